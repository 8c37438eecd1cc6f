# Jedes Spiel: sein Titel, ein Satz für die Lobby (höchstens 100 Zeichen).
title = Musterbecher
about = Ein Würfel unter dem Becher, ein Wort darüber, und alle anderen glauben es oder nicht.

# Jede Einstellung: option-NAME, und option-NAME-WERT für jeden Wert.
option-rounds = Runden
option-rounds-1 = 1 (kurze Partie)
option-rounds-2 = 2
option-rounds-3 = 3

# Das Brett, die Frage und die Knöpfe.
round = Runde { $round } von { $rounds }: { $who } hat den Becher.
over = Das Spiel ist aus.
score = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
question = Glaubst du das?
question-own = Das ist dein eigener Becher: Jetzt sind die anderen dran.
under-nothing = Den Becher hat gerade jemand anders.
button-look = Nachsehen
button-guess = Glauben?

# Jeder Zug in Worten: auf dem Knopf, in Listen, und wie man ihn tippt.
move-say-high = Hoch
move-say-low = Niedrig
move-believe = Glauben
move-doubt = Zweifeln

# Was jemand statt des Zuges in eine Direktnachricht schreiben darf, mit Kommas dazwischen (typed-ZUG).
typed-believe = { typed-yes }, glaub ich
typed-doubt = { typed-no }, glaub ich nicht, gelogen

# Diese Sätze hat der Bot für alle Spiele; hier stehen sie in den Worten dieses Spiels.
lobby-direct-messages = Bist du nicht am Brett, frage ich dich per Direktnachricht, ob du es glaubst. Mit 🔕 stellst du das ab.
direct-message = 🤫 Am Tisch in { $channel } geht es darum, ob du es glaubst. Nur du siehst deine Antwort. [Zum Brett]({ $link })

# Die Lektion (lesson.toml): jeder Schritt mit seinem Auftrag höchstens 160 Zeichen.
lesson-1 = Unter deinem Becher liegt eine 5, das sieht nur du. Sag, was darunter liegt; diesmal ist es wahr.
lesson-1-goal = Sag „Hoch“!
lesson-1-wrong = Geschwindelt wird später. Bleib diesmal bei der Wahrheit: Hoch.
lesson-2 = { $seat-2 } hat dir nicht geglaubt: 1 Punkt für dich! Nun sagt { $seat-2 } „Hoch“, und du entscheidest heimlich.
lesson-2-goal = Glaub es nicht!
lesson-2-wrong = Reingefallen: Es war nur eine 2. Zweifle lieber.
lesson-3 = Richtig gezweifelt, noch 1 Punkt! Jetzt liegt unter deinem Becher eine 3, und du darfst auch schwindeln.
lesson-3-goal = Was sagst du?
lesson-done = Mehr braucht es nicht. Jetzt richtig!

# Was geschieht: event-… für jedes Ereignis aus events.py.
event-fallen = { $icon } { $who } würfelt unter dem Becher.
event-under = Unter deinem Becher liegt eine { $face }.
event-said-high = { $who } sagt: „Hoch!“
event-said-low = { $who } sagt: „Niedrig!“
event-guessed = { $who } hat sich entschieden.
event-noted-believe = Notiert: Du glaubst es.
event-noted-doubt = Notiert: Du zweifelst.
event-lifted = { $icon } Der Becher geht hoch: { $who } hatte eine { $face }. { $count ->
    [0] Richtig lag niemand.
   *[other] Richtig lag: { $right }.
} Hereingefallen: { $fooled }.

# Was groß über dem Brett steht: moments.py.
moment-suspense = Der Becher geht hoch …
moment-lifted = { $who } hatte eine { $face }!

# Was am Ende über jede Person steht: highlights.py.
highlight-lifted = { $who } hatte eine { $face } unter dem Becher.
highlight-lifted-2 = Eine { $face } lag unter dem Becher von { $who }.

# Was nicht geht: illegal-… für jeden Fehler aus rules.py.
illegal-now = Das geht gerade nicht.

# Die Regeln, mindestens drei Themen: rules-1, rules-2 …, jedes mit einer Überschrift.
rules-1-title = Worum es geht
rules-1 = Wer nach der letzten Runde die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnen alle, die vorne liegen.
rules-2-title = Ein Zug
rules-2 = Ein Würfel fällt unter den Becher, und nur wer den Becher hat, darf nachsehen. Hoch sind 4, 5 und 6. Sag „Hoch“ oder „Niedrig“, wahr oder nicht.
rules-3-title = Glauben oder zweifeln
rules-3 = Alle anderen entscheiden geheim. Dann geht der Becher hoch. Wer richtig lag, bekommt einen Punkt; wer den Becher hatte, einen für alle, die hereingefallen sind.

# Was Computer sagen, wenn sie ein schweres Ereignis (Weight.HEAVY) trifft oder sie es auslösen. Wer keine Texte hat, schweigt:
# voice-EREIGNIS-1, -2 … sagt, wer es tat; voice-EREIGNIS-met-1, -2 … wen es traf; $character ist easy, normal oder master.
