title = Der 7bte Zwerg
about = Stell sieben Zwerge der Größe nach auf. Die anderen wetten heimlich, ob du es schaffst.
heading = Der 7bte Zwerg · Runde { $round } von { $rounds }

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
evasion-field = Ausweichfeld
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
ask-bets = { $count ->
    [one] { $icon } Es fehlt noch die Wette von { $who }.
   *[other] { $icon } Jetzt wetten: { $who }
}
wager = **Bekommt { $who } alle sieben Zwerge auf die Reihe?**
wager-dwarfs = **Bekommt { $who } alle sieben auf die Zwergenfelder, ohne auszuweichen?**
bets-lie = { $icon } Die Wetten liegen verdeckt
own-yes = Deine Wette: { $icon } **Ja**
own-no = Deine Wette: { $icon } **Nein**
own-turn = Hier geht es um deine eigene Reihe: Du wettest diesmal nicht mit.
total = { $who }{ "\u00A0" }**{ $points }**

bet = Wetten
yes = Ja, alle sieben
no = Nein, nicht alle
to-field = { $field }
to-match = { $field } · +{ $points }
to-evasion = { $field } · −{ $points }
move-roll = { $colour } werfen
move-place = Auf Feld { $field } legen ({ $what })
move-bet-yes = Auf Ja wetten: alle sieben
move-bet-no = Auf Nein wetten: nicht alle
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

moment-seventh = { $die } Der siebte Zwerg fliegt …
moment-fits = Er passt!
moment-caved = { $icon } Ab in die Höhle!
moment-all = Alle sieben stehen!
moment-reveal = { $icon } Trommelwirbel …
moment-bets-won = { $count ->
    [1] Recht hatte { $who }!
    [2] Recht hatten { $who }!
   *[other] { $count } von euch hatten recht!
}
moment-bets-lost = Recht hatte niemand!
event-turn = Runde { $round }: { $who } nimmt die sieben Würfel.
event-placed = { $who } wirft { $die } und stellt den Zwerg auf Feld { $field }.
event-matched = { $who } wirft { $die }, und der Zwerg hüpft auf sein eigenes Feld { $field }: Farbtreffer!
event-evaded = { $who } wirft { $die } und weicht auf Feld { $field } aus.
event-caved = { $who } wirft { $die }. Dafür ist nirgends Platz: { $icon } ab in die Drachenhöhle!
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

illegal-bet-now = Erst müssen alle Wetten liegen, dann wird weitergewürfelt.
illegal-place-first = Leg erst den geworfenen Würfel auf ein Feld, dann nimm den nächsten.
illegal-die-gone = { $colour } ist schon geworfen. Nimm einen der übrigen Würfel.
illegal-roll-first = Wirf zuerst einen Würfel, dann such ihm ein Feld aus.
illegal-no-field = Die Felder haben die Nummern 1 bis { $fields }.
illegal-field-taken = Auf Feld { $field } liegt schon ein Würfel, und was liegt, bleibt liegen.
illegal-order-rising = Eine { $value } auf Feld { $field } passt nicht: Die Reihe muss von links nach rechts steigen.
illegal-order-falling = Eine { $value } auf Feld { $field } passt nicht: Die Reihe muss von links nach rechts fallen.
illegal-order-undecided = Eine { $value } darf nicht zwischen zwei gleiche Würfel, nur links oder rechts von allen.
illegal-no-betting = Gerade wird nicht gewettet. Wetten sind nach dem { $dice }. Würfel offen, bis alle gewettet haben.

twin-turn = Runde { $round } von { $rounds }. { $who } stellt die Zwerge auf.
twin-choose = { $who } wählt den nächsten Würfel. Noch da: { $dice }.
twin-choose-you = Du bist dran: Welchen Würfel wirfst du? Noch da: { $dice }.
twin-rolled = { $who } wirft { $die }.
twin-rolled-you = Du wirfst { $die }.
twin-fields = { $count ->
    [one] Erlaubt ist nur Feld { $fields }.
   *[other] Erlaubt sind die Felder { $fields }.
}
twin-match = { $points ->
    [one] Feld { $field } wäre ein Farbtreffer: 1 Punkt mehr.
   *[other] Feld { $field } wäre ein Farbtreffer: { $points } Punkte mehr.
}
twin-evade = { $count ->
    [one] Feld { $fields } ist ein Ausweichfeld: { $points } Punkte weniger, wenn alle sieben stehen.
   *[other] Die Felder { $fields } sind Ausweichfelder: je { $points } Punkte weniger, wenn alle sieben stehen.
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
twin-lying = Feld { $field } { $what }: { $die }
twin-free = Feld { $field } { $what }
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
event-placed-you = Du wirfst { $die } und stellst den Zwerg auf Feld { $field }.
event-matched-you = Du wirfst { $die }, und der Zwerg hüpft auf sein eigenes Feld { $field }: Farbtreffer!
event-evaded-you = Du wirfst { $die } und weichst auf Feld { $field } aus.
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
    Sieben Zwerge sollen sich der Größe nach aufstellen. Du wirfst sieben Würfel, jeder in einer anderen Farbe, einen nach dem anderen. Jeder kommt auf ein freies Feld der Reihe, sodass die Zahlen von links nach rechts nur steigen oder nur fallen.
    Alle sind gleich oft an der Reihe, normalerweise dreimal. Wer am Ende die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnen alle, die vorne liegen.
rules-2-title = Ein Zug
rules-2 =
    Such dir einen der übrigen Würfel aus, wirf ihn und leg ihn auf ein Feld. Gleiche Zahlen nebeneinander und Lücken sind erlaubt. Liegt ein Würfel, bleibt er liegen.
    Die Reihe hat neun Felder: sieben Zwergenfelder mit je einer Farbe und an jedem Ende ein Ausweichfeld ohne Farbe.
    Passt ein Würfel irgendwo hin, musst du ihn legen. Passt er nirgends, verschluckt ihn die Drachenhöhle, und du wirfst den nächsten.
rules-3-title = Die Wette
rules-3 =
    Nach dem dritten Würfel wetten alle anderen heimlich: Schaffst du alle sieben oder nicht? Wetten ist Pflicht. Bis die letzte Wette liegt, darf man sich umentscheiden.
    Aufgedeckt wird erst nach deiner Wertung. Wer richtig lag, bekommt 3 Punkte, eine falsche Wette kostet nichts. Wer allein spielt, spielt ohne Wetten.
rules-4-title = Die Punkte
rules-4 =
    • **Alle sieben auf der Reihe:** 7 Punkte, für jedes benutzte Ausweichfeld 2 weniger, also 7, 5 oder 3
    • **Jeder Würfel auf dem Feld seiner Farbe:** 1 Punkt, auch wenn die Reihe nicht voll wurde
    • **Richtige Wette:** 3 Punkte
    Fehlt ein Würfel, wird für Ausweichfelder nichts abgezogen.
rules-5-title = Was die Regeln offenlassen
rules-5 =
    Ob die Reihe steigt oder fällt, sagst du nicht an: Es folgt aus den ersten beiden verschiedenen Zahlen (Z3). Solange alle Würfel gleich sind, darf eine andere Zahl nur ganz nach links oder rechts, nicht dazwischen (Z2). Die Farben der Felder bleiben, wo sie sind (Z4).
    Ein Ausweichfeld darfst du auch freiwillig nehmen (Z5). Schon der dritte Würfel kann in der Höhle landen, gewettet wird trotzdem (Z8, Z10).
    Ein Ja ist auch dann richtig, wenn du ausgewichen bist (Z13). Wer es strenger mag, lässt Wetten nur für die Zwergenfelder gelten. An großen Tischen könnt ihr 1 oder 2 statt 3 Runden spielen (Z19).
