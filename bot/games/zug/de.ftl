title = Die Zwergenzugfahrt
other-names = Zwergenzug, Zugfahrt
about = Zwei Zwergenclans, sechzehn Sitzplätze, ein Schaffner: Wer ergattert mehr Plätze im Zug?
goal = -# Mehr Plätze gewinnen: hinsetzen oder Schild drauf. Jeden 7. Zug holt der Schaffner eins.
first-by-the-book = der längere Bart
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
option-turns-10 = 10 (zusammen 20)
option-turns-15 = 15
option-turns-20 = 20
option-turns-30 = 30
option-minutes = Minuten bis zur Abfahrt
option-minutes-10 = 10
option-minutes-30 = 30
option-minutes-60 = 60
option-signal = Abfahrtssignal (unsere Zutat)
option-signal-true = ja
option-signal-false = nein, wie gedruckt
option-clan = Clan
option-clan-red = Clan Rot
option-clan-green = Clan Grün
option-clan-auto = wo Platz ist
seats-clan-empty = { $clan } ist leer. Mindestens eine Person muss für diesen Clan spielen.
seats-clan-full = { $clan } ist überfüllt: Höchstens { $most } Leute teilen sich einen Clan.

clan-red = Clan Rot
clan-green = Clan Grün
short-red = Rot
short-green = Grün
piece = { $icon } Zwerg { $number }
piece-aloud = Zwerg { $clan } { $number }

move-walk = { $dwarf } geht von { $origin } nach { $target }
move-stand = { $dwarf } steht von Platz { $origin } auf und geht nach { $target }
move-sit = { $dwarf } setzt sich von { $origin } auf Platz { $target }
move-shift = { $dwarf } rückt von Platz { $origin } weiter auf Platz { $target }
move-kick = { $seat ->
    [left] { $dwarf } gibt Platz { $origin } auf und kickt den Zwerg auf { $target }
   *[kept] { $dwarf } kickt von { $origin } aus den Zwerg auf { $target }
}
move-lay = { $dwarf } auf { $origin } legt ein Schild auf Platz { $target }
move-take = { $dwarf } auf { $origin } nimmt das Schild von Platz { $target }
move-conduct = Der Schaffner nimmt { $clan } das Schild auf { $square } weg

press-dwarf = { $number } · { $square }
press-only-walk = { $number }→{ $square }
press-only-stand = { $number } steht auf → { $square }
press-only = { $number }: { $action }
press-stuck = { $number } klemmt
press-walk = Nach { $square } gehen
press-stand = Aufstehen → { $square }
press-sit = Auf { $square } setzen
press-shift = Auf { $square } rücken
press-kick = { $clan } { $number } auf { $square } kicken
press-lay = { $square } reservieren
press-take = Schild { $square } wegnehmen
press-conduct = Schild auf { $square }
prompt-dwarf = Welchen Zwerg nimmst du?
prompt-action = { $cost ->
    [0] { $dwarf } auf { $square }: Was soll er tun?
    [one] { $dwarf } auf { $square }: Was soll er tun? Ein Kick kostet euch diesmal einen Zug{ $seat ->
        [left] { " " }und diesen Platz.
       *[kept] .
    }
   *[other] { $dwarf } auf { $square }: Was soll er tun? Ein Kick kostet euch diesmal { $cost } Züge{ $seat ->
        [left] { " " }und diesen Platz.
       *[kept] .
    }
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
    [one] 1 Schild übrig
   *[other] { $count } Schilder übrig
}
count-removals = { $count ->
    [one] darf 1 wegnehmen
   *[other] darf { $count } wegnehmen
}
count-kicks = { $count ->
    [one] 1 Kick
   *[other] { $count } Kicks
}
count-drops = { $count ->
    [one] setzt einmal aus
   *[other] setzt { $count }-mal aus
}

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
moment-kicked = 💥 Rumms! { $victim }!
event-start = Alle einsteigen! { $who } macht für { $clan } den ersten Zug.
event-walked = { $who }: { $dwarf } geht von { $origin } nach { $target }.
event-sat = { $who }: { $dwarf } lässt sich auf Platz { $target } plumpsen.
event-stood = { $who }: { $dwarf } steht von Platz { $origin } auf und geht nach { $target }.
event-shifted = { $who }: { $dwarf } rutscht von Platz { $origin } auf Platz { $target }.
event-laid = { $who }: { $dwarf } legt ein Schild auf Platz { $target }. Reserviert!
event-took = { $who }: { $dwarf } stibitzt { $clan } das Schild von Platz { $target }.
event-kicked = { $drops ->
    [one] { $who }: { $dwarf } { $seat ->
        [left] verlässt Platz { $origin } und kickt
       *[kept] kickt
    } { $victim } von { $target } nach { $home }. { $clan } setzt einmal aus.
   *[other] { $who }: { $dwarf } { $seat ->
        [left] verlässt Platz { $origin } und kickt
       *[kept] kickt
    } { $victim } von { $target } nach { $home }. { $clan } setzt { $drops }-mal aus.
}
event-dropped = { $left ->
    [0] { $clan } verschnauft vom Kicken und setzt aus.
   *[other] { $clan } verschnauft vom Kicken und setzt aus, danach noch { $left }-mal.
}
event-stuck = { $clan } kommt weder vor noch zurück. Der Zug verfällt.
event-coin = Der Schaffner kommt! { $who } wirft die Münze, oben liegt: { $clan }.
event-spared = Kein Schild von { $clan }: Der Schaffner zuckt mit den Schultern.
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

picture-drops = setzt { $count }× aus
picture-conductor = Schaffner in{ "\u00A0" }{ $turns }
picture-end = Abfahrt in{ "\u00A0" }{ $turns }

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
twin-nearest = { $steps ->
    [one] Der nächste freie Platz: Zwerg { $number } ist einen Schritt von { $square } weg.
   *[other] Der nächste freie Platz: Zwerg { $number } ist { $steps } Schritte von { $square } weg.
}
can-sit = sich auf { $squares } setzen
can-shift = auf { $squares } weiterrücken
can-lay = auf { $squares } ein Schild legen
can-take = das Schild von { $squares } wegnehmen
can-kick = { $seat ->
    [left] den Zwerg auf { $squares } kicken und damit den Platz aufgeben
   *[kept] den Zwerg auf { $squares } kicken
}
can-stand = aufstehen und nach { $squares } gehen
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
    [one] Dein { $dwarf } { $seat ->
        [left] verlässt Platz { $origin } und kickt
       *[kept] kickt
    } { $victim } von { $target } nach { $home }. { $clan } setzt einmal aus.
   *[other] Dein { $dwarf } { $seat ->
        [left] verlässt Platz { $origin } und kickt
       *[kept] kickt
    } { $victim } von { $target } nach { $home }. { $clan } setzt { $drops }-mal aus.
}
event-coin-you = Der Schaffner kommt! Du wirfst die Münze, oben liegt: { $clan }.
event-conducted-you = Du zeigst auf Platz { $square }, und der Schaffner kassiert das Schild von { $clan }.

rules-1-title = Worum es geht
rules-1 =
    Zwei Clans stürmen einen Zug mit sechzehn Sitzplätzen. Ein Platz gehört euch, wenn dort ein Zwerg von euch sitzt oder ein Schild von euch liegt. Jeder Clan hat fünf Zwerge und fünf Schilder.
    Wer alle fünf Zwerge und alle fünf Schilder auf Plätzen hat, gewinnt auf der Stelle (T23). Sonst gewinnt am Ende der Clan mit mehr Plätzen. Bei Gleichstand gewinnen beide (T26).
    Ein Clan besteht aus einer bis fünf Personen, die seine Züge reihum machen (T1).
    Anfangen ist kein Vorteil: Unter gleich starken Computern holt der Clan, der anfängt, etwa 45 von 100 Siegen. In der Revanche fangen die anderen an.
rules-2-title = Ein Zug
rules-2 =
    Die Clans ziehen abwechselnd. Du tust genau eine Sache mit einem Zwerg (T2), immer auf ein Nachbarfeld, gerade und nie schräg:
    • **Gehen** auf ein leeres Feld.
    • **Setzen** auf einen leeren Platz. Wer sitzt, kann nicht gekickt werden.
    • **Schild legen** auf einen leeren Platz.
    • **Schild wegnehmen** vom anderen Clan. Das dürft ihr fünfmal, und das Schild geht an seinen Clan zurück (T22).
    • **Kicken:** Dein Zwerg zieht auf das Feld eines fremden Zwergs, der fliegt zurück auf ein Startfeld. Der erste Kick kostet euren Clan einen Zug, der zweite bis fünfte je zwei, jeder weitere drei.
rules-3-title = Der Schaffner
rules-3 =
    Nach jedem siebten Zug, beide Clans zusammengezählt (T18), geht der Schaffner durch den Zug. Eine Münze entscheidet, welcher Clan ein Schild verliert. Welches, sucht der andere Clan aus. Das Schild kommt zurück in den Vorrat (T19).
rules-4-title = Das Ende
rules-4 =
    • **Nach Zügen:** nach 10, 15, 20 oder 30 Zügen je Clan. Die „20 Züge“ der Anleitung lesen wir je Clan, denn so viele braucht ein Clan für zehn Plätze. Wer sie für beide zusammen nimmt, stellt 10 ein (T24).
    • **Nach Zeit:** nach 10, 30 oder 60 Minuten. Die angefangene Runde wird zu Ende gespielt (T27).
    • **Wer zuerst alle zehn hat:** Damit das nicht stockt, gibt es das Abfahrtssignal: Nach 30 Zügen je Clan tönt es, dann reichen neun Plätze. Nach 60 Zügen je Clan gewinnt, wer mehr Plätze hat. Das Signal steht in keiner Anleitung; ihr könnt es vor dem Start ausschalten.
    Zehn Plätze gewinnen immer sofort.
rules-5-title = Was die Regeln offenlassen: Plätze
rules-5 =
    Den Plan haben wir selbst gezeichnet.
    Ein Platz mit Schild ist nicht leer (T3): Niemand geht darüber (T4), und auch der eigene Clan setzt sich nicht darauf (T5). Das eigene Schild bleibt liegen (T6). Durch leere Plätze darf man laufen (T7), aufstehen ist erlaubt (T8), und auch wer sitzt, darf handeln und kicken (T9).
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

# Hints and odds.
hint-chance = { $tie ->
    [0] { $worth ->
        [0] Auch damit ist es wohl verloren (Siegchance { NUMBER($worth, style: "percent", maximumFractionDigits: 0) }).
       *[other] Damit gewinnt ihr zu { NUMBER($worth, style: "percent", maximumFractionDigits: 0) }.
    }
    [1] Zu gewinnen ist kaum noch etwas, aber so wird es unentschieden.
   *[other] Damit gewinnt ihr zu { NUMBER($worth, style: "percent", maximumFractionDigits: 0) }, und zu { NUMBER($tie, style: "percent", maximumFractionDigits: 0) } wird es unentschieden.
}
look-back-chance = **{ $who }**: Siegchance am Anfang { NUMBER($expected, style: "percent", maximumFractionDigits: 0) } (ein Unentschieden zählt halb), am Ende { $side ->
    [won] gewonnen
    [shared] den Sieg geteilt
   *[other] nicht gewonnen
}. { $lost ->
    [0] Eigene Fehler haben davon nichts gekostet.
    [one] Eigene Fehler haben davon 1 Prozentpunkt gekostet.
   *[other] Eigene Fehler haben davon { $lost } Prozentpunkte gekostet.
}
look-back-turn = Wendepunkt ab { $when }: Die Siegchance von { $who } stieg von { NUMBER($before, style: "percent", maximumFractionDigits: 0) } auf { NUMBER($after, style: "percent", maximumFractionDigits: 0) } (ein Unentschieden zählt halb).
odds-clans = So steht es, wenn beide Clans von hier an gut spielen:
odds-clan = { $clan } ({ $who }) gewinnt: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
reason-wins = Damit habt ihr gewonnen.
reason-seat = Das ist ein Platz mehr für euch.
reason-stays = So gebt ihr keinen Platz her.
reason-takes = Das nimmt { $clan } einen Platz weg.
reason-no-drop = { $turns ->
    [one] Ihr müsst dafür nicht aussetzen.
   *[other] Ihr müsst dafür nicht { $turns } Züge aussetzen.
}
reason-safe = Danach kann { $clan } keinen von euch kicken.
reason-signs-safe = Danach kann euch { $clan } nicht gleich ein Schild nehmen.
reason-denies = { $seats ->
    [one] Danach ist für { $clan } ein Platz weniger in Reichweite.
   *[other] Danach sind für { $clan } { $seats } Plätze weniger in Reichweite.
}
reason-reach = { $seats ->
    [one] Danach ist für euch ein Platz in Reichweite, sonst keiner.
   *[other] Danach sind für euch { $seats } Plätze in Reichweite, sonst { $less ->
        [0] keiner
       *[other] nur { $less }
    }.
}
reason-keeps-sign = So bleibt euch ein Schild mehr.
reason-choices = Danach habt ihr mehr zur Wahl: { $choices } Möglichkeiten statt { $less }.
reason-nearer = Damit seid ihr näher an einem freien Platz.
reason-hinders = So hat es { $clan } weiter bis zu einem freien Platz.
reason-close = { $dwarfs ->
    [one] Danach steht einer von euch höchstens zwei Schritte vor einem freien Platz, sonst keiner.
   *[other] Danach stehen { $dwarfs } von euch höchstens zwei Schritte vor einem freien Platz, sonst { $less ->
        [0] keiner
        [one] nur einer
       *[other] nur { $less }
    }.
}
reason-in-sight = { $seats ->
    [one] Danach habt ihr einen freien Platz im Umkreis von drei Schritten, sonst keinen.
   *[other] Danach habt ihr { $seats } freie Plätze im Umkreis von drei Schritten, sonst { $less ->
        [0] keinen
        [one] nur einen
       *[other] nur { $less }
    }.
}
reason-narrows = Danach hat { $clan } weniger zur Wahl: { $choices } statt { $more } Möglichkeiten.

# The lesson: a step and its goal have at most 160 characters together.
lesson-1 = Du führst Clan Rot. Wer am Ende mehr von den 16 Sitzplätzen im Zug hat, gewinnt. Man geht Feld für Feld, nie schräg.
lesson-1-goal = Geh mit Zwerg 1 nach b5!
lesson-1-wrong = Der kommt später dran. Geh zuerst mit Zwerg 1 nach b5.
lesson-2 = Ein paar Schritte weiter steht er vor dem freien Platz d5. Wer sitzt, ist sicher: Von da vertreibt dich niemand.
lesson-2-goal = Setz Zwerg 1 auf d5!
lesson-2-wrong = Gleich vor Zwerg 1 war ein Platz frei. Setz dich, bevor es ein anderer tut.
lesson-2-sign = Reservieren ginge auch. Aber setz dich lieber hin: Im Gang bist du nicht sicher.
lesson-3 = Dein erster Platz! { $seat-2 } hat e5 mit einem Schild reserviert, das zählt genauso. Schilder legst du gleich nebenan.
lesson-3-goal = Reserviere d4!
lesson-3-wrong = Mit einem Schild auf d4 hättest du sofort einen zweiten Platz. Zwerg 1 saß direkt daneben.
lesson-3-other = Auch gut, aber d6 brauchen wir gleich noch. Leg das Schild lieber auf d4.
lesson-4 = Alle sieben Züge holt der Schaffner ein Schild, diesmal das von e5. { $seat-2 } legt ein neues hin. Auch du darfst wegnehmen, fünfmal.
lesson-4-goal = Nimm das Schild von e5!
lesson-4-wrong = So bleibt e5 für dich gesperrt. Zwerg 1 saß direkt daneben und konnte das Schild wegnehmen.
lesson-5 = Der Schaffner ist wieder da, und seine Münze trifft einen Clan. Grün! Welches Schild weg muss, sucht der andere aus, also du.
lesson-5-goal = Weg mit e4 oder e6!
lesson-6 = Bald darauf steht ein grüner Zwerg auf c6 und will auf d6. Noch sitzt er nicht: Ein Kick schickt ihn zurück zum Start.
lesson-6-goal = Kick ihn mit Zwerg 2!
lesson-6-wrong = Schon sitzt er auf d6, und wer sitzt, den kickt keiner mehr. Zwerg 2 stand direkt neben ihm.
lesson-6-seat = Gut, d6 hättest du. Aber er sucht sich einen anderen Platz: Kick ihn, solange er noch steht.
lesson-7 = Rumms! Der Preis: Dein Clan setzt einmal aus, beim nächsten Kick zweimal. Dafür steht Zwerg 2 jetzt selbst vor d6.
lesson-7-goal = Setz ihn auf d6!
lesson-7-wrong = Zwerg 2 stand direkt vor d6. Setz ihn hin, ehe er selbst gekickt wird.
lesson-8 = Der Schaffner hat dir d4 genommen: 2 zu 2. Schluss ist nach 20 Zügen, nach Zeit oder bei zehn Plätzen, wie abgemacht.
lesson-8-goal = Was machst du?
lesson-done = Gehen, sitzen, reservieren, kicken: Mehr braucht ein Clan nicht. Alle einsteigen!

# What matters, for whoever plays this for the first time.
newcomer-walk = Wer sitzt, den kickt niemand mehr; wer im Gang steht, muss damit rechnen.
newcomer-lay = Ein Schild reserviert einen Platz nebenan, und du bleibst, wo du bist.
newcomer-take = Ein fremdes Schild nebenan darfst du wegnehmen, fünfmal in der Partie.
newcomer-conduct = Nimm das Schild, das dem anderen Clan am meisten nützt.

## Highlights: one for each person on the end card. Wordings of one thing follow each other.
highlight-last = { $who } machte den letzten Platz klar: Abfahrt!
highlight-kicker = { $who } kickte { $count } Zwerge vom Platz.
highlight-kicked = { $who } kickte in Runde { $round } { $victim } zurück nach { $home }.
highlight-kicked-2 = Rumms! { $who } schickte { $victim } nach { $home }.
highlight-kicked-3 = { $victim } flog nach { $home }, Schuld war { $who }.
highlight-took = { $who } stibitzte { $clan } das Schild von { $target }.
highlight-took-2 = Das Schild auf { $target }? { $who } ließ es verschwinden.
highlight-took-3 = { $clan } vermisst ein Schild von { $target }. Frag { $who }!
highlight-conducted = { $who } zeigte dem Schaffner das Schild auf { $square }.
highlight-conducted-2 = Der Schaffner kassierte auf { $square }, weil { $who } hinzeigte.
highlight-first-seat = Den ersten Platz im Zug belegte { $who }: { $target }.
highlight-seats = { $who } brachte { $count } Zwerge auf einen Platz.
highlight-seats-2 = { $count }-mal plumpste es bei { $who } auf einen Platz.
highlight-reserved = { $who } reservierte { $count } Plätze.
highlight-reserved-2 = { $count }-mal „besetzt“: { $who } legte fleißig Schilder.
highlight-sat = { $who } setzte sich in Runde { $round } auf { $target }.
highlight-sat-2 = In Runde { $round } gehörte { $target } { $who }.
highlight-sat-3 = { $target }, bitte! { $who } nahm dort Platz.
highlight-laid = { $who } reservierte in Runde { $round } { $target }.
highlight-laid-2 = Auf { $target } lag ein Schild von { $who }.
highlight-laid-3 = „Besetzt“, schrieb { $who } auf { $target }.
highlight-shifted = { $who } rückte auf { $target } weiter.
highlight-shifted-2 = Lieber am Fenster? { $who } wechselte auf { $target }.
highlight-acts = { $who } war { $count ->
    [one] einmal
   *[other] { $count }-mal
} am Zug.
highlight-acts-2 = { $count ->
    [one] Ein Zug
   *[other] { $count } Züge
} im Zug: { $who }.
highlight-acts-3 = { $who } half { $count ->
    [one] einmal
   *[other] { $count }-mal
} mit.
highlight-acts-4 = Mit dabei: { $who } mit { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
}.
highlight-acts-5 = Bitte zusteigen! { $who } zog { $count ->
    [one] einmal
   *[other] { $count }-mal
}.
highlight-acts-6 = { $count ->
    [one] Ein Zug kam
   *[other] { $count } Züge kamen
} von { $who }.
highlight-acts-7 = Auf { $who } war { $count ->
    [one] einmal
   *[other] { $count }-mal
} Verlass.

## What computers say

voice-kicked-1 = { $character ->
    [easy] Oh, war da besetzt?
    [normal] Platz da, hier fährt mein Clan!
   *[master] Die Fahrkarte, bitte.
}
voice-kicked-2 = { $character ->
    [easy] Guten Heimflug!
    [normal] Rumms! Und tschüs!
   *[master] Der Gang ist frei.
}
voice-kicked-3 = { $character ->
    [easy] Mein Fuß ist ausgerutscht.
    [normal] Und Abfahrt!
   *[master] Nichts Persönliches. Ein Zug ist kein Sofa.
}
voice-kicked-met-1 = { $character ->
    [easy] Ich wollte gerade aussteigen!
    [normal] Na warte, ich komm wieder!
   *[master] Wir sehen uns im nächsten Wagen.
}
voice-kicked-met-2 = { $character ->
    [easy] Huiii! Ist das schon der Bahnhof?
    [normal] Autsch! Das gibt einen blauen Fleck!
   *[master] Man hätte auch fragen können.
}
voice-kicked-met-3 = { $character ->
    [easy] Kann jemand das Fenster zumachen?
    [normal] Das war MEIN Gang!
   *[master] Dann laufe ich eben noch einmal.
}
voice-took-1 = { $character ->
    [easy] Ein Schild! Kann man das essen?
    [normal] Reserviert? Jetzt nicht mehr!
   *[master] Hier ist wieder frei.
}
voice-took-2 = { $character ->
    [easy] Das lag da so herum.
    [normal] Schwupp, und weg!
   *[master] Ordnung muss sein.
}
voice-took-met-1 = { $character ->
    [easy] Da stand doch unser Name drauf!
    [normal] He! Das war UNSER Schild!
   *[master] Dann reservieren wir eben neu.
}
voice-took-met-2 = { $character ->
    [easy] Hat jemand unser Schild gesehen?
    [normal] Finger weg, das war reserviert!
   *[master] Ich habe es mir notiert.
}
voice-conducted-1 = { $character ->
    [easy] Da drüben! Oder da?
    [normal] Das da! Genau das!
   *[master] Zu Diensten, Herr Schaffner.
}
voice-conducted-met-1 = { $character ->
    [easy] Ich hatte eine Fahrkarte! Irgendwo …
    [normal] Herr Schaffner! Unerhört!
   *[master] Der Mann tut nur seine Arbeit.
}
