title = Drachenlachen
about = Zwerge tragen Ringe aus der Drachenhöhle, und bei jeder 1 lacht der Drache.
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
press-cave = Zum Drachen, mit Ring
press-surface = Nach oben, ohne Ring

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
    [up] Mit dem Ring hinauf: Würfle!
   *[down] Hinab zum nächsten Ring: Würfle!
}
ask-choice = { $count ->
    [one] { $who } hat die Wahl: mit neuem Ring beim Drachen anfangen oder ohne Ring an der Oberfläche?
   *[other] { $who } haben die Wahl: mit neuem Ring beim Drachen anfangen oder ohne Ring an der Oberfläche?
}
legend-seat = { $dwarf } { $who } · { spot } { $way }{ $delivered ->
    [0] { "" }
   *[other] { " " }· **{ $delivered } von { $rings } Ringen**
}
legend-chain = { $icon } { $chain }: Pasch { $doubles }
legend-danger = { $icon } Gefährlich bei jedem Lachen: { $fields }
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
}“
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
event-laugh = { $dragon } { $who } würfelt 1. „{ $loud ->
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
hit-dwarf = { $who } ({ $field })
event-chose-cave = { $who } fährt mit dem Drachen hinunter und bekommt einen neuen { $ring }.
event-chose-surface = { $who } lässt sich lieber an die Oberfläche setzen.

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
    [up] Du bist dran. Mit dem Ring hinauf: Würfle!
   *[down] Du bist dran. Hinab zum nächsten Ring: Würfle!
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
    Der Drache spielt gern und hat jedem Zwerg einen Ring geschenkt. Nun müssen die Ringe hinaus. Wer als Erstes zwei Ringe an die Oberfläche gebracht hat, gewinnt sofort. Auf Wunsch sind es drei Ringe oder nur einer.
    Der Weg hat 42 Felder und windet sich vom Drachen unten bis zum Ausgang oben: 11 bis 16, dann die 3, 21 bis 26, dann die 4 und so weiter bis zur 8.
rules-2-title = Ein Zug
rules-2 =
    Du würfelst mit einem Würfel. **Mit Ring** zieht dein Zwerg nach oben, **ohne Ring** nach unten, immer die ganze Augenzahl. Nur am Drachen und am Ausgang verfällt, was zu viel ist.
    Kommst du mit Ring hinaus, zählt er für dich, und im nächsten Zug geht es ohne Ring wieder hinab. Kommst du beim Drachen an, bekommst du einen neuen Ring.
    Bei einer **1** zieht niemand: Der Drache lacht.
rules-3-title = Wenn Zwerge sich treffen
rules-3 =
    Es zählt nur das Feld, auf dem du landest; überholen darfst du immer.
    { "" }**Beide mit oder beide ohne Ring:** Ihr tauscht die Plätze.
    { "" }**Du mit, der andere ohne Ring:** Du wirfst ihn hinaus, er steht ohne Ring an der Oberfläche.
    { "" }**Du ohne, der andere mit Ring:** Du klaust den Ring und wirfst ihn hinaus.
rules-4-title = Das Drachenlachen
rules-4 =
    Der Drache würfelt mit zwei Würfeln. Aus 1 und 3 werden die Felder 13 und 31. Ein Pasch trifft sein Feld und die ganze Kette, an der es hängt.
    Dazu trifft es jedes Mal die einstelligen Felder, deren Zahl größer ist als die Zahl der Mitspielenden. Zu fünft sind also 6, 7 und 8 gefährlich, 3, 4 und 5 sicher.
    { "" }**Mit Ring getroffen:** Der Ring ist weg, der Zwerg bleibt stehen.
    { "" }**Ohne Ring getroffen:** Du wählst, ob dein Zwerg mit neuem Ring beim Drachen anfängt oder ohne Ring an der Oberfläche.
rules-5-title = Was die Regeln offenlassen
rules-5 =
    Drache und Oberfläche sind keine Felder: Vom Drachen führt eine 2 auf die 12, von oben auf die 66 (D1). Dort stehen beliebig viele Zwerge (D6), und kein Lachen trifft sie (D21).
    Getauscht wird auch, wenn der andere dadurch beim Drachen oder an der Oberfläche landet; das löst nichts weiter aus (D9). Ein Rauswurf ist keine Lieferung (D11), ein geklauter Ring zählt wie jeder andere (D12).
    Es trifft auch den Zwerg, der die 1 gewürfelt hat, und jeden höchstens einmal pro Lachen (D16). Mehrere wählen unabhängig voneinander (D19); wer nicht wählt, fängt mit Ring beim Drachen an (D20).
    Die zweite Kette (11, 21, 33, 43, 55) haben wir nachgebaut. Zu zweit spielt ihr nur, wenn ihr es einstellt (D24).
