title = Dice Flick
about = Würfel ins Lochfeld schnipsen, Farbgruppen bilden, Punkte abräumen.
heading = Dice Flick · Runde { $round } von { $rounds }

option-centre_knaller = Knaller auf der Mitte
option-centre_knaller-true = zählt 12
option-centre_knaller-false = zählt 6
option-child = Schnips-Teller
option-child-true = frei verschiebbar (Kinderregel)
option-child-false = fest in der Mitte

die-blue = Blau
die-yellow = Gelb
die-green = Grün
die-white = Joker
die-pink = Knaller
the-blue = den blauen Würfel
the-yellow = den gelben Würfel
the-green = den grünen Würfel
the-white = den Joker
the-pink = den Knaller

plate-N = Nord
plate-E = Ost
plate-S = Süd
plate-W = West
to-N = Norden
to-E = Osten
to-S = Süden
to-W = Westen
from-N = von Norden
from-E = von Osten
from-S = von Süden
from-W = von Westen
at-column = { " " }(vor Spalte { $place })
at-row = { " " }(vor Zeile { $place })

points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
seat = { $who } · **{ $points }** · vor sich: { $dice }
seat-empty = { $who } · **{ $points }** · vor sich: nichts
seat-final = { $who } · **{ $points }** = { $rounds }
legend = { $centre } zählt doppelt · { $bonus } noch ein Schnips
legend-markers = { $markers } Marker, je 2 Punkte
bag = Beutel: { $dice }
bag-empty = Der Beutel ist leer.
in-bag = { $icon } { $count }

in-the-air = Ein Würfel ist unterwegs …
drawing = { $who } greift in den Beutel …
ask-die = { $left ->
    [one] Noch einmal schnipsen. Welchen Würfel nimmst du?
   *[other] Noch zweimal schnipsen. Welchen Würfel nimmst du?
}
ask-bonus = Bonus! Du darfst gleich noch einmal schnipsen. Mit welchem Würfel?
ask-hole = Auf welches Loch schnipst du { $die }?
ask-side = Von welcher Seite schnipst du auf { $hole }?
ask-column = Auf { $hole } { $plate }: Vor welcher Spalte steht dein Teller?
ask-row = Auf { $hole } { $plate }: Vor welcher Zeile steht dein Teller?
ask-score = Beste Wertung: { $parts } = { $points ->
    [one] **1 Punkt**
   *[other] **{ $points } Punkte**
}
menu-score = Lieber anders werten …
scoring = { $points }: { $parts }
odds = trifft { $hit } %, daneben { $near } %, Graben { $ditch } %
odds-side = **{ $plate }** trifft { $hit } %, Graben { $ditch } %
odds-place = **{ $place }** trifft { $hit } %, Graben { $ditch } %
button-best = Beste Wertung: { $points }
button-none = Nichts werten
button-skip = Bonus auslassen

move-flick = { $die } { $plate }{ $at } auf { $hole }: { $odds }
move-skip = Bonus-Schnips auslassen
move-score = { $points ->
    [one] 1 Punkt werten: { $holes }
   *[other] { $points } Punkte werten: { $holes }
}
move-best = Beste Wertung: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
move-none = Nichts werten, alles liegen lassen

typed-little = auf,at,von,from,mit,with,schnipse,schnips,flick,würfel,die,teller,plate,loch,hole,den,vor
typed-skip = weglassen,auslassen,überspringen,lassen,nein

part-combination = { $name } { $counted }
part-centre = Mitte { $counted }
part-row = Knaller-Zeile { $name } ({ $counted })
part-column = Knaller-Spalte { $name } ({ $counted })

shows = { $pips } oben
shows-knaller = mit lautem Knall
course-straight = fliegt schnurgerade
course-drift = { $times ->
    [one] driftet nach { $to } ab
   *[other] driftet { $times } Löcher nach { $to } ab
}
course-short = { $times ->
    [one] gerät etwas zu kurz
   *[other] gerät viel zu kurz
}
course-long = { $times ->
    [one] hat etwas zu viel Schwung
   *[other] hat viel zu viel Schwung
}

moment-flick = { $die } fliegt { $plate } auf { $hole } …
moment-course = { $die } { $course } …
moment-hit = { $die } Treffer: { $landed }!
moment-near = { $die } Daneben: { $landed }
moment-ditch = { $die } Im Graben!
moment-out = { $die } Aus der Schachtel!
event-drawn = { $who } zieht aus dem Beutel: { $dice }
event-bonus = { $icon } Bonus! { $who } zieht { $dice } dazu und darf gleich noch einmal schnipsen.
event-bonus-hand = { $icon } Bonus! Der Beutel ist leer, aber { $who } darf noch einen eigenen Würfel schnipsen.
event-skipped = { $who } lässt den Bonus-Schnips aus.
event-straight = { $who } schnipst { $die } { $plate } auf { $hole }: schnurgerade hinein, { $face }!
event-lucky = { $who } schnipst { $die } { $plate } auf { $hole }: { $course } … und plumpst doch noch in { $landed }, { $face }!
event-astray = { $who } schnipst { $die } { $plate } auf { $hole }: { $course } und bleibt in { $landed } liegen, { $face }.
event-hopped = { $who } schnipst { $die } { $plate } auf { $hole }: { $course } und hüpft von { $touched } weiter nach { $landed }, { $face }.
event-ditch-hop = { $who } schnipst { $die } { $plate } auf { $hole }: { $course } … kein Platz in { $touched }, hüpft in den Graben und kommt zurück in den Beutel.
event-ditch = { $who } schnipst { $die } { $plate } auf { $hole }: { $course } … und ab in den Graben, zurück in den Beutel.
event-out = { $step ->
    [one] { $who } schnipst { $die } { $plate } auf { $hole }: springt gleich aus der Schachtel! Zurück in den Beutel.
   *[other] { $who } schnipst { $die } { $plate } auf { $hole }: springt beim { $step }. Hüpfer aus der Schachtel! Zurück in den Beutel.
}
event-scored = { $who } wertet { $parts } und schreibt { $points ->
    [one] **1 Punkt** auf.
   *[other] **{ $points } Punkte** auf.
}
event-scored-none = { $who } lässt alles liegen und schreibt eine 0 auf.
event-empty = { $who } kann nichts werten: 0 Punkte.

hint-points = Das zahlt sich am meisten aus, auch mit dem gerechnet, was danach im Feld liegen bleibt.
odds-aim = Bester Schnips: **{ $die } { $plate }{ $at } auf { $hole }**. So oft landet der Würfel in den einzelnen Löchern (in Prozent):
odds-aim-aloud = Bester Schnips: { $die } { $plate }{ $at } auf { $hole }.
odds-this = **{ $die } { $plate }{ $at } auf { $hole }**. So oft landet der Würfel in den einzelnen Löchern (in Prozent):
odds-this-aloud = { $die } { $plate }{ $at } auf { $hole }.
odds-no-flick = Gerade wird gewertet, da fliegt kein Würfel.

illegal-not-in-front = { $die } liegt nicht vor dir. Nimm einen Würfel, der vor dir liegt.
illegal-hole-taken = In { $hole } liegt schon ein Würfel. Ziele auf ein freies Loch.
illegal-plate-fixed = Dein Teller steht fest in der Mitte seiner Seite. Verschieben darf ihn nur, wer vor dem Start den verschiebbaren Teller gewählt hat.
illegal-no-flick-left = Du hast keinen Schnips mehr. Jetzt wird gewertet.
illegal-flick-first = Erst schnipsen, dann werten.
illegal-no-bonus = Auslassen kannst du nur den Bonus-Schnips, und gerade hast du keinen.
illegal-empty-hole = Dort gibt es nichts zu werten: { $holes }.
illegal-knaller-left = Der Knaller in { $hole } muss mit einer seiner beiden Reihen gewertet werden.
illegal-line-incomplete = Eine Knaller-Reihe zählt nur ganz: Nenne alle Würfel und offenen Farbmarker einer Zeile oder Spalte durch den Knaller.
illegal-marker-alone = Der Marker in { $hole } zählt nur in einer Gruppe seiner Farbe oder in einer Knaller-Reihe.
illegal-joker-twice = Ein Joker kann nicht in zwei Farben zugleich mitzählen. Lass eine der Gruppen weg.
illegal-no-combination = Das gehört zu keiner Gruppe aus mindestens drei aneinanderliegenden gleichfarbigen Teilen: { $holes }.

twin-round = Runde { $round } von { $rounds }.
twin-turn = { $who } ist dran.
twin-die = { $die } { $pips } in { $hole }
twin-knaller = Knaller in { $hole }
twin-field = Im Feld liegen: { $dice }. Alle anderen Löcher sind frei.
twin-field-empty = Das Feld ist leer. Es hat die Löcher A1 bis E5: Spalte A liegt im Westen, Zeile 1 im Norden.
twin-markers = Offene Marker: { $markers }.
twin-markers-none = Alle Marker sind verdeckt.
twin-centre = Mitte in { $hole }, zählt doppelt
twin-bonus = Bonus in { $hole }, noch ein Schnips
twin-upgrade = { $colour } in { $hole }, 2 Punkte
twin-bag = Im Beutel: { $dice }.
twin-bag-empty = Der Beutel ist leer.
twin-count = { $count } { $die }
twin-hand = Vor dir liegen: { $dice }.
twin-seat = { $plate ->
    [child] { $who } hat vor sich: { $dice }, und einen Teller, der sich verschieben lässt.
   *[fixed] { $who } hat vor sich: { $dice }.
}
twin-seat-empty = { $plate ->
    [child] { $who } hat keinen Würfel vor sich und einen Teller, der sich verschieben lässt.
   *[fixed] { $who } hat keinen Würfel vor sich.
}
twin-rounds = { $who }, Runde für Runde: { $rounds }.
twin-scorings = { $count ->
    [one] Eine andere Wertung ist möglich.
   *[other] { $count } andere Wertungen sind möglich.
}
twin-odds = Teller { $plate }{ $at }: { $odds }.
odds-hole-rare = { $hole } unter 1 %
odds-holes = So oft landet der Würfel in den einzelnen Löchern: { $holes }.
odds-hole = { $hole } { $percent } %

event-drawn-you = Du ziehst aus dem Beutel: { $dice }
event-drawn-aloud = { $who } zieht aus dem Beutel: { $dice }.
event-drawn-you-aloud = Du ziehst aus dem Beutel: { $dice }.
event-bonus-you = { $icon } Bonus! Du ziehst { $dice } dazu und darfst gleich noch einmal schnipsen.
event-bonus-hand-you = { $icon } Bonus! Der Beutel ist leer, aber du darfst noch einen eigenen Würfel schnipsen.
event-skipped-you = Du lässt den Bonus-Schnips aus.
event-straight-you = Du schnipst { $die } { $plate } auf { $hole }: schnurgerade hinein, { $face }!
event-lucky-you = Du schnipst { $die } { $plate } auf { $hole }: { $course } … und plumpst doch noch in { $landed }, { $face }!
event-astray-you = Du schnipst { $die } { $plate } auf { $hole }: { $course } und bleibt in { $landed } liegen, { $face }.
event-hopped-you = Du schnipst { $die } { $plate } auf { $hole }: { $course } und hüpft von { $touched } weiter nach { $landed }, { $face }.
event-ditch-hop-you = Du schnipst { $die } { $plate } auf { $hole }: { $course } … kein Platz in { $touched }, hüpft in den Graben und kommt zurück in den Beutel.
event-ditch-you = Du schnipst { $die } { $plate } auf { $hole }: { $course } … und ab in den Graben, zurück in den Beutel.
event-out-you = { $step ->
    [one] Du schnipst { $die } { $plate } auf { $hole }: springt gleich aus der Schachtel! Zurück in den Beutel.
   *[other] Du schnipst { $die } { $plate } auf { $hole }: springt beim { $step }. Hüpfer aus der Schachtel! Zurück in den Beutel.
}
event-scored-you = Du wertest { $parts } und schreibst { $points ->
    [one] **1 Punkt** auf.
   *[other] **{ $points } Punkte** auf.
}
event-scored-none-you = Du lässt alles liegen und schreibst eine 0 auf.
event-empty-you = Du kannst nichts werten: 0 Punkte.
icon-blue = { die-blue }
icon-yellow = { die-yellow }
icon-green = { die-green }
icon-white = { die-white }
icon-pink = { die-pink }

rules-1-title = Worum es geht
rules-1 =
    Zehn Runden lang schnipst ihr Würfel in ein Feld aus 5 × 5 Löchern und räumt Gruppen gleicher Farbe ab. Wer am Ende die meisten Punkte hat, gewinnt; bei Gleichstand gewinnen alle, die vorne liegen.
    20 Würfel: je 5 in Blau, Gelb und Grün, 3 Joker (jede Farbe) und 2 Knaller. Was in den Löchern liegt, gehört niemandem: Wer dran ist, darf alles werten, was passt.
rules-2-title = Ein Zug
rules-2 =
    Du füllst auf drei Würfel vor dir auf und schnipst zwei davon nacheinander: erst den Würfel wählen, dann ein freies Loch, dann die Seite (Norden, Osten, Süden, Westen). Der dritte bleibt für deinen nächsten Zug liegen.
    Danach wertest du. Gewertete Würfel kommen in den Beutel, alles andere bleibt im Feld.
    Bleibt dein Würfel auf dem Bonus liegen, ziehst du sofort einen dazu und darfst noch einmal schnipsen.
rules-3-title = Der Schnips
rules-3 =
    Vom Teller zum Loch braucht der Würfel einen Schritt pro Reihe geradeaus und einen pro Loch zur Seite. Für jeden Schritt fällt ein 20-seitiger Wackelwürfel:
    1 ein Loch nach links · 2 nach rechts · 3 zu kurz · 4–5 zu weit · 6–8 springt heraus · 9–20 geradeaus.
    Alle Abweichungen zählen zusammen. Landet der Würfel auf einem besetzten Loch, hüpft er in Flugrichtung zum nächsten freien. Was nicht im Feld endet, liegt im Graben und kommt zurück in den Beutel. Liegende Würfel rühren sich nie.
    Nah und gerade ist sicher, fern und schräg ist Glück: Vor jedem Schnips siehst du die genauen Chancen.
rules-4-title = Die Wertung
rules-4 =
    • **Gruppe:** mindestens drei waagerecht oder senkrecht verbundene Teile einer Farbe. Es zählen die Augen. Joker passen zu jeder Farbe, aber nur zu einer; ein offener Farbmarker zählt mit und bringt 2.
    • **Mitte:** Der Würfel in C3 zählt doppelt und darf auch allein gewertet werden.
    • **Knaller:** Werte seine Zeile oder seine Spalte, und zwar alles darin; er selbst bringt 6.
    Jeder Würfel zählt nur einmal. Willst du selbst auswählen, nenne die Löcher, die zählen sollen, zum Beispiel: `score A1B1C1`.
rules-5-title = Was die Regeln offenlassen
rules-5 =
    Reicht der Beutel nicht, ziehst du, was da ist, und schnipst, was du hast (F2). Der Bonus-Schnips ist freiwillig (F6) und geht auch mit leerem Beutel (F8).
    Du darfst Teile einer Gruppe liegen lassen oder gar nicht werten (F15); nur ein Knaller muss weg (F22). Marker zählen einmal pro Zug und nur, wenn sie vor der Wertung offen lagen (F16, F17).
    Die Mitte gilt auch für Würfel aus früheren Zügen (F18). Ein Knaller dort zählt 6, wenn ihr nichts anderes einstellt (F20); in Farbgruppen zählt er nie (F24).
    Zwei Knaller: Beide Reihen sind möglich (F23). Besetzte Löcher sind kein Ziel (F32). Gibt es nichts zu werten, steht von selbst eine 0 da (F27).
    Mit dem verschiebbaren Teller (Kinderregel) stellst du den Teller an jeden der fünf Plätze einer Seite, zum Beispiel: `flick blue N2 C3`.

outcome-draw-blue = { die-blue } gezogen
outcome-draw-yellow = { die-yellow } gezogen
outcome-draw-green = { die-green } gezogen
outcome-draw-white = { die-white } gezogen
outcome-draw-pink = { die-pink } gezogen
outcome-straight = geradeaus geflogen
outcome-left = nach links abgedriftet
outcome-right = nach rechts abgedriftet
outcome-short = zu kurz geraten
outcome-long = zu weit geflogen
outcome-out = aus der Schachtel gesprungen
