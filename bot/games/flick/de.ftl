title = Dice Flick
other-names = Schnipsen, Würfel
about = Würfel ins Lochfeld schnipsen, Farbgruppen bilden, Punkte abräumen.
goal = -# Drei gleiche Farben beisammen zählen ihre Augen.
first-by-the-book = die älteste Person
heading = Dice Flick · Runde { $round } von { $rounds }

option-centre_knaller = Knaller auf der Mitte
option-centre_knaller-true = zählt 12
option-centre_knaller-false = zählt 6
option-child = Schnips-Teller
option-child-true = Kinderteller, frei verschiebbar
option-child-false = fest in der Mitte

die-blue = Blau
die-yellow = Gelb
die-green = Grün
die-white = Joker
die-pink = Knaller
with-blue = Blau
with-yellow = Gelb
with-green = Grün
with-white = dem Joker
with-pink = dem Knaller
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
at-column = { $side } (vor Spalte { $place })
at-row = { $side } (vor Zeile { $place })

points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
seat = { $who } · **{ $points }** · vor sich: { $dice }
seat-empty = { $who } · **{ $points }** · vor sich: nichts
seat-final = { $who } · **{ $points }** = { $rounds }
# Wer seit dem eigenen letzten Zug dran war, mit den Punkten dieser Züge
news-gained = Punkte: { $gained }
news-gained-aloud = Punkte seither: { $gained }.
gained = { $who } +{ $points }
gained-aloud = { $who } { $points }
legend = { $centre } zählt doppelt · { $bonus } noch ein Schnips
legend-markers = { $markers } Marker, je 2 Punkte
legend-buttons = Blau: Sonderloch · Grün: Passendes nebenan
bag = Beutel: { $dice }
picture-bag = Beutel:
bag-empty = Der Beutel ist leer.
in-bag = { $icon } { $count }

in-the-air = Ein Würfel ist unterwegs …
drawing = { $who } greift in den Beutel …
ask-die = { $left ->
    [one] Noch einmal schnipsen. Welchen Würfel nimmst du?
   *[other] Noch zweimal schnipsen. Welchen Würfel nimmst du?
}
ask-bonus = Mit welchem Würfel schnipst du noch einmal?
ask-hole = Wohin mit { $die }? (Treffer in{ "\u00A0" }%)
ask-hole-aloud = Auf welches Loch schnipst du { $the }?
ask-elsewhere = Wohin mit { $die }? Im Menü suchst du dir auch die Seite aus.
ask-plate = Auf { $hole }: von welcher Seite?
ask-score = Wie wertest du? Am meisten: { $parts } = { $points ->
    [one] **1 Punkt**
   *[other] **{ $points } Punkte**
}
ask-score-aloud = Wie wertest du? Am meisten bringt { $parts }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
menu-score = Lieber anders werten …
scoring = { $points }: { $parts }
odds = trifft { $hit } %, daneben { $near } %, Graben { $ditch } %
button-hole = { $hole } { $hit }
button-hole-aloud = { $hole }, { $hit } %
button-elsewhere = Mehr …
button-side = { $plate } { $hit }, Graben { $ditch }
button-place = { $from ->
    [N] ↓
    [E] ←
    [S] ↑
   *[W] →
}{ $place } { $hit }
button-place-aloud = { $plate } { $place }, { $hit } %
menu-holes = Loch wählen, dann die Seite …
button-best = Beste Wertung: { $points }
button-none = Nichts werten
button-skip = Bonus auslassen

move-flick = { $die } { $plate } auf { $hole }: { $odds }
move-skip = Bonus-Schnips auslassen
move-score = { $points ->
    [one] 1 Punkt werten: { $holes }
   *[other] { $points } Punkte werten: { $holes }
}
move-best = { $points ->
    [one] Für 1 Punkt werten
   *[other] Für { $points } Punkte werten
}
move-none = Nichts werten, alles liegen lassen

typed-little = auf,at,von,from,mit,with,schnipse,schnips,flick,würfel,die,teller,plate,loch,hole,den,vor,to,into,in,on,onto,nach,ins,im,zu,the,row,column,spalte,zeile,dem,der,das,und,and,schnipsen,schnipst,werfen,wirf,flicks,bitte,please,mal
typed-score-best = beste Wertung, am meisten
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
# Wenn inzwischen jemand anders dran ist
moment-of = { $who }: { $headline }
moment-hit = { $die } Treffer: { $landed }!
moment-near = { $die } Daneben: { $landed }
moment-ditch = { $die } Im Graben!
moment-out = { $die } Aus der Schachtel!
moment-bang = 💥 Knall auf { $landed }!
moment-bonus = 🎁 Bonus auf { $landed }!
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

hint-points = Im Schnitt ist das { $worth ->
    [1] 1 Punkt
   *[other] { NUMBER($worth, maximumFractionDigits: 1) } Punkte
} wert; was du liegen lässt, ist mitgerechnet.
odds-aim = Bester Schnips: **{ $die } { $plate } auf { $hole }**. So oft landet der Würfel in den einzelnen Löchern (in Prozent):
odds-aim-aloud = Bester Schnips: { $die } { $plate } auf { $hole }.
odds-this = **{ $die } { $plate } auf { $hole }**. So oft landet der Würfel in den einzelnen Löchern (in Prozent):
odds-this-aloud = { $die } { $plate } auf { $hole }.
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
twin-lie = Im Feld: { $dice }.
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
twin-scorings = Oder: { $ways }{ $more ->
    [0] .
    [one] ; und eine weitere Wertung.
   *[other] ; und { $more } weitere Wertungen.
}
twin-scoring-none = nichts werten
twin-chances = Trefferchancen von der besten Seite: { $holes }.
twin-hit = { $hit } %: { $holes }
twin-odds = Teller { $plate }: { $odds }.
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
    Zehn Runden lang schnipst ihr Würfel in ein Feld aus 5 × 5 Löchern und räumt Gruppen gleicher Farbe ab. Wer am Ende die meisten Punkte hat, gewinnt; bei Gleichstand gewinnen alle, die vorne liegen (F29).
    20 Würfel: je 5 in Blau, Gelb und Grün, 3 Joker (jede Farbe) und 2 Knaller. Was in den Löchern liegt, gehört niemandem: Wer dran ist, darf alles werten, was passt (F10).
    Anfangen ist kein Vorteil: Zu zweit holt unter gleich starken Computern der zweite Platz etwa 54 von 100 Siegen. In der Revanche fängt jemand anderes an.
rules-2-title = Ein Zug
rules-2 =
    Du füllst auf drei Würfel vor dir auf (F1) und schnipst zwei davon nacheinander: erst den Würfel wählen, dann ein freies Loch. Neben jedem Loch steht, wie oft du es von der besten Seite aus triffst; mit „Mehr“ suchst du dir die Seite selbst aus (Norden, Osten, Süden, Westen), und dort stehen auch die Löcher, für die kein Knopf mehr Platz hatte. Den zweiten suchst du aus, wenn der erste liegt (F3). Der dritte bleibt offen für deinen nächsten Zug liegen; nach der letzten Runde verfällt er (F28).
    Danach wertest du. Gewertete Würfel kommen in den Beutel, alles andere bleibt im Feld (F26).
    Bleibt dein Würfel auf dem Bonus liegen, ziehst du sofort einen dazu und darfst noch einmal schnipsen. Das geht einmal pro Zug, denn dann ist der Bonus verdeckt (F7). Was dort schon länger liegt, bringt nichts (F9).
rules-3-title = Der Schnips
rules-3 =
    Vom Teller zum Loch braucht der Würfel einen Schritt pro Reihe geradeaus und einen pro Loch zur Seite. Für jeden Schritt fällt ein 20-seitiger Wackelwürfel:
    1 ein Loch nach links · 2 nach rechts · 3 zu kurz · 4–5 zu weit · 6–8 springt heraus · 9–20 geradeaus.
    Alle Abweichungen zählen zusammen. Landet der Würfel auf einem besetzten Loch, hüpft er in Flugrichtung zum nächsten freien. Was nicht im Feld endet, liegt im Graben und kommt sofort zurück in den Beutel, aus dem ihn dein Bonus wieder ziehen kann (F4). Liegende Würfel rühren sich nie (F5).
    Nah und gerade ist sicher, fern und schräg ist Glück: Vor jedem Schnips siehst du die genauen Chancen.
rules-4-title = Die Wertung
rules-4 =
    • **Gruppe:** mindestens drei waagerecht oder senkrecht verbundene Teile einer Farbe (F11). Es zählen die Augen, auch die der Joker (F14). Joker passen zu jeder Farbe; liegt einer zwischen zweien, entscheidest du, wohin er gehört (F13). Ein offener Farbmarker zählt mit und bringt 2. Joker allein sind auch eine Gruppe, ebenso Würfel, Joker und Marker (F12).
    • **Mitte:** Der Würfel in C3 zählt doppelt und darf auch allein gewertet werden, zusätzlich zu allem anderen (F19).
    • **Knaller:** Werte seine Zeile oder seine Spalte, und zwar alles darin, auch über Lücken hinweg (F21); er selbst bringt 6.
    Jeder Würfel zählt nur einmal. **Auch ein Teil einer Gruppe darf zählen**, solange drei verbundene Teile dabei sind (F15). Nenne dann die Löcher, die zählen sollen: „/zug werten A1 B1 C1“.
rules-5-title = Was die Regeln offenlassen
rules-5 =
    Reicht der Beutel nicht, ziehst du, was da ist, und schnipst, was du hast (F2). Der Bonus-Schnips ist freiwillig (F6) und geht auch mit leerem Beutel (F8).
    Werten ist freiwillig; nur ein Knaller muss weg (F22). Marker zählen einmal pro Zug und nur, wenn sie vor der Wertung offen lagen (F16, F17).
    Die Mitte gilt auch für Würfel aus früheren Zügen (F18). Ein Knaller dort zählt 6, wenn ihr nichts anderes einstellt (F20); in Farbgruppen zählt er nie (F24).
    Zwei Knaller: Beide Reihen sind möglich (F23). Ob erst Gruppen oder erst Reihen, ist frei; Gruppen zuerst ist nie schlechter (F25). Bei zwei gleich guten Wertungen wählst du; der Knopf nimmt die, die mehr Würfel abräumt (F31). Besetzte Löcher sind kein Ziel (F32). Gibt es nichts zu werten, steht von selbst eine 0 da (F27).
    Mit dem verschiebbaren Teller (Kinderregel) stellst du den Teller an jeden der fünf Plätze einer Seite, zum Beispiel „/zug blau von Norden, vor Spalte B, auf C3“.

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

# Why: what speaks for a hint.
reason-centre = In der Mitte zählt der Würfel doppelt.
reason-bonus = Auf { $hole } gibt es einen Bonus-Schnips.
reason-beside = { $things ->
    [one] Neben { $hole } liegt schon etwas, das dazu passt.
   *[other] Neben { $hole } liegen schon { $things } Dinge, die dazu passen.
}
reason-landed = Liegt er dort, sind im Schnitt { NUMBER($points, maximumFractionDigits: 1) } Punkte zu holen, sonst { $less ->
    [0] nichts
   *[other] { NUMBER($less, maximumFractionDigits: 1) }
}.
reason-hit = Das trifft zu { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, sonst nur zu { NUMBER($less, style: "percent", maximumFractionDigits: 0) }.
reason-astray = Zu { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } verirrt er sich nach { $hole } und bringt einen Bonus-Schnips, sonst { $less ->
    [0] nie
   *[other] nur zu { NUMBER($less, style: "percent", maximumFractionDigits: 0) }
}.
reason-points = { $points ->
    [one] Das ist 1 Punkt statt { $less }.
   *[other] Das sind { $points } Punkte statt { $less }.
}
reason-lying = { $dice ->
    [0] So bleibt für die anderen kein Würfel liegen.
    [one] So bleibt für die anderen nur ein Würfel liegen.
   *[other] So bleiben für die anderen nur { $dice } Würfel liegen.
}

# The lesson: a step and its goal have at most 160 characters together.
lesson-1 = Schnips Würfel in die Löcher: Drei gleiche Teile nebeneinander bringen Punkte. Der blaue Marker { $upgrade-blue } auf B2 zählt mit.
lesson-1-goal = Nimm Blau und schnips auf B1!
lesson-1-wrong = Das hilft noch nicht. Blau soll neben den blauen Marker: Ziel auf B1.
lesson-1-side = Das Loch stimmt! Drück es einfach direkt an, dann fliegt der Würfel von der nächsten Seite.
lesson-2 = Treffer! Hinter jedem Loch steht, wie oft du triffst: am leichtesten mitten am Rand, selten in Ecken und Mitte.
lesson-2-goal = Schnips auch Blau auf A2!
lesson-2-wrong = Dir fehlt noch ein blaues Teil gleich nebenan. Nimm Blau und ziel auf A2.
lesson-2-side = { lesson-1-side }
lesson-3 = Eine Gruppe: 4 und 5 Augen und 2 für den Marker. Gewertete Würfel gehen in den Beutel, der Marker bleibt.
lesson-3-goal = Werte die 11 Punkte!
lesson-3-none = Siehst du? Werten darf jeder alles, was im Feld liegt, und { $seat-2 } lässt sich nicht lange bitten.
lesson-4 = { $seat-2 } hat Grün auf D3 liegen lassen, und werten darf jeder alles. Gleich daneben liegt { $bonus } der Bonus.
lesson-4-goal = Nimm Grün und schnips auf D4!
lesson-4-wrong = Grün gehört zu Grün, und auf D4 wartet der Bonus. Ziel lieber dorthin.
lesson-4-side = { lesson-1-side }
lesson-5 = Bonus! Ein Würfel dazu und gleich noch ein Schnips. Der Joker passt zu jeder Farbe, auch zu den beiden Grünen.
lesson-5-goal = Schnips den Joker auf C4!
lesson-5-wrong = Zu zwei Grünen fehlt noch eins: Auf C4 macht der Joker daraus eine Gruppe.
lesson-5-skip = Einen geschenkten Schnips auslassen? Nimm den Joker und ziel auf C4.
lesson-5-side = { lesson-1-side }
lesson-6 = Zu weit, aber genau in die Mitte, und die zählt { $centre } doppelt! Jetzt der Knaller, er räumt seine ganze Zeile oder Spalte ab.
lesson-6-goal = Schnips ihn auf D1!
lesson-6-wrong = In Spalte D liegt am meisten, und der Knaller nimmt alles darin mit. Ziel mit ihm auf D1.
lesson-6-side = { lesson-1-side }
lesson-7 = Rumms! 6 Punkte für den Knaller, dazu alles in Spalte D. Er muss gleich gewertet werden, jeder Würfel einmal.
lesson-7-goal = Nimm die beste Wertung!
lesson-7-wrong = Da liegt mehr: die doppelte Mitte und die ganze Spalte D. Nimm die beste Wertung.
lesson-8 = 24 Punkte auf einen Streich! Nach zehn Runden gewinnen die meisten. Diesmal lässt { $seat-2 } Gelb 3 und Blau 5 da.
lesson-8-goal = Was schnipst du wohin?
lesson-done = Zielen, sammeln, knallen: Du kannst es. Der Rest ist eine ruhige Hand!

# What matters, for whoever plays this for the first time.
newcomer-scorebest = Was du wertest, geht in den Beutel. Alles andere bleibt liegen, auch für die anderen.

## Highlights: one for each person on the end card. Wordings of one thing follow each other.
highlight-finish = { $who } holte im letzten Zug noch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
highlight-finish-2 = Das Beste kam bei { $who } zum Schluss: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
highlight-bang = { $who } ließ es in Runde { $round } auf { $landed } knallen.
highlight-bang-2 = Knall auf { $landed }! Das war { $who } in Runde { $round }.
highlight-bonus = { $who } traf in Runde { $round } den Bonus.
highlight-bonus-2 = Noch ein Schnips: { $who } holte sich in Runde { $round } den Bonus.
highlight-best = { $who } machte { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} auf einen Schlag (Runde { $round }).
highlight-best-2 = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in einem Zug: { $who }, Runde { $round }.
highlight-best-3 = Der beste Zug von { $who }: Runde { $round }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
highlight-straight = { $who } traf { $count }-mal schnurgerade.
highlight-straight-2 = { $count } Schnipse ohne jedes Wackeln: { $who }.
highlight-lucky = { $who } schnipste schief und traf { $landed } trotzdem.
highlight-lucky-2 = Mit Schlenker ins Ziel: { $who } auf { $landed }.
highlight-hopped = Bei { $who } hüpfte ein Würfel von { $touched } nach { $landed }.
highlight-hopped-2 = Hopp! Von { $touched } nach { $landed } sprang ein Würfel von { $who }.
highlight-out = { $who } schnipste { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} ganz aus der Schachtel.
highlight-flicks = { $who } schnipste { $count ->
    [one] einmal
   *[other] { $count }-mal
}.
highlight-flicks-2 = { $count ->
    [one] Ein Würfel flog
   *[other] { $count } Würfel flogen
} bei { $who } durch die Luft.
highlight-flicks-3 = { $who } brachte { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} zum Fliegen.
highlight-flicks-4 = Fleißige Finger: { $who } mit { $count ->
    [one] einem Schnips
   *[other] { $count } Schnipsen
}.

## What computers say

voice-bonus-1 = { $character ->
    [easy] Noch mal? Darf ich wirklich?
    [normal] Extra-Schnips! Jetzt wird’s wild!
   *[master] Ein Geschenk nimmt man an.
}
voice-bonus-2 = { $character ->
    [easy] Was hab ich denn getroffen?
    [normal] Her mit dem Würfel!
   *[master] Genau da wollte ich hin. Ungefähr.
}
voice-straight-1 = { $character ->
    [easy] Uiii, hat das geknallt!
    [normal] RUMMS! Mitten rein!
   *[master] Kurz, laut, fertig.
}
voice-straight-2 = { $character ->
    [easy] War ich das?
    [normal] So macht man das!
   *[master] Gelernt ist gelernt.
}
voice-lucky-1 = { $character ->
    [easy] Das sollte so. Glaub ich.
    [normal] Glück? Können!
   *[master] Der Weg war umständlich, das Ziel stimmt.
}
voice-astray-1 = { $character ->
    [easy] Knall ist Knall!
    [normal] Hauptsache laut!
   *[master] Anders als geplant. Aber laut.
}
voice-hopped-1 = { $character ->
    [easy] Der hüpft ja wie ich!
    [normal] Hopp und RUMMS!
   *[master] Ein Umweg mit Knalleffekt.
}
