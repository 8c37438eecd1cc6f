title = Die Zwergenzugfahrt
about = Zwei Zwergenclans, sechzehn Sitzplätze, ein Schaffner: Wer ergattert mehr Plätze im Zug?
heading = Zwergenzugfahrt · Runde { $turn }
heading-of = Zwergenzugfahrt · Runde { $turn } von { $turns }

option-board = Wagen
option-board-doppelbank = Doppelbank
option-board-salonwagen = Salonwagen
option-ending = Spielende
option-ending-moves = nach Zügen
option-ending-time = nach Zeit
option-ending-seats = wer zuerst alle zehn hat
option-turns = Züge je Clan
option-turns-15 = 15
option-turns-20 = 20
option-turns-30 = 30
option-minutes = Minuten bis zur Abfahrt
option-minutes-10 = 10
option-minutes-30 = 30
option-minutes-60 = 60
option-signal = Abfahrtssignal (unsere Zutat)
option-signal-true = ja, damit es nie stockt
option-signal-false = nein, zehn Plätze wie gedruckt
option-clan = Clan
option-clan-red = Clan Rot
option-clan-green = Clan Grün
option-clan-auto = wo gerade Platz ist
seats-clan-empty = { $clan } ist leer. Mindestens eine Person muss für diesen Clan spielen.
seats-clan-full = { $clan } ist überfüllt: Höchstens { $most } Leute teilen sich einen Clan.

clan-red = Clan Rot
clan-green = Clan Grün
short-red = Rot
short-green = Grün
piece = { $icon } Zwerg { $number }
piece-aloud = Zwerg { $clan } { $number }

move-walk = { $dwarf } geht von { $origin } nach { $target }
move-sit = { $dwarf } setzt sich von { $origin } auf Platz { $target }
move-shift = { $dwarf } rückt von Platz { $origin } weiter auf Platz { $target }
move-kick = { $dwarf } kickt von { $origin } aus den Zwerg auf { $target }
move-lay = { $dwarf } auf { $origin } legt ein Schild auf Platz { $target }
move-take = { $dwarf } auf { $origin } nimmt das Schild von Platz { $target }
move-conduct = Der Schaffner nimmt { $clan } das Schild auf { $square } weg

press-dwarf = { $number } · { $square }
press-only-walk = { $number } → { $square }
press-only = { $number }: { $action }
press-stuck = { $number } steckt fest
press-walk = Nach { $square } gehen
press-sit = Auf { $square } setzen
press-shift = Auf { $square } rücken
press-kick = { $clan } { $number } auf { $square } kicken
press-lay = { $square } reservieren
press-take = Schild { $square } wegnehmen
press-conduct = Schild auf { $square }
prompt-dwarf = Welchen Zwerg nimmst du?
prompt-action = { $cost ->
    [0] { $dwarf } auf { $square }: Was soll er tun?
    [one] { $dwarf } auf { $square }: Was soll er tun? Ein Kick kostet euch diesmal einen Zug.
   *[other] { $dwarf } auf { $square }: Was soll er tun? Ein Kick kostet euch diesmal { $cost } Züge.
}
prompt-conduct = Welches Schild von { $clan } soll der Schaffner mitnehmen?

clan-line = { $icon } **{ $clan } · { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}** · { $people }
clan-counts = { $counts }
legend = { $grounds }
legend-seat = { $icon } freier Platz
legend-corridor = { $icon } Gang
legend-platform = { $icon } Bahnsteig
legend-red-start = { $icon } Start Rot
legend-green-start = { $icon } Start Grün
conductor-in = { $turns ->
    [0] Der Schaffner ist da!
    [one] Der Schaffner kommt nach diesem Zug.
   *[other] Der Schaffner kommt in { $turns } Zügen.
}
ending-moves = { $turns ->
    [0] Gleich ist Schluss.
    [one] Das ist der letzte Zug vor der Abfahrt.
   *[other] Noch { $turns } Züge bis zur Abfahrt{ $each ->
        [0] .
       *[other] { " " }({ $each } je Clan).
    }
}
ending-minutes = Abfahrt { $minutes } Minuten nach dem Start.
ending-time = Abfahrt { $left } ({ $at } Uhr).
ending-expired = Die Zeit ist um, diese Runde zählt noch.
ending-seats = Wer { $seats } Plätze hat, gewinnt sofort. Spätestens in { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
} ist Abfahrt.
ending-printed = Wer { $seats } Plätze hat, gewinnt.

count-supply = { $count ->
    [one] noch 1 Schild
   *[other] noch { $count } Schilder
}
count-removals = { $count ->
    [one] 1 Wegnahme
   *[other] { $count } Wegnahmen
}
count-kicks = { $count ->
    [one] 1 Kick
   *[other] { $count } Kicks
}
count-drops = setzt noch { $count }-mal aus

counted = { $points ->
    [one] 1 Platz
   *[other] { $points } Plätze
}
counted-dative = { $points ->
    [one] 1 Platz
   *[other] { $points } Plätzen
}

moment-coin = 🪙 Der Schaffner! Die Münze fliegt …
moment-tossed = 🪙 { $clan }!
moment-spared = 🪙 { $clan } hat Glück!
event-start = Alle einsteigen! { $who } macht für { $clan } den ersten Zug.
event-walked = { $who }: { $dwarf } geht von { $origin } nach { $target }.
event-sat = { $who }: { $dwarf } lässt sich auf Platz { $target } plumpsen.
event-stood = { $who }: { $dwarf } steht von Platz { $origin } auf und geht nach { $target }.
event-shifted = { $who }: { $dwarf } rutscht von Platz { $origin } auf Platz { $target }.
event-laid = { $who }: { $dwarf } legt ein Schild auf Platz { $target }. Reserviert!
event-took = { $who }: { $dwarf } stibitzt { $clan } das Schild von Platz { $target }.
event-kicked = { $drops ->
    [one] Rumms! { $who }: { $dwarf } kickt { $victim } von { $target } zurück nach { $home }. { $clan } muss einmal aussetzen.
   *[other] Rumms! { $who }: { $dwarf } kickt { $victim } von { $target } zurück nach { $home }. { $clan } muss { $drops }-mal aussetzen.
}
event-dropped = { $left ->
    [0] { $clan } verschnauft vom Kicken und setzt aus.
   *[other] { $clan } verschnauft vom Kicken und setzt aus, danach noch { $left }-mal.
}
event-stuck = { $clan } kommt weder vor noch zurück. Der Zug verfällt.
event-coin = Der Schaffner kommt! { $who } wirft die Münze, oben liegt: { $clan }.
event-spared = { $clan } hat kein Schild liegen. Der Schaffner zuckt mit den Schultern und geht weiter.
event-conducted = { $who } zeigt auf Platz { $square }, und der Schaffner kassiert das Schild von { $clan }.
event-signal = Das Abfahrtssignal tönt! Ab jetzt reichen { $seats } Plätze zum Sieg.
event-time = { $open ->
    [0] Die Zeit ist um!
   *[other] Die Zeit ist um! Die angefangene Runde wird noch zu Ende gespielt.
}
event-won = Abfahrt! { $clan } hat { $seats } Plätze besetzt und gewinnt auf der Stelle.
event-scored = Abfahrt! Clan Rot hat { $red ->
    [one] 1 Platz
   *[other] { $red } Plätze
}, Clan Grün { $green }. { $clan } gewinnt.
event-drawn = Abfahrt! Beide Clans haben { $red ->
    [one] 1 Platz
   *[other] { $red } Plätze
} und teilen sich den Sieg.

illegal-rival-dwarf = Der Zwerg auf { $square } gehört dem anderen Clan. Bewege einen von euren.
illegal-no-dwarf = Auf { $square } steht kein Zwerg von euch.
illegal-closed = { $square } ist kein Feld, auf dem jemand stehen kann.
illegal-far = Von { $origin } reicht kein Zwerg nach { $target }. Es geht nur ein Feld weit, gerade und nie schräg.
illegal-rival-start = { $square } ist ein Startfeld des anderen Clans. Dort habt ihr nichts verloren.
illegal-own-dwarf = Auf { $square } steht schon ein Zwerg von euch.
illegal-own-sign = Auf { $square } liegt euer eigenes Schild. Der Platz ist für die Spätschicht.
illegal-rival-sign = Platz { $square } ist vom anderen Clan reserviert. Nimm erst das Schild weg.
illegal-safe = Wer sitzt, ist sicher: Der Zwerg auf { $square } lässt sich nicht kicken.
illegal-no-seat = { $square } ist kein Sitzplatz. Schilder liegen nur auf Sitzplätzen.
illegal-seat-taken = Platz { $square } ist schon besetzt.
illegal-no-sign-left = Alle { $signs } Schilder eures Clans liegen schon aus.
illegal-take-own = Auf { $square } liegt euer eigenes Schild. Das bleibt liegen.
illegal-take-nothing = Auf { $square } liegt kein Schild, das du wegnehmen könntest.
illegal-no-removal-left = Euer Clan hat schon so oft Schilder weggenommen, wie er darf.
illegal-conductor-waits = Der Schaffner wartet. Such erst das Schild aus, das er mitnimmt.
illegal-no-conductor = Der Schaffner ist gerade nicht im Zug.
illegal-conduct-nothing = Auf { $square } liegt kein Schild von { $clan }. Such eins aus, das dort wirklich liegt.
illegal-pass = Freiwillig aussetzen gibt es nicht. Irgendein Zwerg muss etwas tun.

twin-turn = Runde { $turn }.
twin-turn-of = Runde { $turn } von { $turns }.
twin-move = { $who } ist für { $clan } dran.
twin-move-you = Du bist für { $clan } dran.
twin-can = Zwerg { $number } auf { $square } kann { $can }.
twin-stuck = Zwerg { $number } auf { $square } steckt fest.
can-sit = sich auf { $squares } setzen
can-shift = auf { $squares } weiterrücken
can-lay = auf { $squares } ein Schild legen
can-take = das Schild von { $squares } wegnehmen
can-kick = den Zwerg auf { $squares } kicken
can-walk = nach { $squares } gehen
twin-conduct = { $who } sucht aus, welches Schild von { $clan } der Schaffner mitnimmt. Es liegen Schilder auf { $squares }.
twin-conduct-you = Welches Schild von { $clan } soll der Schaffner mitnehmen? Zur Wahl stehen { $squares }.
twin-people = { $seats ->
    [0] { $clan } mit { $people } hat noch keinen Platz.
    [one] { $clan } mit { $people } hat 1 Platz.
   *[other] { $clan } mit { $people } hat { $seats } Plätze.
}
twin-seated = Zwerg { $number } sitzt auf { $square }
twin-standing = Zwerg { $number } steht auf { $square }
twin-dwarfs = { $clan }: { $dwarfs }.
twin-signs = { $count ->
    [0] { $clan } hat noch kein Schild liegen.
    [one] Ein Schild von { $clan } liegt auf { $squares }.
   *[other] Schilder von { $clan } liegen auf { $squares }.
}
twin-supply = { $count ->
    [one] { $clan } hat noch 1 Schild im Vorrat.
   *[other] { $clan } hat noch { $count } Schilder im Vorrat.
}
twin-removals = { $count ->
    [one] { $clan } darf noch einmal ein Schild wegnehmen.
   *[other] { $clan } darf noch { $count }-mal ein Schild wegnehmen.
}
twin-kicks = { $count ->
    [one] { $clan } hat einmal gekickt.
   *[other] { $clan } hat { $count }-mal gekickt.
}
twin-drops = { $count ->
    [one] { $clan } muss noch einmal aussetzen.
   *[other] { $clan } muss noch { $count }-mal aussetzen.
}
twin-price = { $turns ->
    [one] Der nächste Kick kostet { $clan } einen Zug.
   *[other] Der nächste Kick kostet { $clan } { $turns } Züge.
}
twin-last-way = Zuletzt ging ein Zwerg von { $origin } nach { $target }.
twin-last-sign = Zuletzt hat sich auf Platz { $square } ein Schild geändert.
twin-plan = Der Wagen hat { $rows } Zeilen, Zeile 1 ist oben. Die Spalten heißen von links nach rechts a, b, c und so weiter. Man geht ein Feld weit nach links, rechts, oben oder unten.
twin-plan-row = Zeile { $first }: { $parts }.
twin-plan-rows = Zeilen { $first } bis { $last }: { $parts }.
plan-one = { $first } { $ground }
plan-many = { $first } bis { $last } { $ground }
ground-seat = Sitzplatz
ground-corridor = Gang
ground-platform = Bahnsteig
ground-red-start = Start Rot
ground-green-start = Start Grün

event-start-you = Alle einsteigen! Du machst für { $clan } den ersten Zug.
event-walked-you = Dein { $dwarf } geht von { $origin } nach { $target }.
event-sat-you = Dein { $dwarf } lässt sich auf Platz { $target } plumpsen.
event-stood-you = Dein { $dwarf } steht von Platz { $origin } auf und geht nach { $target }.
event-shifted-you = Dein { $dwarf } rutscht von Platz { $origin } auf Platz { $target }.
event-laid-you = Dein { $dwarf } legt ein Schild auf Platz { $target }. Reserviert!
event-took-you = Dein { $dwarf } stibitzt { $clan } das Schild von Platz { $target }.
event-kicked-you = { $drops ->
    [one] Rumms! Dein { $dwarf } kickt { $victim } von { $target } zurück nach { $home }. { $clan } muss einmal aussetzen.
   *[other] Rumms! Dein { $dwarf } kickt { $victim } von { $target } zurück nach { $home }. { $clan } muss { $drops }-mal aussetzen.
}
event-coin-you = Der Schaffner kommt! Du wirfst die Münze, oben liegt: { $clan }.
event-conducted-you = Du zeigst auf Platz { $square }, und der Schaffner kassiert das Schild von { $clan }.

rules-1-title = Worum es geht
rules-1 =
    Zwei Clans stürmen einen Zug mit sechzehn Sitzplätzen. Ein Platz gehört euch, wenn dort ein Zwerg von euch sitzt oder ein Schild von euch liegt. Jeder Clan hat fünf Zwerge und fünf Schilder.
    Wer alle fünf Zwerge und alle fünf Schilder auf Plätzen hat, gewinnt auf der Stelle. Sonst gewinnt am Ende der Clan mit mehr Plätzen. Bei Gleichstand gewinnen beide.
    Ein Clan besteht aus einer bis fünf Personen, die seine Züge reihum machen.
rules-2-title = Ein Zug
rules-2 =
    Die Clans ziehen abwechselnd. Du tust genau eine Sache mit einem Zwerg, immer auf ein Nachbarfeld, gerade und nie schräg:
    • **Gehen** auf ein leeres Feld.
    • **Setzen** auf einen leeren Platz. Wer sitzt, kann nicht gekickt werden.
    • **Schild legen** auf einen leeren Platz.
    • **Schild wegnehmen** vom anderen Clan. Das dürft ihr fünfmal, und das Schild geht an seinen Clan zurück.
    • **Kicken:** Dein Zwerg zieht auf das Feld eines fremden Zwergs, der fliegt zurück auf ein Startfeld. Der erste Kick kostet euren Clan einen Zug, der zweite bis fünfte je zwei, jeder weitere drei.
rules-3-title = Der Schaffner
rules-3 =
    Nach jedem siebten Zug, beide Clans zusammengezählt, geht der Schaffner durch den Zug. Eine Münze entscheidet, welcher Clan ein Schild verliert. Welches, sucht der andere Clan aus. Das Schild kommt zurück in den Vorrat.
rules-4-title = Das Ende
rules-4 =
    • **Nach Zügen:** nach 15, 20 oder 30 Zügen je Clan.
    • **Nach Zeit:** nach 10, 30 oder 60 Minuten. Die angefangene Runde wird zu Ende gespielt.
    • **Wer zuerst alle zehn hat:** Damit das nicht stockt, gibt es das Abfahrtssignal: Nach 30 Zügen je Clan tönt es, dann reichen neun Plätze. Nach 60 Zügen je Clan gewinnt, wer mehr Plätze hat. Das Signal steht in keiner Anleitung; ihr könnt es vor dem Start ausschalten.
    Zehn Plätze gewinnen immer sofort.
rules-5-title = Was die Regeln offenlassen: Plätze
rules-5 =
    Den Plan haben wir selbst gezeichnet.
    Auf einem Platz mit Schild sitzt niemand, auch nicht der eigene Clan (T3–T5). Das eigene Schild bleibt liegen (T6). Durch leere Plätze darf man laufen (T7), aufstehen ist erlaubt (T8), und auch wer sitzt, darf handeln und kicken (T9).
    Gekickt wird nur, wer weder sitzt noch auf einem Startfeld steht (T10); fremde Startfelder sind tabu (T11). Der gekickte Zwerg nimmt das erste freie Startfeld (T12), der kickende rückt nach (T13).
    Kein Schild mehr oder alle Wegnahmen verbraucht: Dann geht das eben nicht (T30).
rules-6-title = Was die Regeln offenlassen: Züge
rules-6 =
    Kicks zählen je Clan über die ganze Partie (T14). Ausgesetzt wird bei den nächsten eigenen Zügen (T15, T16), und ausgesetzte Züge zählen mit, auch für den Schaffner (T17, T18).
    Hat der Clan, den die Münze trifft, kein Schild liegen, passiert nichts (T20). Der Schaffner verbraucht keine Wegnahme, und aussuchen darf auch, wer gerade aussetzt (T21).
    Am Ende eines Zuges: erst der sofortige Sieg, dann der Schaffner, dann das Zuglimit (T25). Passen gibt es nicht (T28); wer gar nichts tun kann, setzt diesen Zug aus (T29).
    Das Schild für den Schaffner sucht die nächste Person in der Reihe des Clans aus (T1, T19).
    Das Abfahrtssignal haben wir dazuerfunden (T24). Ohne Signal braucht es zehn Plätze, wie gedruckt; geht nichts mehr voran, brecht ihr die Partie gemeinsam ab.

outcome-coin-red = Münze geworfen, oben liegt { clan-red }
outcome-coin-green = Münze geworfen, oben liegt { clan-green }
