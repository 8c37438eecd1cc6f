BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE letters (
	"match" VARCHAR NOT NULL, 
	turn INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	channel BIGINT, 
	message BIGINT, 
	PRIMARY KEY ("match", turn, person), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "letters" VALUES('aa11',0,1001,71,81);
INSERT INTO "letters" VALUES('aa11',0,1002,NULL,NULL);
CREATE TABLE matches (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	rules INTEGER NOT NULL, 
	phase VARCHAR NOT NULL, 
	guild BIGINT, 
	channel BIGINT NOT NULL, 
	host BIGINT, 
	locale VARCHAR NOT NULL, 
	options JSON NOT NULL, 
	first INTEGER, 
	seed BLOB NOT NULL, 
	players VARCHAR NOT NULL, 
	opened FLOAT NOT NULL, 
	started FLOAT, 
	ended FLOAT, 
	pace VARCHAR NOT NULL, 
	deadline FLOAT, 
	reminded BOOLEAN NOT NULL, 
	touched FLOAT, 
	due FLOAT, 
	board BIGINT, 
	posted FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('aa11','kniffel',1,'running',11,51,1001,'de','{"rounds": "long"}',NULL,X'6F6C642073656564','0,1',1790000000.0,1790000010.0,NULL,'cosy',1790086400.0,0,1790000020.5,1790086400.0,9001,1790000011.0);
INSERT INTO "matches" VALUES('bb22','kniffel',1,'finished',11,52,1001,'de','{"rounds": "long"}',1,X'6F6C642073656564','0,1',1790000000.0,1790000010.0,1790000900.0,'cosy',NULL,0,1790000020.5,NULL,NULL,NULL);
CREATE TABLE moves (
	"match" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	move VARCHAR NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("match", number), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "moves" VALUES('aa11',0,0,'roll',1790000020.5);
INSERT INTO "moves" VALUES('aa11',1,-1,'die frog',1790000020.5);
INSERT INTO "moves" VALUES('bb22',0,0,'roll',1790000020.5);
INSERT INTO "moves" VALUES('bb22',1,-1,'die frog',1790000020.5);
CREATE TABLE notes (
	"key" VARCHAR NOT NULL, 
	value VARCHAR NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "notes" VALUES('alive','1790000021.0');
CREATE TABLE people (
	person BIGINT NOT NULL, 
	letters BOOLEAN NOT NULL, 
	reminder VARCHAR NOT NULL, 
	PRIMARY KEY (person)
);
INSERT INTO "people" VALUES(1001,0,'none');
INSERT INTO "people" VALUES(1002,1,'letter');
CREATE TABLE seats (
	"match" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	person BIGINT, 
	strength VARCHAR, 
	token VARCHAR NOT NULL, 
	options JSON NOT NULL, 
	auto BOOLEAN NOT NULL, 
	away BOOLEAN NOT NULL, 
	"left" BOOLEAN NOT NULL, 
	PRIMARY KEY ("match", number), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('aa11',0,1001,NULL,'t0','{}',1,0,0);
INSERT INTO "seats" VALUES('aa11',1,1002,NULL,'t1','{"help": true}',0,1,0);
INSERT INTO "seats" VALUES('aa11',2,NULL,'master','t2','{}',0,0,0);
INSERT INTO "seats" VALUES('bb22',0,1001,NULL,'t0','{}',1,0,0);
INSERT INTO "seats" VALUES('bb22',1,1002,NULL,'t1','{"help": true}',0,1,0);
INSERT INTO "seats" VALUES('bb22',2,NULL,'master','t2','{}',0,0,0);
CREATE UNIQUE INDEX one_live_match_per_channel ON matches (channel) WHERE phase IN ('lobby', 'running');
CREATE INDEX matches_by_due ON matches (due);
CREATE INDEX seats_of_a_person ON seats (person);
COMMIT;
