title = Drachenlachen
other-names = Drache, Ringe
about = Zwerge tragen Ringe aus der Drachenhöhle, und bei jeder 1 lacht der Drache.
goal = -# Trag Ringe vom Drachen nach oben ins Freie. Wer auf dir landet, kann ihn klauen, und bei jeder 1 lacht der Drache.
first-by-the-book = die jüngste Person
heading = Drachenlachen · Runde { $round }

option-rings = Ringe zum Sieg
option-rings-1 = 1 Ring (kurze Partie)
option-rings-2 = 2 Ringe
option-rings-3 = 3 Ringe
option-two_players = Zu zweit spielen
option-two_players-true = ja
option-two_players-false = nein

move-roll = Würfeln
move-cave = Zum Drachen: neuer Ring, von ganz unten wieder hinauf
move-surface = An die Oberfläche: ohne Ring von oben wieder hinab
press-cave = Zum Drachen mit Ring
press-surface = Nach oben ohne Ring

spot = { $place ->
    [field] Feld { $field }
    [cave] beim Drachen
   *[surface] oben
}
stands = { $place ->
    [field] Feld { $field }
    [cave] beim Drachen
   *[surface] an der Oberfläche
}
towards = { $place ->
    [field] auf { $field }
    [cave] zum Drachen
   *[surface] an die Oberfläche
}

chain-a = helle Kette
chain-b = dunkle Kette
ask-roll = { $way ->
    [up] Du hast einen Ring: hinauf zum Ausgang!
   *[down] Kein Ring: hinunter zum Drachen!
}
ask-choice = Zum Drachen oder nach oben?
legend-seat = { $dwarf } { $who } · { spot } { $way }{ $delivered ->
    [0] { "" }
   *[other] { " " }· **Ringe: { $delivered } von { $rings }**
}
legend-chain = { $icon } { $chain }: Pasch { $doubles }
legend-danger = { $icon } Bei jedem Lachen gefährlich: { $fields }
legend-hoard = Der Drache hütet noch { $rings ->
    [one] 1 Ring
   *[other] { $rings } Ringe
}

counted = { $points ->
    [one] 1 Ring
   *[other] { $points } Ringe
}
counted-dative = { $points ->
    [one] 1 Ring
   *[other] { $points } Ringen
}

moment-breath = { $dragon } Eine 1! Der Drache holt tief Luft …
moment-laugh = { $dragon } „{ $loud ->
    [1] Hi!
    [2] Hihihi!
    [3] Hohoho!
    [4] Hahaha!
    [5] Muahahaha!
   *[other] WUAHAHAHA!
}“ { $count ->
    [1] Erwischt: { $hit }!
    [2] Erwischt: { $hit }!
   *[other] { $count } Zwerge erwischt!
}
moment-stole = { $who } klaut { $other } den Ring!
moment-threw = { $who } wirft { $other } aus der Höhle!
moment-delivered = { $ring } { $who } bringt Ring { $count } hinaus!
event-moved = { $way ->
    [up] { $who } würfelt { $pips } und steigt hinauf auf { $to }.
   *[down] { $who } würfelt { $pips } und schleicht hinab auf { $to }.
}
event-swapped = { $who } würfelt { $pips } und drängelt sich auf { $to }: { $other } muss { towards }.
event-threw = { $who } würfelt { $pips } und wirft { $other } von Feld { $to } in hohem Bogen aus der Höhle.
event-stole = { $who } würfelt { $pips } und klaut auf { $to } den Ring von { $other }! Raus mit { $other }.
event-fetched = { $who } würfelt { $pips } und holt sich beim Drachen einen neuen { $ring }.
event-delivered = { $who } würfelt { $pips } und ist draußen: { $ring } Nummer { $count } ist in Sicherheit!
event-won = { $dragon } { $rings ->
    [one] „Den Ring hast du dir verdient“, brummt der Drache. { $who } gewinnt!
   *[other] „{ $rings } Ringe, alle Achtung!“, brummt der Drache. { $who } gewinnt!
}
event-laugh = { $dragon } { $who } würfelt 1. { $hits }
event-aimed = Der Drache zeigt auf { $aim }. { $hits }
event-laugh-aloud = { $dragon } { $who } würfelt 1. „{ $loud ->
    [1] Hi!
    [2] Hihihi!
    [3] Hohoho!
    [4] Hahaha!
    [5] Muahahaha!
   *[other] WUAHAHAHA!
}“ Der Drache zeigt auf { $aim }. { $hits }
aim-two = { $first } und { $second }
aim-chain = { $double } und die { $chain }
hit-nobody = Alle kommen mit dem Schrecken davon.
hit-bearers = { $count ->
    [one] Ring weg: { $who }.
   *[other] Ringe weg: { $who }.
}
hit-choosers = Am Kragen gepackt: { $who }.
hit-dwarf = { $who }
hit-dwarf-aloud = { $who } ({ $field })
event-chose-cave = { $who } fährt mit dem Drachen hinunter und bekommt einen neuen { $ring }.
event-chose-surface = { $who } lässt sich lieber an die Oberfläche setzen.

picture-hoard = × { $rings }

illegal-choose-first = Der Drache hat deinen Zwerg am Kragen: Wähle erst, ob es zum Drachen oder an die Oberfläche geht.
illegal-nothing-to-choose = Wählen darfst du nur, wenn das Drachenlachen deinen Zwerg ohne Ring erwischt. Jetzt wird gewürfelt.

twin-round = { $rings ->
    [one] Runde { $round }. Es gewinnt, wer zuerst einen Ring an die Oberfläche bringt.
   *[other] Runde { $round }. Es gewinnt, wer zuerst { $rings } Ringe an die Oberfläche bringt.
}
twin-seat = { $who }: { stands }, { $load ->
    [ring] mit Ring auf dem Weg nach oben, noch { $far ->
        [one] 1 Feld
       *[other] { $far } Felder
    } bis zur Oberfläche
   *[none] ohne Ring auf dem Weg nach unten, noch { $far ->
        [one] 1 Feld
       *[other] { $far } Felder
    } bis zum Drachen
}{ $delivered ->
    [0] { "" }
    [one] , 1 Ring draußen
   *[other] , { $delivered } Ringe draußen
}.
twin-choosing = { $count ->
    [one] { $who } hat die Wahl: mit neuem Ring beim Drachen anfangen oder ohne Ring an der Oberfläche.
   *[other] { $who } haben die Wahl: mit neuem Ring beim Drachen anfangen oder ohne Ring an der Oberfläche.
}
twin-choosing-you = Der Drache hat deinen Zwerg am Kragen. Fängst du mit neuem Ring beim Drachen an oder ohne Ring an der Oberfläche?
twin-turn = { $who } muss würfeln.
twin-turn-you = { $way ->
    [up] Du bist dran und trägst einen Ring: noch { $far } Felder hinauf zum Ausgang. Würfle!
   *[down] Du bist dran, ohne Ring: noch { $far } Felder hinunter zum Drachen. Würfle!
}
twin-struck = Das letzte Lachen traf die Felder { $fields }.
twin-danger = Bei jedem Lachen gefährlich sind die Felder { $fields }.
twin-chain = Die { $chain } verbindet die Felder { $fields }. Ein Pasch { $doubles } trifft sie alle.
twin-hoard = { $rings ->
    [0] Der Drache hütet gerade keinen Ring.
    [one] Der Drache hütet noch 1 Ring.
   *[other] Der Drache hütet noch { $rings } Ringe.
}
twin-path = Der Weg vom Drachen hinauf: { $lanes }, dann die Oberfläche.
twin-lane = { $fields }, { $last }
twin-points = Ringe an der Oberfläche: { $scores }.
twin-score = { $points ->
    [0] { $who } keiner
   *[other] { $who } { $points }
}

event-moved-you = { $way ->
    [up] Du würfelst { $pips } und steigst hinauf auf { $to }.
   *[down] Du würfelst { $pips } und schleichst hinab auf { $to }.
}
event-swapped-you = Du würfelst { $pips } und drängelst dich auf { $to }: { $other } muss { towards }.
event-threw-you = Du würfelst { $pips } und wirfst { $other } von Feld { $to } in hohem Bogen aus der Höhle.
event-stole-you = Du würfelst { $pips } und klaust auf { $to } den Ring von { $other }! Raus mit { $other }.
event-fetched-you = Du würfelst { $pips } und holst dir beim Drachen einen neuen { $ring }.
event-delivered-you = Du würfelst { $pips } und bist draußen: { $ring } Nummer { $count } ist in Sicherheit!
event-won-you = { $dragon } { $rings ->
    [one] „Den Ring hast du dir verdient“, brummt der Drache. Du gewinnst!
   *[other] „{ $rings } Ringe, alle Achtung!“, brummt der Drache. Du gewinnst!
}
event-laugh-you = { $dragon } Du würfelst 1. „{ $loud ->
    [1] Hi!
    [2] Hihihi!
    [3] Hohoho!
    [4] Hahaha!
    [5] Muahahaha!
   *[other] WUAHAHAHA!
}“ Der Drache zeigt auf { $aim }. { $hits }
event-chose-cave-you = Du fährst mit dem Drachen hinunter und bekommst einen neuen { $ring }.
event-chose-surface-you = Du lässt dich lieber an die Oberfläche setzen.
icon-ring = Ring

rules-1-title = Worum es geht
rules-1 =
    Der Drache spielt gern und hat jedem Zwerg einen Ring geschenkt. Nun müssen die Ringe hinaus. Wer als Erstes zwei Ringe an die Oberfläche gebracht hat, gewinnt sofort. Auf Wunsch sind es drei Ringe oder nur einer (D13).
    Der Weg hat 42 Felder und windet sich vom Drachen unten bis zum Ausgang oben: 11 bis 16, dann die 3, 21 bis 26, dann die 4 und so weiter bis zur 8.
rules-2-title = Ein Zug
rules-2 =
    Du würfelst mit einem Würfel. **Mit Ring** zieht dein Zwerg nach oben, **ohne Ring** nach unten, immer die ganze Augenzahl. Nur am Drachen und am Ausgang verfällt, was zu viel ist (D2).
    Kommst du mit Ring hinaus, zählt er für dich, und im nächsten Zug geht es ohne Ring wieder hinab (D3). Kommst du beim Drachen an, bekommst du von selbst einen neuen Ring (D4). Die Ringe gehen ihm nie aus (D5).
    Bei einer **1** zieht niemand: Der Drache lacht, und danach würfelt die nächste Person (D14).
rules-3-title = Wenn Zwerge sich treffen
rules-3 =
    Es zählt nur das Feld, auf dem du landest; überholen darfst du immer (D7). Nie bleiben zwei Zwerge auf einem Feld (D8).
    { "" }**Beide mit oder beide ohne Ring:** Ihr tauscht die Plätze (D9).
    { "" }**Du mit, der andere ohne Ring:** Du wirfst ihn hinaus, er steht ohne Ring an der Oberfläche (D10).
    { "" }**Du ohne, der andere mit Ring:** Du klaust den Ring, wirfst den anderen hinaus und steigst ab dem nächsten Zug (D11).
rules-4-title = Das Drachenlachen
rules-4 =
    Der Drache würfelt mit zwei Würfeln. Aus 1 und 3 werden die Felder 13 und 31. Ein Pasch trifft sein Feld und die ganze Kette, an der es hängt.
    Dazu trifft es jedes Mal die einstelligen Felder, deren Zahl größer ist als die Zahl der Mitspielenden (D15). Zu fünft sind also 6, 7 und 8 gefährlich, 3, 4 und 5 sicher. Steht jemand auf, ändert das nichts: Ein Computer zieht den Zwerg (D22).
    { "" }**Mit Ring getroffen:** Der Ring ist weg, der Zwerg bleibt stehen und muss wieder hinab (D17).
    { "" }**Ohne Ring getroffen:** Du wählst, ob dein Zwerg mit neuem Ring beim Drachen anfängt oder ohne Ring an der Oberfläche (D18).
rules-5-title = Was die Regeln offenlassen
rules-5 =
    Drache und Oberfläche sind keine Felder: Vom Drachen führt eine 2 auf die 12, von oben auf die 66 (D1). Dort stehen beliebig viele Zwerge (D6), und kein Lachen trifft sie (D21).
    Getauscht wird auch, wenn der andere dadurch beim Drachen oder an der Oberfläche landet; das löst nichts weiter aus (D9). Ein Rauswurf ist keine Lieferung (D11), ein geklauter Ring zählt wie jeder andere (D12).
    Es trifft auch den Zwerg, der die 1 gewürfelt hat, und jeden höchstens einmal pro Lachen (D16). Mehrere wählen unabhängig voneinander (D19); wer nicht wählt, für den entscheidet der Computer: meist für den Ring beim Drachen, oben aber, wenn es dort etwas zu rauben gibt (D20).
    Die zweite Kette (11, 21, 33, 43, 55) haben wir nachgebaut. Zu zweit spielt ihr nur, wenn ihr es einstellt (D24).

# Why: what speaks for a hint.
reason-ring = Beim Drachen hast du sofort wieder einen Ring.
reason-no-bearers = Gerade trägt sonst niemand einen Ring, den du rauben könntest.
reason-bearers = { $bearers ->
    [one] Von oben läufst du einem Ringträger entgegen, den du berauben kannst.
   *[other] Von oben läufst du { $bearers } Ringträgern entgegen, die du berauben kannst.
}

# The lesson: a step and its goal have at most 160 characters together.
lesson-1 = Dein Zwerg steht beim Drachen und hat einen Ring. Wer zuerst zwei Ringe hinausträgt, gewinnt. Mit Ring geht es hinauf.
lesson-1-goal = Würfle!
lesson-2 = Die anderen sind auch unterwegs. Überholen darfst du immer, es zählt nur das Feld, auf dem du landest.
lesson-2-goal = Würfle noch einmal!
lesson-3 = Du bist auf { $seat-2 } gelandet: Beide mit Ring, da tauscht ihr die Plätze. Mehr passiert dabei nicht.
lesson-3-goal = Würfle weiter!
lesson-4 = Ein paar Würfe später ist der Ausgang nah. Genau treffen musst du ihn nicht.
lesson-4-goal = Hinaus mit dem Ring!
lesson-5 = Ein Ring ist draußen! Ohne Ring geht es hinab, den nächsten holen. Und sieh mal, wer dir da mit Ring entgegenkommt.
lesson-5-goal = Schleich dich hinab!
lesson-6 = Geklaut! Wer ohne Ring auf einen Ring trifft, nimmt ihn. { $seat-3 } flog hinaus und steht jetzt selbst ohne Ring vor dir.
lesson-6-goal = Wieder hinauf!
lesson-7 = Mit Ring auf einen Zwerg ohne: Rauswurf! Noch zwei Felder bis zum Sieg. Bloß keine 1 jetzt, da lacht der Drache …
lesson-7-goal = Würfle!
lesson-8 = Ausgerechnet! Der Drache zielt mit zwei Würfeln. Pasch 6 trifft die 66 und die ganze helle Kette { $chain-a }: Dein Ring ist weg.
lesson-8-goal = Also wieder hinab!
lesson-9 = { $seat-2 } weckt ihn noch mal: 2 und 3 treffen 23 und 32, zu dritt dazu immer 4 bis 8. Wen es ohne Ring erwischt, der darf wählen.
lesson-9-goal = Wohin mit dir?
lesson-done = Jetzt weißt du alles, worüber ein Drache lacht. Viel Glück da unten!

# What matters, for whoever plays this for the first time.
newcomer-choose = Unten hast du gleich wieder einen Ring. Von oben triffst du vielleicht jemanden, dem du einen klaust.

## Highlights: one for each person on the end card. Wordings of one thing follow each other.
highlight-comeback = { $who } verlor { $lost ->
    [one] einmal
   *[other] { $lost }-mal
} den Ring{ $taken ->
    [0] { "" }
    [one] , klaute einen
   *[other] , klaute { $taken }
} und war trotzdem vorn.
highlight-robber = { $who } klaute gleich { $count } Ringe.
highlight-stole = { $who } klaute { $other } in Runde { $round } den Ring.
highlight-stole-2 = In Runde { $round } war der Ring von { $other } plötzlich bei { $who }.
highlight-thrower = { $who } warf { $count } Zwerge aus der Höhle.
highlight-threw = { $who } warf { $other } in Runde { $round } aus der Höhle.
highlight-threw-2 = In hohem Bogen: { $who } beförderte { $other } hinaus.
highlight-delivered = { $who } brachte in Runde { $round } { $count ->
    [one] einen Ring
   *[other] Ring Nummer { $count }
} nach draußen.
highlight-delivered-2 = Auch { $who } war mit { $count ->
    [one] einem Ring
   *[other] { $count } Ringen
} draußen.
highlight-caught = { $who } wurde { $count }-mal vom Drachen erwischt und lief weiter.
highlight-caught-2 = { $count }-mal packte der Drache { $who } am Kragen oder am Ring.
highlight-spared = { $count }-mal lachte der Drache, nie traf es { $who }.
highlight-spared-2 = Auch { $who } blieb von { $count } Lachern verschont.
highlight-waker = { $who } weckte den Drachen { $count ->
    [one] einmal
   *[other] { $count }-mal
}.
highlight-waker-2 = Und wer lachte? Der Drache, { $count ->
    [one] einmal
   *[other] { $count }-mal
} wegen { $who }.
highlight-pushed = { $who } drängelte sich { $count ->
    [one] an einem Zwerg
   *[other] an { $count } Zwergen
} vorbei.
highlight-pushed-2 = Platz da! { $who } tauschte { $count ->
    [one] einmal
   *[other] { $count }-mal
} den Platz.
highlight-fetched = { $who } holte sich { $count ->
    [one] einen neuen Ring
   *[other] { $count } neue Ringe
} beim Drachen.
highlight-fetched-2 = { $count ->
    [one] Einen Ring
   *[other] { $count } Ringe
} mehr rückte der Drache für { $who } heraus.
highlight-sixes = { $who } würfelte { $count }-mal die 6.
highlight-sixes-2 = { $count } Sechsen für { $who }!
highlight-moves = { $who } war { $count ->
    [one] einmal
   *[other] { $count }-mal
} in der Höhle unterwegs.
highlight-moves-2 = { $count ->
    [one] Ein Zug
   *[other] { $count } Züge
} durch die Gänge: { $who }.
highlight-moves-3 = Treppauf, treppab: { $who } zog { $count ->
    [one] einmal
   *[other] { $count }-mal
}.

## What computers say

voice-stole-1 = { $character ->
    [easy] Huch, da klebt ja ein Ring an meiner Hand.
    [normal] Meiner! Alle beiseite!
   *[master] Ein Ring gehört dem, der ihn trägt.
}
voice-stole-2 = { $character ->
    [easy] Ich wollte nur mal gucken!
    [normal] Hab ihn! Fang mich doch!
   *[master] Nichts für ungut. Bei mir glänzt er schöner.
}
voice-stole-3 = { $character ->
    [easy] Der lag da so herum … fast.
    [normal] Ha! Das war ein Griff!
   *[master] Man nimmt, was die Höhle gibt.
}
voice-stole-met-1 = { $character ->
    [easy] Mein Ring? Welcher Ring? … Oh. MEIN Ring!
    [normal] Na warte, das war MEIN Ring!
   *[master] Den Ring merke ich mir. Und dich auch.
}
voice-stole-met-2 = { $character ->
    [easy] Eben war er noch da!
    [normal] Räuber! Haltet den Dieb!
   *[master] Hübsch gemacht. Ich hole ihn mir zurück.
}
voice-stole-met-3 = { $character ->
    [easy] Kann ich ihn mal kurz wiederhaben?
    [normal] Grrr! Das kriegst du zurück!
   *[master] Genieß ihn, solange du ihn hast.
}
voice-threw-1 = { $character ->
    [easy] Oh, saß da jemand?
    [normal] Platz da, jetzt komm ich!
   *[master] Ein Feld, ein Zwerg.
}
voice-threw-2 = { $character ->
    [easy] ’tschuldigung! Guten Flug!
    [normal] Und hopp!
   *[master] Frische Luft soll ja gesund sein.
}
voice-threw-3 = { $character ->
    [easy] Ich bin gestolpert, ehrlich.
    [normal] Bis gleich, draußen!
   *[master] Hier unten ist es eng.
}
voice-threw-met-1 = { $character ->
    [easy] Huiii! … Au.
    [normal] He! Ich war noch nicht fertig!
   *[master] Na gut. Ich kenne den Weg.
}
voice-threw-met-2 = { $character ->
    [easy] War das der Ausgang?
    [normal] Das zahl ich dir heim!
   *[master] Draußen ist es ohnehin heller.
}
voice-threw-met-3 = { $character ->
    [easy] Noch mal! Nein, lieber nicht.
    [normal] Meine Mütze! Wo ist meine Mütze?
   *[master] Ein alter Zwerg fällt weich.
}
voice-delivered-1 = { $character ->
    [easy] Hab ich gewonnen? Noch nicht? Trotzdem schön!
    [normal] Draußen! Und er glänzt!
   *[master] Einer mehr für die Truhe.
}
voice-delivered-2 = { $character ->
    [easy] Guckt mal, was ich gefunden habe!
    [normal] Den kriegt der Drache nie wieder!
   *[master] Ruhig Blut, dann klappt auch der Rückweg.
}
voice-delivered-3 = { $character ->
    [easy] Wo lege ich den jetzt bloß hin?
    [normal] Juhu! Und gleich noch einen!
   *[master] Gut Ding will Weile haben.
}
voice-laugh-met-1 = { $character ->
    [easy] Ich hab doch gar nichts gemacht!
    [normal] Finger weg, Drache!
   *[master] Er hat heute einen kräftigen Atem.
}
voice-laugh-met-2 = { $character ->
    [easy] Der hat mich gekitzelt!
    [normal] Mein Bart! Ganz versengt!
   *[master] Auch das geht vorbei.
}
voice-laugh-met-3 = { $character ->
    [easy] Warum lacht der? Erzähl den Witz noch mal!
    [normal] Lach du nur!
   *[master] Ich habe schon lautere gehört.
}
