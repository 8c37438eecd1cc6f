title = Hex-hex-Kniffel
other-names = Hexen, Würfel
about = Fünf Würfel mit Hexensymbolen, drei Würfe, elf Zeilen.
goal = -# Elf Zeilen, je einmal; mehr Punkte gewinnen.
first-by-the-book = die jüngste Person
heading = Hex-hex-Kniffel · Runde { $turn } von { $turns }
occasion = Wurf { $roll }: { $dice }

option-free_strike = Freies Streichen
option-free_strike-true = erlaubt
option-free_strike-false = nur wenn nichts passt

row-mash = Kartoffelbrei
row-cauldron = Hexenkessel
row-crystal = Hexenkugel
row-toadstool = Fliegenpilz
row-book = Hexbuch
row-frog = Frosch
row-three = Drilling
row-pairs = Zwei Paare
row-house = Drilling und Paar
row-five = Fünf Verschiedene
row-kniffel = Hex-hex-Kniffel

short-mash = Brei
short-cauldron = Kessel
short-crystal = Kugel
short-toadstool = Pilz
short-book = Buch
short-frog = Frosch
short-three = Drilling
short-pairs = 2 Paare
short-house = Drilling+Paar
short-five = 5 verschiedene
short-kniffel = Kniffel

worth-short = { $row } = { $points }
worth-tight = { $row }={ $points }

tight-mash = Brei
tight-cauldron = Kessel
tight-crystal = Kugel
tight-toadstool = Pilz
tight-book = Buch
tight-frog = Frosch
tight-three = Drilling
tight-pairs = 2 Paare
tight-house = Dri+Paar
tight-five = 5 versch
tight-kniffel = Kniffel

move-roll = Würfeln
move-keep = Behalte { $dice } und wirf den Rest noch einmal
move-keep-places = Behalte { $dice } und wirf Würfel { $places } noch einmal
move-reroll-all = Wirf alle Würfel noch einmal
move-enter = { $points ->
    [0] { $row } streichen
    [one] { $row } eintragen: 1 Punkt
   *[other] { $row } eintragen: { $points } Punkte
}
typed-enter-mash = { short-mash } trage trag schreib auf
typed-enter-cauldron = { short-cauldron } trage trag schreib auf
typed-enter-crystal = { short-crystal } trage trag schreib auf
typed-enter-toadstool = { short-toadstool } trage trag schreib auf
typed-enter-book = { short-book } trage trag schreib auf
typed-enter-frog = { short-frog } trage trag schreib auf
typed-enter-three = { short-three } trage trag schreib auf
typed-enter-pairs = { short-pairs } trage trag schreib auf
typed-enter-house = { short-house } trage trag schreib auf
typed-enter-five = { short-five } trage trag schreib auf
typed-enter-kniffel = { short-kniffel } trage trag schreib auf
points = { $points ->
    [0] streichen
    [one] 1 Punkt
   *[other] { $points } Punkte
}
keep = { $dice }
keep-aloud = { $dice } behalten
keep-mash = { $count ->
    [one] Brei
   *[other] { $count }-mal Brei
}
keep-cauldron = { $count ->
    [one] Kessel
   *[other] { $count } Kessel
}
keep-crystal = { $count ->
    [one] Kugel
   *[other] { $count } Kugeln
}
keep-toadstool = { $count ->
    [one] Pilz
   *[other] { $count } Pilze
}
keep-book = { $count ->
    [one] Buch
   *[other] { $count } Bücher
}
keep-frog = { $count ->
    [one] Frosch
   *[other] { $count } Frösche
}
keep-different = { $count } verschiedene
keep-nothing = Alle neu
entry = { $row } { $points }
entry-five = 5 versch.
die = { $place }: { $symbol }
prompt-reroll = Selbst auswählen, was neu fliegt …
prompt-enter = Woanders eintragen …
question-roll = Wirf alle fünf Würfel!
question-keep = **Wurf { $roll } von { $rolls }:** Blau behalten, grün eintragen?
question-enter = **Wurf { $roll } von { $rolls }:** Wo trägst du ihn ein?
question-strike = **Wurf { $roll } von { $rolls }:** Nichts passt. Welche Zeile streichst du?
total = { $column }:{ "\u00A0" }{ $who }{ "\u00A0" }**{ $points }**
total-alone = { $points ->
    [one] **1** Punkt
   *[other] **{ $points }** Punkte
}

moment-missing = Jetzt noch { $symbol } …
moment-kniffel = ✨ Hex-hex-Kniffel! ✨
moment-missed = Knapp daneben!
news-gained = Punkte: { $gained }
news-gained-aloud = Punkte seither: { $gained }.
gained = { $who }{ "\u00A0" }+{ $points }
gained-aloud = { $who } { $points }
event-rolled-kniffel = ✨ { $who } wirft { $dice }: Hex-hex-Kniffel!
event-rolled = { $who }, { $roll }. Wurf: { $dice }
event-entered = { $points ->
    [0] { $who } streicht „{ $row }“.
    [one] { $who } trägt „{ $row }“ ein: 1 Punkt.
   *[other] { $who } trägt „{ $row }“ ein: { $points } Punkte.
}

hint-points = Bis zum Ende der Partie bringt das im Schnitt noch { $worth ->
    [1] 1 Punkt
   *[other] { NUMBER($worth, maximumFractionDigits: 1) } Punkte
}.
odds-turn = So wahrscheinlich schafft { $who } in diesem Zug jede freie Zeile, wenn alles auf diese eine gesetzt wird:
odds-row = { $row }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
odds-symbol = { $row }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }, im Schnitt { NUMBER($dice, maximumFractionDigits: 1) } Würfel

illegal-rolled-already = Du hast schon gewürfelt. Wirf einzelne Würfel noch einmal oder trag das Ergebnis ein.
illegal-roll-first = Erst würfeln, dann eintragen.
illegal-no-roll-left = Deine { $rolls } Würfe sind aufgebraucht. Trag das Ergebnis jetzt ein.
illegal-reroll-nothing = Nenne mindestens einen Würfel. Wenn alles liegen bleiben soll, trag das Ergebnis ein.
illegal-position = Die Würfel haben die Nummern 1 bis { $dice }.
illegal-row-taken = „{ $row }“ ist schon ausgefüllt. Jede Zeile zählt nur einmal.
illegal-row-fits-not = „{ $row }“ wäre gestrichen. Solange noch eine freie Zeile passt, musst du eine passende nehmen.

twin-turn = Runde { $turn } von { $turns }.
twin-before-roll = { $who } hat noch nicht gewürfelt.
twin-before-roll-you = Du bist dran: Wirf alle fünf Würfel.
twin-dice = { $who }, { $roll }. Wurf von { $rolls }: { $dice }.
twin-dice-you = Dein { $roll }. Wurf von { $rolls }: { $dice }.
twin-entries = Eintragen kann { $who }: { $rows }.
twin-entries-you = Eintragen kannst du: { $rows }.
twin-strikes = Streichen kann { $who }: { $rows }.
twin-strikes-you = Streichen kannst du: { $rows }.
twin-again = { $left ->
    [one] { $who } darf noch einmal werfen.
   *[other] { $who } darf noch zweimal werfen.
}
twin-again-you = { $left ->
    [one] Oder wirf noch einmal, alle Würfel oder einige.
   *[other] Oder wirf noch einmal, alle Würfel oder einige; du hast noch zwei Würfe.
}
twin-row = { $row } { $points }
twin-empty = { $who } hat noch nichts eingetragen.
twin-sheet = { $who } hat eingetragen: { $rows }. Noch frei: { $free }.
twin-full = { $who } hat alles eingetragen: { $rows }.

event-rolled-kniffel-you = ✨ Du wirfst { $dice }: Hex-hex-Kniffel!
event-rolled-kniffel-aloud = { $who } wirft { $dice }. Das ist ein Hex-hex-Kniffel!
event-rolled-kniffel-you-aloud = Du wirfst { $dice }. Das ist ein Hex-hex-Kniffel!
event-rolled-you = Dein { $roll }. Wurf: { $dice }
event-rolled-aloud = { $who }, { $roll }. Wurf: { $dice }.
event-rolled-you-aloud = Du wirfst zum { $roll }. Mal: { $dice }.
event-entered-you = { $points ->
    [0] Du streichst „{ $row }“.
    [one] Du trägst „{ $row }“ ein: 1 Punkt.
   *[other] Du trägst „{ $row }“ ein: { $points } Punkte.
}
icon-mash = { row-mash }
icon-cauldron = { row-cauldron }
icon-crystal = { row-crystal }
icon-toadstool = { row-toadstool }
icon-book = { row-book }
icon-frog = { row-frog }

rules-1-title = Worum es geht
rules-1 = Elf Zeilen stehen auf deinem Blatt, und jede füllst du genau einmal, eine pro Zug (K13). Wer am Ende die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnen alle, die vorne liegen (K15). Jede Partie steht für sich; über mehrere wird nichts zusammengezählt (K14).
rules-2-title = Ein Zug
rules-2 =
    Du wirfst alle fünf Würfel. Danach darfst du noch zweimal beliebige Würfel neu werfen, auch solche, die du vorher liegen gelassen hast. Aufhören darfst du nach jedem Wurf (K10). Lässt du alle fünf liegen, ist das kein Wurf: Dann trägst du ein (K11).
    Dann trägst du das Ergebnis in eine freie Zeile ein, die passt. Passt keine, streichst du eine freie Zeile deiner Wahl.
rules-3-title = Die Zeilen
rules-3 =
    { "" }**Sechs Symbole:** 1 Punkt für jeden Würfel mit diesem Symbol (K7)
    { "" }**Drilling** (drei Gleiche): 2 Punkte
    { "" }**Zwei Paare:** 3 Punkte
    { "" }**Drilling und Paar:** 4 Punkte
    { "" }**Fünf Verschiedene:** 5 Punkte, egal welches Symbol fehlt (K6)
    { "" }**Hex-hex-Kniffel** (fünf Gleiche): 10 Punkte
rules-4-title = Was die Regeln offenlassen
rules-4 =
    Vier oder fünf Gleiche sind auch ein Drilling (K2). Vier Gleiche sind keine zwei Paare (K3), ein Drilling mit Paar schon (K4). Fünf Gleiche sind weder Drilling und Paar noch zwei Paare (K5).
    Streichen darfst du nur, wenn keine freie Zeile passt (K8); mit „Freies Streichen“ jederzeit. Eine schwächere Zeile zu nehmen, ist erlaubt (K9).
    Ein zweiter Hex-hex-Kniffel bringt nichts extra, passt aber in seine Symbolzeile und als Drilling (K12). Ihr spielt zu zweit bis zu sechst, allein nur zur Übung (K1).

outcome-mash = { row-mash } gewürfelt
outcome-cauldron = { row-cauldron } gewürfelt
outcome-crystal = { row-crystal } gewürfelt
outcome-toadstool = { row-toadstool } gewürfelt
outcome-book = { row-book } gewürfelt
outcome-frog = { row-frog } gewürfelt

# Why: what speaks for a hint.
reason-points = { $points ->
    [one] Das ist 1 Punkt statt { $less }.
   *[other] Das sind { $points } Punkte statt { $less }.
}
reason-open = „{ $row }“ bleibt dir dabei offen.
reason-sure = { $points ->
    [one] Der Punkt in „{ $row }“ ist dir sicher.
   *[other] Die { $points } Punkte in „{ $row }“ sind dir sicher.
}
reason-rolls = { $rolls ->
    [one] Du hast noch einen Wurf.
   *[other] Du hast noch { $rolls } Würfe.
}
reason-chance = { $chance ->
    [1] „{ $row }“ ist dir so sicher, sonst klappt es nur zu { NUMBER($less, style: "percent", maximumFractionDigits: 0) }.
   *[other] So klappt „{ $row }“ zu { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, sonst nur zu { NUMBER($less, style: "percent", maximumFractionDigits: 0) }.
}
reason-chance-only = So klappt „{ $row }“ zu { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, sonst gar nicht.
reason-symbol = Für „{ $row }“ kommen so im Schnitt { NUMBER($dice, minimumFractionDigits: 1, maximumFractionDigits: 1) } Würfel zusammen, sonst nur { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
reason-alike = { $dice ->
    [2] Das Paar bleibt zusammen.
    [3] Die drei Gleichen bleiben zusammen.
    [4] Die vier Gleichen bleiben zusammen.
   *[other] Die { $dice } Gleichen bleiben zusammen.
}

# The lesson: a step and its goal have at most 160 characters together.
lesson-1 = Elf Zeilen hat dein Blatt. Jede Runde füllst du eine davon, und am Ende gewinnen die meisten Punkte.
lesson-1-goal = Wirf alle fünf Würfel!
lesson-2 = Drei Frösche! Beim Frosch wären das 3 Punkte. Zweimal darfst du noch werfen, mit allen Würfeln oder nur mit einigen.
lesson-2-goal = Behalte die Frösche!
lesson-2-wrong = Drei Gleiche sind ein prima Anfang. Wirf lieber nur die beiden anderen neu.
lesson-2-early = Eintragen darfst du nach jedem Wurf. Aber zwei hast du noch frei, da geht mehr!
lesson-3 = Drilling und Paar! Was gerade passt, steht mit + auf dem Blatt, und aufhören darfst du nach jedem Wurf.
lesson-3-goal = Trag die 4 Punkte ein!
lesson-3-wrong = Besser wird es kaum: Drilling und Paar bringt 4 Punkte. Nimm sie mit!
lesson-4 = Neue Runde: Du hast zwei Bücher behalten, und nun kommen drei Pilze. Auch Behaltenes darfst du wieder neu werfen.
lesson-4-goal = Behalte die drei Pilze!
lesson-4-wrong = Drei Pilze sind mehr als zwei Bücher. Wirf nur die Bücher noch einmal.
lesson-4-early = Das ginge. Aber ein Wurf ist noch frei, und jeder Pilz mehr bringt 1 Punkt. Wirf die Bücher neu!
lesson-5 = Vier Pilze! Beim Pilz zählen alle vier, als Drilling gäbe es nur 2 Punkte. Jede Zeile füllst du nur ein einziges Mal.
lesson-5-goal = Trag sie beim Pilz ein!
lesson-5-wrong = Gültig wäre das, aber beim Pilz bekommst du 4 Punkte dafür.
lesson-6 = Sechs Runden später: Nichts passt. Dann musst du eine freie Zeile streichen, am besten eine, die kaum gelingt.
lesson-6-goal = Streich den Kniffel, fünf Gleiche!
lesson-6-wrong = Die gelingt noch eher als fünf Gleiche. Heb sie dir auf und streich lieber den Kniffel.
lesson-7 = Autsch, 10 Punkte hätte der gebracht! Drei Zeilen sind noch frei: Kugel, Buch und fünf Verschiedene.
lesson-7-goal = Wirf noch einmal!
lesson-8 = Jetzt rät dir keiner mehr. Fünf Verschiedene brächten 5 Punkte, jede Kugel und jedes Buch einen.
lesson-8-goal = Was behältst du?
lesson-done = So geht das: werfen, behalten, eintragen. Hex-hex, jetzt bist du dran!

# What matters, for whoever plays this for the first time.
newcomer-reroll = Behalte, was sich lohnt. Auch was du behalten hast, darfst du beim nächsten Wurf wieder neu werfen.
newcomer-enter = Jede Zeile füllst du nur einmal. Passt keine, musst du eine streichen.

## Highlights: one for each person on the end card. Wordings of one thing follow each other.
many-mash = Portionen Kartoffelbrei
many-cauldron = Hexenkessel
many-crystal = Hexenkugeln
many-toadstool = Fliegenpilze
many-book = Hexbücher
many-frog = Frösche
highlight-kniffels = { $who } warf gleich { $count } Hex-hex-Kniffel.
highlight-kniffel = { $who } warf in Runde { $round } fünf { $things }: Hex-hex-Kniffel!
highlight-kniffel-2 = Fünf { $things }! { $who } schaffte in Runde { $round } den Hex-hex-Kniffel.
highlight-kniffel-3 = Auch bei { $who } lagen fünf { $things } da, in Runde { $round }.
highlight-at-once = { $who } hatte „{ $row }“ schon mit dem ersten Wurf.
highlight-at-once-2 = Ein Wurf genügte { $who } für „{ $row }“.
highlight-only-kniffel = Nur { $who } bekam 10 Punkte für einen Hex-hex-Kniffel.
highlight-only-five = Fünf Verschiedene schaffte nur { $who }.
highlight-only-house = Drilling und Paar bekam nur { $who } aufs Blatt.
highlight-only-pairs = Zwei Paare? Die hatte nur { $who }.
highlight-only-three = { $who } trug den einzigen Drilling ein.
highlight-finish = { $who } holte in der letzten Runde noch { $points } Punkte.
highlight-finish-2 = Zum Schluss gab es für { $who } noch einmal { $points } Punkte.
highlight-collected = { $who } sammelte { $count } { $things }.
highlight-collected-2 = { $count } { $things } auf einmal: Das gelang { $who }.
highlight-unstruck = { $who } musste nichts streichen.
highlight-unstruck-2 = Kein Strich auf dem Blatt von { $who }.
highlight-best = Das Beste von { $who }: „{ $row }“ in Runde { $round }.
highlight-best-2 = { $who } glänzte in Runde { $round } mit „{ $row }“.
highlight-best-3 = „{ $row }“ brachte { $who } am meisten: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
highlight-best-4 = In Runde { $round } lief es für { $who }: „{ $row }“.
highlight-first = { $who } fing mit „{ $row }“ an.
highlight-first-2 = Als Erstes füllte { $who } „{ $row }“.
highlight-first-3 = Bei { $who } stand zuerst „{ $row }“ auf dem Blatt.

## What computers say

voice-rolled-kniffel-1 = { $character ->
    [easy] Sind fünf gleiche gut? … Sind gut, oder?
    [normal] HEX! HEX! KNIFFEL!
   *[master] Alles eine Frage des Handgelenks.
}
voice-rolled-kniffel-2 = { $character ->
    [easy] Ich hab gar nicht hingeguckt!
    [normal] Na bitte, geht doch!
   *[master] So war das gedacht.
}
voice-rolled-kniffel-3 = { $character ->
    [easy] Oh. Die sehen ja alle gleich aus.
    [normal] Das hab ich im Bart gespürt!
   *[master] Hundertmal geübt, einmal gelungen.
}
