illegal-not-to-act = Du bist gerade nicht dran.
illegal-chance = Das entscheiden die Würfel, nicht du.
illegal-unreadable = „{ $move }“ verstehe ich nicht als Zug. Tippe /zug und wähle aus der Liste.
seats-few = Zu wenige am Tisch: { $seats }. Gespielt wird zu { $least } bis { $most }.
seats-many = Zu viele am Tisch: { $seats }. Gespielt wird zu { $least } bis { $most }.
