title = Hex-hex-Kniffel
about = Fünf Würfel mit Hexensymbolen, drei Würfe, elf Zeilen.
heading = Hex-hex-Kniffel · Runde { $turn } von { $turns }

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

tight-mash = Brei
tight-cauldron = Kessel
tight-crystal = Kugel
tight-toadstool = Pilz
tight-book = Buch
tight-frog = Frosch
tight-three = Drilling
tight-pairs = 2 Paare
tight-house = Drill+Paar
tight-five = 5 versch.
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
points = { $points ->
    [0] streichen
    [one] 1 Punkt
   *[other] { $points } Punkte
}
keep = { $dice } behalten
keep-nothing = Alle neu
entry = { $row } · { $points }
die = { $place }: { $symbol }
prompt-reroll = Andere Würfel neu werfen …
prompt-enter = Andere Zeile …
question-roll = Wirf alle fünf Würfel!
question-keep = **Wurf { $roll } von { $rolls }:** Was behältst du?
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
event-rolled = { $who }, { $roll }. Wurf: { $dice }
event-entered = { $points ->
    [0] { $who } streicht „{ $row }“.
    [one] { $who } trägt „{ $row }“ ein: 1 Punkt.
   *[other] { $who } trägt „{ $row }“ ein: { $points } Punkte.
}

hint-points = Bis zum Ende der Partie bringt das im Schnitt noch { NUMBER($worth, maximumFractionDigits: 1) } Punkte.
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
rules-1 = Elf Zeilen stehen auf deinem Blatt, und jede füllst du genau einmal. Wer am Ende die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnen alle, die vorne liegen.
rules-2-title = Ein Zug
rules-2 =
    Du wirfst alle fünf Würfel. Danach darfst du noch zweimal beliebige Würfel neu werfen, auch solche, die du vorher liegen gelassen hast. Aufhören darfst du nach jedem Wurf.
    Dann trägst du das Ergebnis in eine freie Zeile ein, die passt. Passt keine, streichst du eine freie Zeile deiner Wahl.
rules-3-title = Die Zeilen
rules-3 =
    { "" }**Sechs Symbole:** 1 Punkt für jeden Würfel mit diesem Symbol.
    { "" }**Drilling** (drei Gleiche): 2 Punkte
    { "" }**Zwei Paare:** 3 Punkte
    { "" }**Drilling und Paar:** 4 Punkte
    { "" }**Fünf Verschiedene:** 5 Punkte
    { "" }**Hex-hex-Kniffel** (fünf Gleiche): 10 Punkte
rules-4-title = Was die Regeln offenlassen
rules-4 =
    Vier oder fünf Gleiche sind auch ein Drilling (K2). Vier Gleiche sind keine zwei Paare (K3), ein Drilling mit Paar schon (K4). Fünf Gleiche sind weder Drilling und Paar noch zwei Paare (K5).
    Streichen darfst du nur, wenn keine freie Zeile passt (K8); mit „Freies Streichen“ jederzeit. Eine schwächere Zeile zu nehmen, ist erlaubt (K9).
    Ein zweiter Hex-hex-Kniffel bringt nichts extra (K12). Allein spielst du zur Übung (K1).

outcome-mash = { row-mash } gewürfelt
outcome-cauldron = { row-cauldron } gewürfelt
outcome-crystal = { row-crystal } gewürfelt
outcome-toadstool = { row-toadstool } gewürfelt
outcome-book = { row-book } gewürfelt
outcome-frog = { row-frog } gewürfelt
