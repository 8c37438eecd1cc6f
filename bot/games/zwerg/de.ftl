title = Der 7bte Zwerg
other-names = siebter Zwerg, Zwerge
about = Stell sieben Zwerge der Größe nach auf. Die anderen wetten heimlich, ob du es schaffst.
goal = -# Stell alle sieben auf, nur steigend oder nur fallend. Gleiche Farbe +1, Tür −2.
goal-secret = -# Alle sieben müssen in die Reihe, nur steigend oder nur fallend.
first-by-the-book = die kleinste Person
heading = Der 7bte Zwerg · Runde { $round } von { $rounds }
occasion-die = Wurf { $die }
occasion-row = Reihe von { $who }

option-rounds = Runden
option-rounds-3 = 3 (wie im Regelheft)
option-rounds-2 = 2
option-rounds-1 = 1 (kurze Partie)
option-dwarf_bets = Wetten gelten
option-dwarf_bets-false = für die ganze Reihe
option-dwarf_bets-true = nur für die Zwergenfelder

colour-red = Rot
colour-orange = Orange
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-purple = Lila
colour-white = Weiß
which-red = roten
which-orange = orangen
which-yellow = gelben
which-green = grünen
which-blue = blauen
which-purple = lila
which-white = weißen
spot-left = linke Tür
spot-red = Apfel
spot-orange = Möhre
spot-yellow = Stern
spot-green = Klee
spot-blue = Tropfen
spot-purple = Trauben
spot-white = Wolke
spot-right = rechte Tür
at-left = zur linken Tür
at-red = zum Apfel
at-orange = zur Möhre
at-yellow = zum Stern
at-green = zum Klee
at-blue = zum Tropfen
at-purple = zu den Trauben
at-white = zur Wolke
at-right = zur rechten Tür
button-left = Tür
button-left-aloud = { spot-left }
button-right = Tür
button-right-aloud = { spot-right }
button-red = { spot-red }
button-orange = { spot-orange }
button-yellow = { spot-yellow }
button-green = { spot-green }
button-blue = { spot-blue }
button-purple = { spot-purple }
button-white = { spot-white }
die = { $icon } { $colour } { $value }

past = { $points ->
    [one] Letzte Reihe ({ $who }): 1 Punkt
   *[other] Letzte Reihe ({ $who }): { $points } Punkte
}
run-rising = { $icon } Die Reihe steigt von links nach rechts
run-falling = { $icon } Die Reihe fällt von links nach rechts
run-undecided = { $icon } Steigend oder fallend? Noch offen
cave = { $icon } Drachenhöhle: { $dice }
left = { $icon } Noch zu werfen: { $dice }
ask-die = Welchen Würfel wirfst du?
ask-field = Wohin mit der { $colour } { $value }?
wager = **Schafft { $who } alle sieben?** Richtig bringt { $points } Punkte.
wager-dwarfs = **Schafft { $who } alle sieben, ohne auszuweichen?** Richtig bringt { $points } Punkte.
bets-lie = { $icon } Die Wetten liegen verdeckt
own-yes = Deine Wette: { $icon } **Ja**
own-no = Deine Wette: { $icon } **Nein**
own-turn = Hier geht es um deine eigene Reihe: Du wettest diesmal nicht mit.
total = { $who }{ "\u00A0" }**{ $points }**

bet = Wetten
yes = Ja, alle sieben
no = Nein, nicht alle
to-field = { $spot }
to-match = { $spot } +{ $points }
to-evasion = { $spot } −{ $points }
move-roll = { $colour } werfen
move-place = Zwerg { $spot } stellen
move-bet-yes = Auf Ja wetten: alle sieben
move-bet-no = Auf Nein wetten: nicht alle
typed-roll-red = { which-red } wirf nimm Würfel
typed-roll-orange = { which-orange } wirf nimm Würfel
typed-roll-yellow = { which-yellow } wirf nimm Würfel
typed-roll-green = { which-green } wirf nimm Würfel
typed-roll-blue = { which-blue } wirf nimm Würfel
typed-roll-purple = { which-purple } wirf nimm Würfel
typed-roll-white = { which-white } wirf nimm Würfel
typed-bet-yes = { typed-yes }, alle, alle sieben, schafft es, packt es
typed-bet-no = { typed-no }, nicht alle, schafft es nicht, packt es nicht

lobby-direct-messages = Bist du nicht am Brett, kommen Wettfragen als Direktnachricht. Mit 🔕 stellst du das ab.
lobby-direct-messages-aloud = Bist du nicht am Brett, kommen Wettfragen als Direktnachricht. Mit /zug Keine DMs stellst du das ab.
direct-message = 🤫 Am Tisch in { $channel } wird gewettet. Nur du siehst deine Antwort. [Zum Brett]({ $link })
turn-call-secret = 🔔 { $place ->
    [elsewhere] In { $channel } fehlt noch deine Wette.
   *[here] { $count ->
        [one] { $who }, es fehlt noch deine Wette.
       *[other] { $who }, es fehlen noch eure Wetten.
    }
} [Zum Brett]({ $link })
may-change = Bis alle gewettet haben, kannst du es dir anders überlegen.
all-decided = Jetzt haben alle gewettet.
bet-words = Wenn du wetten willst, schreib einfach „ja“ oder „nein“.

moment-seventh = { $die } Der siebte Zwerg …
moment-fits = Er passt!
moment-caved = { $icon } { $die } passt nicht: ab in die Höhle!
moment-all = { $points ->
    [one] Alle sieben! { $who } holt 1 Punkt.
   *[other] Alle sieben! { $who } holt { $points } Punkte.
}
moment-part = { $points ->
    [0] Nicht geschafft: { $who } geht leer aus.
    [one] Nicht geschafft: { $who } holt 1 Punkt.
   *[other] Nicht geschafft: { $who } holt { $points } Punkte.
}
moment-reveal = { $icon } Trommelwirbel …
event-turn = Runde { $round }: { $who } nimmt die sieben Würfel.
event-placed = { $who } wirft { $die } und stellt den Zwerg { $spot }.
event-matched = { $who } wirft { $die }, und der Zwerg hüpft { $spot }: Farbtreffer!
event-evaded = { $who } wirft { $die } und weicht { $spot } aus.
event-caved = { $who } wirft { $die }. Dafür ist nirgends Platz: { $icon } ab in die Drachenhöhle!
line-secret = { $count ->
    [one] 🤫 Wetten! Es fehlt { $who }.
   *[other] 🤫 Wetten! Es fehlen { $who }.
}
event-bets-open = { $icon } Drei Würfel sind gefallen, die Wetten sind eröffnet: Schafft { $who } alle sieben?
event-bets-open-dwarfs = { $icon } Drei Würfel sind gefallen, die Wetten sind eröffnet: Schafft { $who } alle sieben, ohne auszuweichen?
event-bet = { $who } legt eine Zipfelmütze verdeckt auf den Tisch.
event-bet-yes = Notiert: { $icon } **Ja**.
event-bet-no = Notiert: { $icon } **Nein**.
event-bets-closed = Alle Wetten liegen. { $who }, weiter geht’s!
event-scored-all = { $matches ->
    [0] Geschafft! { $who } hat alle sieben aufgestellt: { $bonus } für die Reihe, aber kein Farbtreffer. Das macht { $points } Punkte.
    [one] Geschafft! { $who } hat alle sieben aufgestellt: { $bonus } für die Reihe und 1 Farbtreffer. Das macht { $points } Punkte.
   *[other] Geschafft! { $who } hat alle sieben aufgestellt: { $bonus } für die Reihe und { $matches } Farbtreffer. Das macht { $points } Punkte.
}
event-scored-part = { $points ->
    [0] { NUMBER($cave) ->
        [one] Ein Zwerg sitzt in der Höhle, und { $who } hat keinen Farbtreffer: 0 Punkte.
       *[other] { $cave } Zwerge sitzen in der Höhle, und { $who } hat keinen Farbtreffer: 0 Punkte.
    }
    [one] { NUMBER($cave) ->
        [one] Ein Zwerg sitzt in der Höhle. { $who } bekommt 1 Punkt für Farbtreffer.
       *[other] { $cave } Zwerge sitzen in der Höhle. { $who } bekommt 1 Punkt für Farbtreffer.
    }
   *[other] { NUMBER($cave) ->
        [one] Ein Zwerg sitzt in der Höhle. { $who } bekommt { $points } Punkte für Farbtreffer.
       *[other] { $cave } Zwerge sitzen in der Höhle. { $who } bekommt { $points } Punkte für Farbtreffer.
    }
}
event-reveal = { $icon } Trommelwirbel … die Zipfelmützen werden umgedreht!
event-hats-yes = { $icon } Daran geglaubt: { $who }
event-hats-no = { $icon } Gezweifelt: { $who }
event-bets-won = { $count ->
    [one] Richtig gewettet hat { $who }: { $points } Punkte.
   *[other] Richtig gewettet haben { $who }: je { $points } Punkte.
}
event-bets-lost = Richtig lag diesmal niemand. Der Drache kichert.

odds-all = Alle sieben auf der Reihe: **{ NUMBER($chance, style: "percent", maximumFractionDigits: 1) }**
odds-dwarfs = Alle sieben auf den Zwergenfeldern: **{ NUMBER($chance, style: "percent", maximumFractionDigits: 1) }**
odds-points = In diesem Zug bekommt { $who } im Schnitt { NUMBER($points, maximumFractionDigits: 1) } Punkte.
odds-exact = Das ist genau ausgerechnet, wenn von hier an immer auf die meisten Punkte gespielt wird.

picture-past = Letzte Reihe ({ $who }): { $points }
picture-run-rising = steigend
picture-run-falling = fallend
picture-run-undecided = Richtung offen

illegal-bet-now = Erst müssen alle Wetten liegen, dann wird weitergewürfelt.
illegal-place-first = Leg erst den geworfenen Würfel auf ein Feld, dann nimm den nächsten.
illegal-die-gone = { $colour } ist schon geworfen. Nimm einen der übrigen Würfel.
illegal-roll-first = Wirf zuerst einen Würfel, dann such ihm ein Feld aus.
illegal-no-field = Die Felder haben die Nummern 1 bis { $fields }.
illegal-field-taken = { $spot } ist schon besetzt, und was liegt, bleibt liegen.
illegal-order-rising = Eine { $value } passt nicht { $spot }: Die Reihe muss von links nach rechts steigen.
illegal-order-falling = Eine { $value } passt nicht { $spot }: Die Reihe muss von links nach rechts fallen.
illegal-order-undecided = Eine { $value } darf nicht zwischen zwei gleiche Würfel, nur links oder rechts von allen.
illegal-no-betting = Gerade wird nicht gewettet. Wetten sind nach dem { $dice }. Würfel offen, bis alle gewettet haben.

twin-turn = Runde { $round } von { $rounds }. { $who } stellt die Zwerge auf.
twin-choose = { $who } wählt den nächsten Würfel. Noch da: { $dice }.
twin-choose-you = Du bist dran: Welchen Würfel wirfst du? Noch da: { $dice }.
twin-rolled = { $who } wirft { $die }.
twin-rolled-you = Du wirfst { $die }.
twin-fields = { $count ->
    [one] Sie passt nur hierhin: { $spots }.
   *[other] Sie passt hierhin: { $spots }.
}
twin-lie = Es liegen: { $dice }.
twin-match = { $points ->
    [one] { $spot } wäre ein Farbtreffer: 1 Punkt mehr.
   *[other] { $spot } wäre ein Farbtreffer: { $points } Punkte mehr.
}
twin-evade = { $count ->
    [one] Die Tür kostet { $points } Punkte, wenn am Ende alle sieben stehen.
   *[other] Die Türen kosten je { $points } Punkte, wenn am Ende alle sieben stehen.
}
twin-past = { $points ->
    [one] In der letzten Reihe von { $who } lagen: { $dice }. Das gab 1 Punkt.
   *[other] In der letzten Reihe von { $who } lagen: { $dice }. Das gab { $points } Punkte.
}
twin-past-cave = { $count ->
    [one] In der Drachenhöhle saß { $dice }.
   *[other] In der Drachenhöhle saßen { $dice }.
}
twin-row = Die Reihe von links nach rechts, mit den Farben der Felder: { $dice }.
twin-row-empty = Die Reihe ist noch leer. Ihre Felder von links nach rechts: { $dice }.
twin-spot = { $spot } ({ $colour })
twin-lying = { $spot }: { $die }
twin-free = { $spot }
twin-die = { $colour } { $value }
twin-run-rising = Die Reihe steigt.
twin-run-falling = Die Reihe fällt.
twin-run-undecided = Ob sie steigt oder fällt, ist noch offen.
twin-cave = { $count ->
    [one] In der Drachenhöhle sitzt { $dice }.
   *[other] In der Drachenhöhle sitzen { $dice }.
}
twin-left = Noch zu werfen: { $dice }.
twin-question = Bekommt { $who } alle sieben Zwerge auf die Reihe?
twin-question-you = Die anderen wetten, ob du alle sieben Zwerge auf die Reihe bekommst.
twin-question-dwarfs = Bekommt { $who } alle sieben auf die Zwergenfelder, ohne auszuweichen?
twin-question-dwarfs-you = Die anderen wetten, ob du alle sieben auf die Zwergenfelder bekommst, ohne auszuweichen.
twin-bet-now = Wette heimlich: Ja oder Nein.
twin-noted-yes = Deine Wette ist Ja. Bis alle gewettet haben, kannst du es dir anders überlegen.
twin-noted-no = Deine Wette ist Nein. Bis alle gewettet haben, kannst du es dir anders überlegen.
twin-own-yes = Du hast auf Ja gewettet.
twin-own-no = Du hast auf Nein gewettet.
twin-bets-done = Schon gewettet: { $who }.
twin-bets-missing = Es fehlt noch die Wette von { $who }.
twin-bets-lie = Die Wetten liegen verdeckt auf dem Tisch.

event-turn-you = Runde { $round }: Du nimmst die sieben Würfel.
event-placed-you = Du wirfst { $die } und stellst den Zwerg { $spot }.
event-matched-you = Du wirfst { $die }, und der Zwerg hüpft { $spot }: Farbtreffer!
event-evaded-you = Du wirfst { $die } und weichst { $spot } aus.
event-caved-you = Du wirfst { $die }. Dafür ist nirgends Platz: { $icon } ab in die Drachenhöhle!
event-bets-open-you = { $icon } Drei Würfel sind gefallen, die Wetten sind eröffnet: Schaffst du alle sieben?
event-bets-open-dwarfs-you = { $icon } Drei Würfel sind gefallen, die Wetten sind eröffnet: Schaffst du alle sieben, ohne auszuweichen?
event-bet-you = Du legst eine Zipfelmütze verdeckt auf den Tisch.
event-bets-closed-you = Alle Wetten liegen. Weiter geht’s!
event-scored-all-you = { $matches ->
    [0] Geschafft! Du hast alle sieben aufgestellt: { $bonus } für die Reihe, aber kein Farbtreffer. Das macht { $points } Punkte.
    [one] Geschafft! Du hast alle sieben aufgestellt: { $bonus } für die Reihe und 1 Farbtreffer. Das macht { $points } Punkte.
   *[other] Geschafft! Du hast alle sieben aufgestellt: { $bonus } für die Reihe und { $matches } Farbtreffer. Das macht { $points } Punkte.
}
event-scored-part-you = { NUMBER($cave) ->
    [one] Ein Zwerg sitzt in der Höhle.
   *[other] { $cave } Zwerge sitzen in der Höhle.
} { $points ->
    [0] Du hast keinen Farbtreffer: 0 Punkte.
    [one] Du bekommst 1 Punkt für Farbtreffer.
   *[other] Du bekommst { $points } Punkte für Farbtreffer.
}
event-hats-yes-aloud = Daran geglaubt: { $who }.
event-hats-no-aloud = Gezweifelt: { $who }.
event-caved-aloud = { $who } wirft { $die }. Dafür ist nirgends Platz, ab in die Drachenhöhle!
event-caved-you-aloud = Du wirfst { $die }. Dafür ist nirgends Platz, ab in die Drachenhöhle!

rules-1-title = Worum es geht
rules-1 =
    Sieben Zwerge sollen sich der Größe nach aufstellen. Du wirfst sieben Würfel, jeder in einer anderen Farbe, einen nach dem anderen. Jeder kommt auf ein freies Feld der Reihe, sodass die Zahlen von links nach rechts nur steigen oder nur fallen (Z1).
    Stehen alle sieben, bringt das 7 Punkte, jede benutzte Tür am Rand kostet 2. Ein Zwerg auf dem Feld seiner Farbe bringt immer 1 Punkt. Was nirgends passt, verschluckt die Drachenhöhle.
    Nach drei Würfeln wetten die anderen heimlich, ob du alle sieben schaffst; wer recht behält, bekommt 3 Punkte.
    Alle sind gleich oft an der Reihe, normalerweise dreimal. Wer am Ende die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnen alle, die vorne liegen.
rules-2-title = Ein Zug
rules-2 =
    Such dir vor jedem Wurf einen der übrigen Würfel aus (Z9), wirf ihn und leg ihn auf ein Feld. Gleiche Zahlen nebeneinander und Lücken sind erlaubt. Liegt ein Würfel, bleibt er liegen (Z17).
    Die Reihe hat neun Felder: sieben Zwergenfelder mit je einer Farbe (Apfel, Möhre, Stern, Klee, Tropfen, Trauben, Wolke) und an jedem Ende ein Ausweichfeld ohne Farbe, die Tür.
    Passt ein Würfel irgendwo hin, musst du ihn legen (Z6). Passt er nirgends, verschluckt ihn die Drachenhöhle. Dort zählt er nicht mehr mit, und du wirfst den nächsten (Z7).
rules-3-title = Die Wette
rules-3 =
    Nach dem dritten Würfel wetten alle anderen heimlich: Schaffst du alle sieben oder nicht? Wetten ist Pflicht. Bis die letzte Wette liegt, darf man sich umentscheiden. Aufgedeckt wird erst nach deiner Wertung (Z11).
    Wer richtig lag, bekommt 3 Punkte, eine falsche Wette kostet nichts (Z12). Welche Farbe ein Wettplättchen hat, ist egal (Z18). Wer allein spielt, spielt ohne Wetten.
rules-4-title = Die Punkte
rules-4 =
    • **Alle sieben auf der Reihe:** 7 Punkte, für jedes benutzte Ausweichfeld 2 weniger, also 7, 5 oder 3
    • **Jeder Würfel auf dem Feld seiner Farbe:** 1 Punkt, auch wenn die Reihe nicht voll wurde (Z16)
    • **Richtige Wette:** 3 Punkte
    Fehlt ein Würfel, wird für Ausweichfelder nichts abgezogen (Z14). Farbpunkte gibt es auf ihnen nicht (Z15).
rules-5-title = Was die Regeln offenlassen
rules-5 =
    Ob die Reihe steigt oder fällt, sagst du nicht an: Es folgt aus den ersten beiden verschiedenen Zahlen (Z3). Solange alle Würfel gleich sind, darf eine andere Zahl nur ganz nach links oder rechts, nicht dazwischen (Z2). Die Farben der Felder bleiben, wo sie sind (Z4).
    Ein Ausweichfeld darfst du auch freiwillig nehmen (Z5). Schon der dritte Würfel kann in der Höhle landen, gewettet wird trotzdem (Z8, Z10).
    Ein Ja ist auch dann richtig, wenn du ausgewichen bist (Z13). Wer es strenger mag, lässt Wetten nur für die Zwergenfelder gelten. An großen Tischen könnt ihr 1 oder 2 statt 3 Runden spielen (Z19).

# Why: what speaks for a hint.
reason-match = { $colour } auf seinem eigenen Feld zählt extra.
reason-no-evasion = Ein Ausweichfeld würde dich { $points } Punkte kosten.
reason-fits = Danach passen noch { $faces } von { $all } Augenzahlen, sonst nur { $less }.
reason-full = So wird die Reihe in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } aller Fälle voll, sonst nur in { NUMBER($less, style: "percent", maximumFractionDigits: 0) }.
reason-edge = Die { $value } gehört an den Rand.
reason-own = { $faces ->
    [one] Mit einer von { $all } Augenzahlen darf { $colour } auf das eigene Feld.
   *[other] Mit { $faces } von { $all } Augenzahlen darf { $colour } auf das eigene Feld.
}
reason-own-best = { $faces ->
    [one] Mit einer von { $all } Augenzahlen liegt { $colour } auf dem eigenen Feld am besten.
   *[other] Mit { $faces } von { $all } Augenzahlen liegt { $colour } auf dem eigenen Feld am besten.
}
reason-likely-yes = So gut, wie die Reihe steht, wird sie in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } aller Fälle voll.
reason-likely-no = So, wie die Reihe steht, wird sie in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } aller Fälle nicht voll.

# The lesson: a step and its goal have at most 160 characters together.
lesson-1 = Stell sieben Zwerge der Größe nach auf. Das bringt Punkte, die meisten gewinnen. Jeder Würfel ist ein Zwerg, die Zahl seine Größe.
lesson-1-goal = Wirf den grünen { $die-green }!
lesson-1-wrong = Der kommt gleich dran. Wirf zuerst den grünen { $die-green }.
lesson-2 = Eine 4, also mittelgroß: Sie soll in die Mitte. Auf dem Klee { $field-green } steht Grün auf der eigenen Farbe, das bringt 1 Punkt.
lesson-2-goal = Stell sie auf den Klee!
lesson-2-wrong = Das ginge auch, aber den Farbpunkt gibt es nur auf dem Klee { $field-green }. Und am Rand fehlt später der Platz.
lesson-3 = Die weiße 6 ist größer: Rechts von der 4 steigt die Reihe, links davon fällt sie. Beides gilt, nur gemischt wird nicht.
lesson-3-goal = Ab auf die Wolke { $field-white }!
lesson-3-wrong = Die Richtung stimmt. Aber Weiß bekommt nur auf der Wolke { $field-white } den Farbpunkt, und Große gehören an den Rand.
lesson-3-falls = So fiele die Reihe von links nach rechts. Das darf sie, aber auf der Wolke { $field-white } rechts wartet ein Farbpunkt.
lesson-4 = Die Reihe steigt jetzt, also gehört die lila 1 nach ganz links. Die Tür { $evasion } ist nur für Notfälle, sie kostet 2 Punkte.
lesson-4-goal = Stell sie auf den Apfel { $field-red }!
lesson-4-wrong = Siehst du? Zwischen 1 und 4 war kein Platz mehr für die 3: ab in die Höhle! Rück die 1 weiter nach außen.
lesson-4-door = Auf der Tür { $evasion } kostet sie dich am Ende 2 Punkte. Der Apfel { $field-red } ist doch noch frei.
lesson-5 = { $seat-2 } hat heimlich gewettet, ob du alle sieben schaffst. Drei Würfe später: Die 6 passt nur noch auf die Tür.
lesson-5-goal = Schnell, auf die Tür { $evasion }!
lesson-6 = Gerettet! Was nirgends passt, verschluckt die Drachenhöhle { $cave }, und die 7 Punkte für die volle Reihe sind futsch.
lesson-6-goal = Wirf den letzten { $die-red }!
lesson-7 = Eine 3! Die passt zwischen 1 und 4. Lücken zwischen den Zahlen machen nichts.
lesson-7-goal = Such dir eins der beiden Felder aus!
lesson-8 = Geschafft: 7 für die Reihe, −2 für die Tür, +3 für Farben. Nun ist { $seat-2 } dran, und du wettest heimlich mit.
lesson-8-goal = Passen noch vier dazu?
lesson-8-wrong = Schon die 4 findet keinen Platz: ab in die Höhle! Nur noch 1, 5 und 6 hätten gepasst. Wette lieber dagegen.
lesson-9 = Richtig, 3 Punkte für dich! Gleich beginnt die nächste Reihe, und jetzt sagt dir keiner mehr, wohin.
lesson-9-goal = Wohin mit der roten 5?
lesson-done = Mehr braucht es nicht: aufstellen, wetten, zittern. Jetzt bist du dran!

# What matters, for whoever plays this for the first time.
newcomer-place = Kleine ans eine Ende, Große ans andere, mittlere in die Mitte: So bleibt überall Platz für das, was noch kommt.
newcomer-bet = Passt noch alles, wette Ja, sonst Nein. Richtig bringt 3 Punkte, falsch kostet nichts.

## Highlights: one for each person on the end card. Wordings of one thing follow each other.
highlight-believed = Nur { $who } glaubte an { $other }, und es klappte.
highlight-believed-2 = Runde { $round }: { $other } schafft es, und nur { $who } hat es gewusst.
highlight-doubted = Nur { $who } zweifelte an { $other } und behielt recht.
highlight-doubted-2 = Alle trauten es { $other } zu, nur { $who } ahnte etwas.
highlight-all-often = { $who } bekam { $count }-mal alle sieben auf die Reihe.
highlight-all = { $who } stellte in Runde { $round } alle sieben auf: { $points } Punkte.
highlight-all-2 = Alle sieben! { $who } holte damit { $points } Punkte in Runde { $round }.
highlight-all-3 = Auch { $who } brachte alle sieben unter, in Runde { $round }.
highlight-matches = { $who } landete { $count } Farbtreffer in Runde { $round }.
highlight-matches-2 = { $count } Zwerge auf ihrer Farbe in einer Reihe: { $who }, Runde { $round }.
highlight-bets-all = { $who } lag mit allen { $count } Wetten richtig.
highlight-bets-all-2 = { $count } Wetten, { $count }-mal richtig: { $who }.
highlight-bets = { $who } wettete { $count ->
    [one] einmal
   *[other] { $count }-mal
} richtig.
highlight-bets-2 = Der richtige Riecher: { $who } gewann { $count ->
    [one] eine Wette
   *[other] { $count } Wetten
}.
highlight-bets-3 = { $count ->
    [one] Eine gewonnene Wette
   *[other] { $count } gewonnene Wetten
}: { $who }.
highlight-best = Die beste Reihe von { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in Runde { $round }.
highlight-best-2 = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für die Reihe in Runde { $round }: { $who }.
highlight-best-3 = Runde { $round } war die von { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für die Reihe.
highlight-lined-up = { $who } fand Platz für { $count ->
    [one] einen Zwerg
   *[other] { $count } Zwerge
}.
highlight-lined-up-2 = { $count ->
    [one] Ein Zwerg stand
   *[other] { $count } Zwerge standen
} bei { $who } in der Reihe.
highlight-lined-up-3 = { $who } stellte { $count ->
    [one] einen Zwerg
   *[other] { $count } Zwerge
} auf.
highlight-lined-up-4 = Auf { $who } { $count ->
    [one] hörte ein Zwerg
   *[other] hörten { $count } Zwerge
}.
highlight-first = { $who } fing mit { $die } an.
highlight-first-2 = Der erste Zwerg von { $who }: { $die }.
highlight-first-3 = Als Erstes stellte { $who } { $die } auf.

## What computers say

voice-scored-all-1 = { $character ->
    [easy] Sieben? Ich hab bei fünf aufgehört zu zählen.
    [normal] Alle sieben! Bitte verbeugen!
   *[master] Der Größe nach. Wie es sich gehört.
}
voice-scored-all-2 = { $character ->
    [easy] Die haben sich von selbst hingestellt!
    [normal] Das war Maßarbeit!
   *[master] Sieben auf einen Streich.
}
voice-scored-all-3 = { $character ->
    [easy] Und wo ist der achte?
    [normal] Ha! Strammgestanden!
   *[master] Ordnung ist das halbe Gold.
}
voice-bets-won-1 = { $character ->
    [easy] Richtig? Ich? Ich hab einfach genickt.
    [normal] Punkte, her damit!
   *[master] Der Bart hat es mir geflüstert.
}
voice-bets-won-2 = { $character ->
    [easy] Welche Mütze war noch mal ja?
    [normal] Auf meinen Bauch ist Verlass!
   *[master] Man muss den Würfeln nur zuhören.
}
voice-bets-won-3 = { $character ->
    [easy] Darf ich jetzt auch mal würfeln?
    [normal] Das Wetten liegt mir im Blut!
   *[master] Ich danke, die Herrschaften.
}
