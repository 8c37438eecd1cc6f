# Jedes Spiel: sein Titel, ein Satz für die Lobby (höchstens 100 Zeichen).
title = Musterspiel
about = Würfle, so oft du dich traust. Eine Eins nimmt dir alles, was noch nicht sicher ist.

# Jede Einstellung: option-NAME, und option-NAME-WERT für jeden Wert.
option-rounds = Runden
option-rounds-1 = 1 (kurze Partie)
option-rounds-2 = 2
option-rounds-3 = 3

# Das Brett, die Frage darüber und die Knöpfe.
round = Runde { $round } von { $rounds }: { $who } ist dran.
over = Das Spiel ist aus.
score = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
question = { $heap ->
    [0] Wirf den Würfel!
   *[other] { $heap } Punkte liegen bereit. Noch einmal?
}
button-throw = Würfeln
button-keep = Aufhören

# Die Lektion (lesson.toml): jeder Schritt mit seinem Auftrag höchstens 160 Zeichen.
lesson-1 = Sammle mehr Punkte als { $seat-2 }. Jeder Wurf zählt dazu, bis du aufhörst.
lesson-1-goal = Wirf den Würfel!
lesson-2 = Eine 5! Du darfst weiterwerfen, so oft du dich traust.
lesson-2-goal = Wirf noch einmal!
lesson-2-wrong = Nur nicht so ängstlich: Ein Wurf geht noch.
lesson-3 = 11 Punkte liegen bereit. Eine 1 nimmt sie dir alle wieder weg.
lesson-3-goal = Hör lieber auf!
lesson-3-wrong = Da ist sie, die 1: alles weg. Hör auf, solange du noch etwas hast.
lesson-4 = Bei { $seat-2 } fiel sofort die 1. Vor dir liegen jetzt 24 Punkte.
lesson-4-goal = Was machst du?
lesson-done = Mehr braucht es nicht. Jetzt richtig!

# Was geschieht: event-… für jedes Ereignis aus events.py.
event-shown = { $icon } { $who } wirft eine { $face } und hat { $heap } beisammen.
event-lost = { $icon } { $who } wirft eine { $face }: { $heap } Punkte sind weg.
event-kept = { $who } hört auf und schreibt { $heap } Punkte auf.

# Was groß über dem Brett steht: moments.py.
moment-lost = Alles weg, { $who }!

# Was am Ende über jede Person steht: highlights.py.
highlight-kept = { $who } schrieb { $heap } Punkte auf einmal auf.
highlight-kept-2 = { $heap } Punkte auf einen Streich: { $who }.

# Was nicht geht: illegal-… für jeden Fehler aus rules.py.
illegal-nothing-yet = Erst musst du würfeln, sonst gibt es nichts aufzuschreiben.

# Die Regeln, mindestens drei Themen: rules-1, rules-2 …, jedes mit einer Überschrift.
rules-1-title = Worum es geht
rules-1 = Wer nach der letzten Runde die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnen alle, die vorne liegen.
rules-2-title = Ein Zug
rules-2 = Wirf den Würfel, so oft du willst. Seine Augen werden zusammengezählt. Hörst du auf, sind die Punkte sicher, und die nächste Person ist dran.
rules-3-title = Die Eins
rules-3 = Fällt eine Eins, ist dein Zug vorbei, und was noch nicht sicher war, ist verloren.

# Was Computer sagen, wenn sie ein schweres Ereignis (Weight.HEAVY) trifft oder sie es auslösen. Wer keine Texte hat, schweigt:
# voice-EREIGNIS-1, -2 … sagt, wer es tat; voice-EREIGNIS-met-1, -2 … wen es traf; $character ist easy, normal oder master.
