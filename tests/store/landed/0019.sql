BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0019');
CREATE TABLE blocked (
	guild BIGINT NOT NULL, 
	person BIGINT NOT NULL, 
	PRIMARY KEY (guild, person)
);
INSERT INTO "blocked" VALUES(11,1003);
CREATE TABLE calls (
	"match" VARCHAR NOT NULL, 
	person BIGINT NOT NULL, 
	turn INTEGER NOT NULL, 
	secret BOOLEAN NOT NULL, 
	due FLOAT, 
	channel BIGINT, 
	message BIGINT, 
	PRIMARY KEY ("match", person), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "calls" VALUES('aa11',1001,0,1,NULL,71,81);
INSERT INTO "calls" VALUES('aa11',1002,0,1,NULL,NULL,NULL);
CREATE TABLE daily_places (
	date VARCHAR NOT NULL, 
	guild BIGINT NOT NULL, 
	person BIGINT NOT NULL, 
	lost INTEGER, 
	listed BOOLEAN NOT NULL, 
	PRIMARY KEY (date, guild, person)
);
INSERT INTO "daily_places" VALUES('2026-11-17',51,1001,120,1);
CREATE TABLE daily_tries (
	date VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	person BIGINT NOT NULL, 
	"match" VARCHAR NOT NULL, 
	begun FLOAT NOT NULL, 
	ended FLOAT, 
	points INTEGER, 
	lost INTEGER, 
	possible INTEGER, 
	best_moves INTEGER, 
	moves INTEGER, 
	grades VARCHAR, 
	PRIMARY KEY (date, game, person)
);
INSERT INTO "daily_tries" VALUES('2026-11-17','kniffel',1001,'aa11',1.0,2.0,31,120,3384,9,11,'bbnbfbbbbdb');
CREATE TABLE day_notices (
	guild BIGINT NOT NULL, 
	date VARCHAR NOT NULL, 
	channel BIGINT, 
	message BIGINT, 
	PRIMARY KEY (guild)
);
INSERT INTO "day_notices" VALUES(51,'2026-11-17',61,NULL);
CREATE TABLE days (
	date VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	rules INTEGER NOT NULL, 
	options JSON NOT NULL, 
	seed BLOB NOT NULL, 
	commitment VARCHAR NOT NULL, 
	PRIMARY KEY (date)
);
INSERT INTO "days" VALUES('2026-11-17','kniffel',1,'{}',X'6F6C642073656564','abcd');
CREATE TABLE errands (
	"match" VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	PRIMARY KEY ("match"), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "errands" VALUES('aa11',1);
CREATE TABLE faces (
	guild BIGINT NOT NULL, 
	game VARCHAR NOT NULL, 
	person BIGINT NOT NULL, 
	face VARCHAR NOT NULL, 
	times INTEGER NOT NULL, 
	PRIMARY KEY (guild, game, person, face)
);
INSERT INTO "faces" VALUES(11,'kniffel',1001,'frog',3);
CREATE TABLE leases (
	shard INTEGER NOT NULL, 
	shards INTEGER NOT NULL, 
	owner VARCHAR, 
	seen FLOAT NOT NULL, 
	expires FLOAT NOT NULL, 
	served VARCHAR NOT NULL, 
	PRIMARY KEY (shard)
);
INSERT INTO "leases" VALUES(0,1,NULL,1790000021.0,0.0,'');
CREATE TABLE lessons (
	person BIGINT NOT NULL, 
	game VARCHAR NOT NULL, 
	step INTEGER NOT NULL, 
	done FLOAT, 
	PRIMARY KEY (person, game)
);
INSERT INTO "lessons" VALUES(1001,'kniffel',3,NULL);
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
	posted FLOAT, version INTEGER DEFAULT '1' NOT NULL, drawn INTEGER, replaced BIGINT, shared FLOAT, pressed BIGINT, pictured BOOLEAN DEFAULT 0 NOT NULL, dice_form INTEGER DEFAULT '1' NOT NULL, day VARCHAR DEFAULT '' NOT NULL, kind VARCHAR DEFAULT '' NOT NULL, owner BIGINT, closed BOOLEAN DEFAULT 0 NOT NULL, voices BOOLEAN DEFAULT 1 NOT NULL, waiting_since FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('aa11','kniffel',1,'running',11,51,1001,'de','{"rounds": "long"}',NULL,X'6F6C642073656564','0,1',1790000000.0,1790000010.0,NULL,'cosy',1790086400.0,0,1790000020.5,1790086400.0,9001,1790000011.0,1,NULL,NULL,NULL,NULL,0,1,'','',NULL,0,1,NULL);
INSERT INTO "matches" VALUES('bb22','kniffel',1,'finished',11,52,1001,'de','{"rounds": "long"}',1,X'6F6C642073656564','0,1',1790000000.0,1790000010.0,1790000900.0,'cosy',NULL,0,1790000020.5,NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,0,1,'','',NULL,0,1,NULL);
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
CREATE TABLE "people" (
	person BIGINT NOT NULL, 
	direct_messages BOOLEAN NOT NULL, 
	reminder VARCHAR NOT NULL, 
	listed BOOLEAN DEFAULT 1 NOT NULL, quiet_begins INTEGER, quiet_ends INTEGER, zone VARCHAR, locale VARCHAR, aloud BOOLEAN DEFAULT 0 NOT NULL, streaks BOOLEAN DEFAULT 1 NOT NULL, puzzles BOOLEAN DEFAULT 1 NOT NULL, 
	PRIMARY KEY (person)
);
INSERT INTO "people" VALUES(1001,0,'none',0,NULL,NULL,NULL,NULL,0,1,1);
INSERT INTO "people" VALUES(1002,1,'direct-message',1,NULL,NULL,NULL,NULL,0,1,1);
CREATE TABLE presses (
	press BIGINT NOT NULL, 
	"match" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	PRIMARY KEY (press)
);
INSERT INTO "presses" VALUES(1100000000000000001,'aa11',1);
CREATE TABLE puzzle_tries (
	"match" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	press BIGINT NOT NULL, 
	at FLOAT NOT NULL, 
	game VARCHAR NOT NULL, 
	theme VARCHAR NOT NULL, 
	correct BOOLEAN NOT NULL, 
	cost FLOAT NOT NULL, 
	rating_before INTEGER NOT NULL, 
	rating_after INTEGER NOT NULL, 
	PRIMARY KEY ("match", number, person), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "puzzle_tries" VALUES('bb22',12,1003,777000000000000001,1790001000.0,'kniffel','reason-points',1,0.0,1000,1040);
CREATE TABLE puzzles (
	"match" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	game VARCHAR NOT NULL, 
	rules INTEGER NOT NULL, 
	gap FLOAT NOT NULL, 
	cost FLOAT NOT NULL, 
	theme VARCHAR NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	plays INTEGER NOT NULL, 
	PRIMARY KEY ("match", number), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "puzzles" VALUES('bb22',12,1,'kniffel',1,0.4,0.7,'reason-points',24.5,4.0,1);
CREATE TABLE ratings (
	guild BIGINT NOT NULL, 
	game VARCHAR NOT NULL, 
	person BIGINT NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	PRIMARY KEY (guild, game, person)
);
INSERT INTO "ratings" VALUES(11,'kniffel',1001,26.5,8.1);
CREATE TABLE results (
	"match" VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	guild BIGINT, 
	game VARCHAR NOT NULL, 
	person BIGINT, 
	strength VARCHAR, 
	team INTEGER NOT NULL, 
	counts BOOLEAN NOT NULL, 
	aborted BOOLEAN NOT NULL, 
	won BOOLEAN NOT NULL, 
	points INTEGER, 
	rank INTEGER, 
	bets_won INTEGER, 
	bets_lost INTEGER, 
	seconds FLOAT NOT NULL, 
	ended FLOAT NOT NULL, 
	rating_before INTEGER, 
	rating_after INTEGER, 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "results" VALUES('bb22',0,11,'kniffel',1001,NULL,0,1,0,1,30,1,2,1,890.0,1790000900.0,1000,1040);
INSERT INTO "results" VALUES('bb22',2,11,'kniffel',NULL,'master',2,0,0,0,20,2,NULL,NULL,890.0,1790000900.0,NULL,NULL);
CREATE TABLE seats (
	"match" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	person BIGINT, 
	strength VARCHAR, 
	token VARCHAR NOT NULL, 
	options JSON NOT NULL, 
	auto BOOLEAN NOT NULL, 
	away BOOLEAN NOT NULL, 
	"left" BOOLEAN NOT NULL, gave_up BIGINT, stood_in INTEGER DEFAULT '0' NOT NULL, charm VARCHAR DEFAULT '' NOT NULL, vote INTEGER, 
	PRIMARY KEY ("match", number), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('aa11',0,1001,NULL,'t0','{}',1,0,0,NULL,0,'',NULL);
INSERT INTO "seats" VALUES('aa11',1,1002,NULL,'t1','{"help": true}',0,1,0,NULL,0,'',NULL);
INSERT INTO "seats" VALUES('aa11',2,NULL,'master','t2','{}',0,0,0,NULL,0,'',NULL);
INSERT INTO "seats" VALUES('bb22',0,1001,NULL,'t0','{}',1,0,0,NULL,0,'',NULL);
INSERT INTO "seats" VALUES('bb22',1,1002,NULL,'t1','{"help": true}',0,1,0,NULL,0,'',NULL);
INSERT INTO "seats" VALUES('bb22',2,NULL,'master','t2','{}',0,0,0,NULL,0,'',NULL);
CREATE TABLE servers (
	guild BIGINT NOT NULL, 
	settings JSON NOT NULL, 
	removed FLOAT, 
	PRIMARY KEY (guild)
);
INSERT INTO "servers" VALUES(11,'{"pace": "quick", "ratings": true}',NULL);
INSERT INTO "servers" VALUES(22,'{}',1789000000.0);
CREATE TABLE sitters (
	"match" VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	until INTEGER NOT NULL, 
	person BIGINT, 
	PRIMARY KEY ("match", seat, until), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "sitters" VALUES('aa11',0,1,1003);
CREATE TABLE standings (
	guild BIGINT NOT NULL, 
	game VARCHAR NOT NULL, 
	period VARCHAR NOT NULL, 
	person BIGINT NOT NULL, 
	matches INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	best INTEGER, 
	average FLOAT, 
	bets INTEGER, 
	rating INTEGER, 
	listed BOOLEAN NOT NULL, 
	PRIMARY KEY (guild, game, period, person)
);
INSERT INTO "standings" VALUES(11,'kniffel','all',1001,1,1,30,30,30.0,2,1040,0);
INSERT INTO "standings" VALUES(11,'','all',1001,1,1,30,NULL,NULL,2,1040,0);
CREATE INDEX matches_by_due ON matches (due);
CREATE INDEX seats_of_a_person ON seats (person);
CREATE INDEX results_of_a_person ON results (person, guild, ended);
CREATE INDEX results_of_a_guild ON results (guild);
CREATE INDEX ratings_of_a_person ON ratings (person);
CREATE INDEX standings_by_wins ON standings (guild, game, period, listed, wins DESC, person);
CREATE INDEX standings_by_rating ON standings (guild, game, period, listed, rating DESC, person);
CREATE INDEX standings_by_best ON standings (guild, game, period, listed, best DESC, person);
CREATE INDEX standings_by_average ON standings (guild, game, period, listed, average DESC, person);
CREATE INDEX standings_by_bets ON standings (guild, game, period, listed, bets DESC, person);
CREATE INDEX standings_of_a_person ON standings (person);
CREATE INDEX faces_of_a_person ON faces (person);
CREATE INDEX matches_of_a_channel ON matches (channel, opened);
CREATE INDEX matches_of_a_guild ON matches (guild);
CREATE INDEX matches_of_a_host ON matches (host);
CREATE INDEX standings_of_a_period ON standings (period);
CREATE INDEX seats_given_up_by_a_person ON seats (gave_up);
CREATE INDEX calls_of_a_person ON calls (person);
CREATE INDEX sitters_of_a_person ON sitters (person);
CREATE INDEX daily_tries_of_a_person ON daily_tries (person, date);
CREATE INDEX daily_tries_by_rank ON daily_tries (date, lost);
CREATE INDEX daily_places_by_rank ON daily_places (date, guild, listed, lost, person);
CREATE INDEX daily_places_of_a_person ON daily_places (person);
CREATE INDEX daily_places_of_a_guild ON daily_places (guild);
CREATE INDEX puzzles_by_rating ON puzzles (game, mu);
CREATE INDEX puzzles_by_plays ON puzzles (game, plays);
CREATE INDEX puzzle_tries_of_a_person ON puzzle_tries (person, at);
CREATE UNIQUE INDEX one_live_match_per_channel ON matches (channel) WHERE phase IN ('lobby', 'running') AND owner IS NULL;
CREATE UNIQUE INDEX one_live_match_per_owner ON matches (owner, kind) WHERE phase IN ('lobby', 'running') AND owner IS NOT NULL;
CREATE INDEX matches_of_an_owner ON matches (owner);
CREATE INDEX blocked_of_a_person ON blocked (person);
COMMIT;
