## Commands: names are lower case, without spaces, at most 32 characters

command-play = spielen
command-play-about = Öffnet in diesem Kanal einen Tisch
command-move = zug
command-move-about = Macht einen Zug: wähle aus der Liste oder tippe ihn
command-board = brett
command-board-about = Holt das Brett ans Ende des Kanals
command-rules = regeln
command-rules-about = Erklärt ein Spiel, Thema für Thema
command-leave = verlassen
command-leave-about = Gibt deinen Platz frei; im Spiel übernimmt ein Computer
command-stop = abbrechen
command-stop-about = Beendet den Tisch in diesem Kanal
command-help = hilfe
command-help-about = Wie es losgeht, in zehn Zeilen
command-bet = wette
command-bet-about = Entscheidet geheim, zum Beispiel eine Wette; nur du siehst die Antwort
command-hint = tipp
command-hint-about = Der beste Zug und was die anderen kosten; nur für dich
command-odds = chancen
command-odds-about = Wie die Chancen gerade stehen; nur für dich
command-leaderboard = rangliste
command-leaderboard-about = Wer auf diesem Server vorne liegt
command-profile = profil
command-profile-about = Partien, Siege, Spielstärke und Würfelglück
command-settings = einstellungen
command-settings-about = Was auf diesem Server gilt; nur für die Serververwaltung
command-mydata = meine-daten
command-mydata-about = Was über dich gespeichert ist: ansehen, als Datei laden, löschen
parameter-span = zeitraum
parameter-span-about = Seit wann?
parameter-measure = nach
parameter-measure-about = Wonach wird sortiert?
parameter-player = person
parameter-player-about = Wessen Profil? Ohne Angabe deines
parameter-wish = aktion
parameter-wish-about = Ansehen, als Datei laden oder löschen?
parameter-locale = sprache
parameter-locale-about = Sprache der Bretter
parameter-pace = tempo
parameter-pace-about = Bedenkzeit an neuen Tischen
parameter-channel = kanal
parameter-channel-about = Diesen Kanal erlauben; noch einmal nennen streicht ihn wieder
parameter-ratings = wertung
parameter-ratings-about = Zählen Partien für die Wertung?
parameter-hints = tipps
parameter-hints-about = Darf man sich Tipps holen?
parameter-pictured = bild
parameter-pictured-about = Zeigen neue Tische das Brett als Bild?
parameter-stop = abbrechen
parameter-stop-about = Wer darf einen Tisch abbrechen?
parameter-only-game = spiel
parameter-only-game-about = Dieses Spiel erlauben; noch einmal nennen streicht es wieder
parameter-game = spiel
parameter-game-about = Welches Spiel?
parameter-move = zug
parameter-move-about = Was möchtest du tun?
parameter-odds-move-about = Wie stehen die Chancen dieses einen Zugs?
parameter-text = text
parameter-text-about = Als ganze Sätze, nur für dich
parameter-part = teil
parameter-part-about = Nur ein Teil davon als Text: Neues, Frage, Punkte, Stellung oder dein Platz
part-all = alles
part-news = Neues
part-question = Frage
part-points = Punkte
part-position = Stellung
part-own = mein Platz
tables-several = Du sitzt an mehreren Tischen: { $tables }. Frag in einem dieser Kanäle.
parameter-picture = bild
parameter-picture-about = Als Bild, nur für dich; nach dem Ende mit dem Punkteverlauf
parameter-bet = wette
parameter-bet-about = Deine Antwort; die Liste zeigt, was möglich ist
parameter-table = tisch
parameter-table-about = An welchem Tisch, falls du an mehreren sitzt

## Lobby

lobby-title = { $game } · Tisch offen
lobby-for = { $least ->
    [one] Für 1 bis { $most } Personen.
   *[other] Für { $least } bis { $most } Personen.
}
lobby-minutes = Etwa { $minutes } Minuten.
lobby-seats = **Am Tisch: { $seats }** (für { $least } bis { $most } Personen)
lobby-seat = { $host ->
    [yes] { $number }. { $who } 👑
   *[no] { $number }. { $who }
}
lobby-option = { $name }: **{ $value }**
lobby-choice = { $name }: { $value }
lobby-first = Es beginnt: { $who }
lobby-direct-messages = Bist du nicht am Brett, kommen geheime Fragen als Direktnachricht. Mit 🔕 stellst du das ab.
lobby-direct-messages-aloud = Bist du nicht am Brett, kommen geheime Fragen als Direktnachricht. Mit /zug Keine DMs stellst du das ab.
seat-computer = Computer
seal = Siegel der Würfel: { $hash }
lobby-closed = Der Tisch ist aufgelöst. Mit /spielen öffnest du einen neuen.
picture = Brett
picture-true = als großes Bild
picture-false = mit Emoji
menu-as-picture = Großes Brett
menu-as-emoji = Brett mit Emoji
did-picture = Das Brett sieht jetzt anders aus.
pace = Bedenkzeit
pace-quick = schnell (1 Minute)
pace-cosy = gemütlich (5 Minuten)
pace-relaxed = in Ruhe (24 Stunden)
pace-none = ohne Uhr
button-join = Mitspielen
button-leave = Aufstehen
button-rules = Regeln
button-start = Los geht’s
button-mute = Keine DMs
button-fill = { $count ->
    [one] Computer dazu
   *[other] { $count } Computer dazu
}
prompt-computers = Computer dazusetzen …
prompt-options = Spielregeln einstellen …
prompt-own = Nur für meinen Platz …
add-easy = Wirrkopf dazu (leicht)
add-normal = Zottel dazu (mittel)
add-master = Grimbart dazu (Meister)
remove-computer = Computer wegnehmen
first-drawn = Das Los entscheidet
first-seat = Platz { $number } beginnt
computer-easy = { $number ->
    [1] Wirrkopf{ "\u00A0" }🤖
   *[other] Wirrkopf{ "\u00A0" }{ $number }{ "\u00A0" }🤖
}
computer-normal = { $number ->
    [1] Zottel{ "\u00A0" }🤖
   *[other] Zottel{ "\u00A0" }{ $number }{ "\u00A0" }🤖
}
computer-master = { $number ->
    [1] Grimbart{ "\u00A0" }🤖
   *[other] Grimbart{ "\u00A0" }{ $number }{ "\u00A0" }🤖
}

## Board

list = { $first } und { $last }
line-turn = { $count ->
    [one] ▶️ { $who } ist dran.
   *[other] ▶️ Jetzt entscheiden: { $who }
}
line-secret = { $count ->
    [one] 🤫 Es fehlt noch { $who }.
   *[other] 🤫 Es fehlen noch { $who }.
}
line-won = { $count ->
    [one] 🏆 { $who } gewinnt!
   *[other] 🏆 Unentschieden! { $who } teilen sich den Sieg.
}
line-over = -# Die Partie ist zu Ende, { $who }.
line-won-clan = 🏆 { $clan } gewinnt! Glückwunsch, { $who }!
# What a game counts: rings, seats, lives. A game that counts something else names it here.
counted = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
counted-dative = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
line-alone = 🏁 { counted }!
line-stopped = 🛑 Die Partie wurde abgebrochen.
line-shelved = 📦 Die Partie ruht, der Spielstand bleibt. Wer am Tisch saß, kann sie fortsetzen.
field-result = Ergebnis
field-highlights = Rückblick
evening = -# Heute: { $scores }
evening-score = { $who } { $wins }
record-new = Neuer Rekord!
record-is = Dein Rekord ist { $points }.
highlight-brave = { $who } hat sich bei nur { NUMBER($number, style: "percent", maximumFractionDigits: 0) } Gewinnchance getraut und recht behalten.
highlight-upset = { $who } hat mit nur { NUMBER($number, style: "percent", maximumFractionDigits: 0) } Siegchance angefangen und trotzdem gewonnen.
highlight-lucky = { $who } hatte Glück: Die Würfel brachten { NUMBER($number, maximumFractionDigits: 0) } Punkte mehr, als zu erwarten war.
highlight-unlucky = { $who } hatte Pech: Die Würfel kosteten { NUMBER($number, maximumFractionDigits: 0) } Punkte.
highlight-costly-points = { $who }: „{ $best }“ hätte im Schnitt { NUMBER($number, maximumFractionDigits: 1) } Punkte mehr gebracht als „{ $move }“.
highlight-costly-chance = { $who }: „{ $best }“ hätte die Siegchance um { NUMBER($number, maximumFractionDigits: 0) } Prozentpunkte verbessert, statt „{ $move }“.
highlight-flawless = { $who } hat keinen einzigen Fehler gemacht.
highlight-steady = { $who } hat so gut wie nichts verschenkt.
field-proof = Würfelbeweis
away = Für { $who } spielt gerade der Computer.
automatic = ⏩ Automatisch: { $who }
result = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { $rank }.
} { $who } · { counted }
result-rating = Spielstärke { $rating } ({ $change })
result-aloud = Platz { $rank }: { $who } mit { counted-dative }
result-rating-aloud = Spielstärke { $rating }, das sind { $change }
former-dwarf = früherer Zwerg
proof =
    Siegel `{ $hash }`
    Geheimnis `{ $seed }`
    Beitrag der Mitspielenden `{ $players }`
proof-keys =
    Siegel `{ $hash }`
    Beitrag der Mitspielenden `{ $players }`
    Jeder Wurf hat einen eigenen Schlüssel. Die der aufgedeckten Würfe stehen in der Datei der Partie, die anderen bleiben geheim.
button-rematch = Noch eine Partie
rematch-call = 🔁 { $who }, noch eine Partie?
rematch-title = { $game } · Noch eine Partie?
rematch-seat = { $answer ->
    [yes] ✅ { $who } ist dabei
    [asked] ⏳ { $who }, spielst du mit?
   *[computer] 🤖 { $who }
}
rematch-until = Los geht’s, sobald alle Ja sagen, spätestens { $when }. Wer bis dahin schweigt, wird von einem Computer vertreten.
rematch-now = Gleich geht’s los …
rematch-asks = Die anderen werden gerade gefragt. Gleich geht’s von selbst los.
button-yes-again = Bin dabei
button-not-again = Ohne mich
button-resume = Weiterspielen
button-back = Zurück
button-step-in = Einspringen
button-onward = Weiter
button-come-back = Bin wieder da
button-auto = Automatik an/aus
button-menu = Menü
page-back = Zurück
page-further = Weitere …
menu-title = Am Tisch
menu-rules = Spielregeln
menu-text = Brett als Text
menu-picture = Brett als Bild
menu-board = Brett nach unten
menu-stop = Tisch abbrechen
menu-auto-on = Automatisch würfeln
menu-auto-off = Selbst würfeln
menu-leave = Platz verlassen
done = Erledigt.
did-join = Du sitzt am Tisch.
did-leave = Du bist aufgestanden.
did-computer = Ein Computer setzt sich dazu.
did-computer-fill = Die Computer setzen sich dazu.
did-computer-remove = Ein Computer steht auf.
did-set = Die Spielregel ist eingestellt.
did-own = Das gilt für deinen Platz.
did-first = Wer beginnt, ist festgelegt.
did-first-drawn = Wer beginnt, wird ausgelost.
did-pace = Die Bedenkzeit ist eingestellt.
did-start = Es geht los!
did-away = Du bist aufgestanden. Für dich spielt jetzt der Computer.
did-back = Du spielst wieder selbst.
did-step-in = Der Platz gehört jetzt dir.
did-auto = { $on ->
    [yes] ⏩ Was keine Wahl lässt, mache ich jetzt für dich.
    [no] ⏸️ Du machst wieder alles selbst.
   *[other] ⏩ Umgestellt.
}
did-resume = Weiter geht’s!
did-stop = Der Tisch ist abgeräumt.
turn-call = 🔔 { $place ->
    [elsewhere] Du bist dran in { $channel }!
   *[here] { $count ->
        [one] { $who }, du bist dran!
       *[other] { $who }, ihr seid dran!
    }
} [Zum Brett]({ $link })
turn-call-secret = 🔔 { $place ->
    [elsewhere] In { $channel } fehlt noch deine geheime Antwort.
   *[here] { $count ->
        [one] { $who }, es fehlt noch deine geheime Antwort.
       *[other] { $who }, es fehlen noch eure geheimen Antworten.
    }
} [Zum Brett]({ $link })
reminder = ⏳ { $place ->
    [elsewhere] Du bist dran in { $channel }! Deine Zeit endet um { $when }, danach springt der Computer ein.
   *[here] { $count ->
        [one] { $who }, du bist dran! Deine Zeit endet um { $when }, danach springt der Computer ein.
       *[other] { $who }, ihr seid dran! Eure Zeit endet um { $when }, danach springt der Computer ein.
    }
} [Zum Brett]({ $link })
menu-remind = Wie soll ich dich rufen?
remind-mention = Im Kanal erwähnen
remind-direct-message = Per Direktnachricht
remind-none = Gar nicht
remind-set = { $way ->
    [none] Gut, ich rufe dich nicht mehr.
    [direct-message] Gut, ich rufe dich per Direktnachricht, wenn du dran bist und nicht am Brett.
   *[mention] Gut, ich erwähne dich im Kanal, wenn du dran bist und nicht am Brett.
}

## The board in sentences

twin-title = { $game }.
twin-deadline = Die Bedenkzeit endet { $when }.
twin-reminder = Deine Zeit endet um { $when }, danach springt der Computer ein.
twin-no-news = Seit deinem letzten Zug ist nichts passiert.
twin-no-question = Gerade ist nichts zu entscheiden.
twin-no-points = Noch hat niemand Punkte.
twin-no-position = Auf dem Tisch liegt nichts.
twin-no-seat = Du sitzt nicht an diesem Tisch.
lobby-ways = Mit /zug kannst du mitspielen, aufstehen, Computer dazusetzen, die Spielregeln einstellen und die Partie starten.
lobby-title-aloud = { $game }, der Tisch ist offen.
lobby-seats-aloud = Am Tisch sitzen { $seats }, gespielt wird zu { $least } bis { $most }.
lobby-seat-aloud = { $host ->
    [yes] Platz { $number }: { $who }, hat den Tisch geöffnet
   *[no] Platz { $number }: { $who }
}
lobby-option-aloud = { $name }: { $value }.
lobby-first-aloud = Es beginnt { $who }.
span = { $first } bis { $last }
twin-points = Punkte: { $scores }.
twin-score = { $who } { $points }
own-points = { $points ->
    [0] Du hast noch keinen Punkt.
    [one] Du hast 1 Punkt.
   *[other] Du hast { $points } Punkte.
}

## Rules and help

prompt-rules = Thema wählen …
rules-heading = { $game } · { $topic }
rules-credit = { $credit } · Regeln in unseren Worten
help =
    { "" }**Stammtisch** – jeder Kanal ist ein Tisch.
    1. `/spielen` öffnet einen Tisch: { $games }.
    2. Wer mitspielen will, drückt auf **Mitspielen**. Fehlt jemand, setzt du einen Computer dazu.
    3. **Los geht’s** startet die Partie. Das Brett bleibt eine einzige Nachricht.
    4. Wer dran ist, drückt auf einen Knopf oder tippt `/zug` und wählt aus der Liste.
    5. Geheim entscheidest du (etwa deine Wette) mit dem Knopf, mit `/wette` oder per Direktnachricht.
    6. `/brett` holt das Brett nach unten, mit „text“ beschreibt es in Sätzen, mit „bild“ zeigt es als Bild. `/meine-daten` schaltet das Vorlesen ein.
    7. `/regeln` erklärt jedes Spiel, auch das, was seine Regeln offenlassen.
    8. `/verlassen` gibt deinen Platz einem Computer, „Bin wieder da“ holt ihn zurück; `/abbrechen` beendet den Tisch.
    9. `/tipp` und `/chancen` helfen dir heimlich; `/rangliste` und `/profil` zeigen, wer vorne liegt, `/wiederholung` spielt alte Partien noch einmal vor.
    10. Die Würfel sind vorher versiegelt; am Ende rechnet `/pruefen` sie nach.
greeting = Hallo! Ich bin **Stammtisch** und spiele mit euch: { $games }. Auf einem Server öffnest du mit `/spielen` einen Tisch; `/spielen` geht auch hier, allein oder mit Computern. `/hilfe` erklärt den Rest.

## Secret decisions

direct-message = 🤫 Der Tisch in { $channel } fragt dich etwas Geheimes. Nur du siehst deine Antwort. [Zum Brett]({ $link })
direct-messages-title = Geheime Fragen als Direktnachricht
direct-messages-on = 🔔 **An.** Bist du nicht am Brett, kommen geheime Fragen als Direktnachricht.
direct-messages-off = 🔕 **Aus.** Geheim entscheiden kannst du am Brett und mit /wette.
plain-look = Nachsehen
noted = Notiert: **{ $what }**.
may-change = Bis alle entschieden haben, kannst du es dir anders überlegen.
all-decided = Jetzt haben alle entschieden.
bet-none-open = Gerade gibt es für dich nichts geheim zu entscheiden.
bet-which = An mehreren Tischen fehlt noch deine geheime Antwort. Wähle mit /wette den Tisch aus: { $tables }
bet-table = { $game } in #{ $channel }
bet-words = Das habe ich nicht verstanden. Du kannst schreiben: { $answers }
# What somebody may write instead of pressing, with commas between; a game names with it what a move is called.
typed-yes = ja, j, jo, joa, jau, jep, jup, jawohl, jap, klar, na klar, ja klar, logo, logisch, sicher, sicher doch, unbedingt, auf jeden fall, 👍, ✅, ✔, ✓, 💯, 👌
typed-no = nein, n, ne, nee, nö, nope, nicht, nie, niemals, auf keinen fall, sicher nicht, 👎, ❌, ✖, ✗, 🚫
typed-little = bitte, danke, ich, sag, sage, glaub, glaube, denk, denke, tipp, tippe, wette, auf, mal, klar, natürlich, eher, wohl, bestimmt, ganz, also

## Leaderboards and profiles

leaders-title = Rangliste · { $game }
leaders-all-games = Alle Spiele
leaders-line = **{ $rank }.** { $who } · { $value } · { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}
leaders-gone = { $who } (nicht mehr auf dem Server)
leaders-empty = { $measure ->
    [bets] Hier hat noch niemand eine Wette gewonnen.
   *[other] Hier steht noch niemand. Spielt eine Partie zu Ende!
}
leaders-own = Deine Zeile
leaders-page = Seite { $number } von { $pages } · Siege und Spielstärke zählen nur gegen andere Menschen
prompt-game = Spiel wählen …
prompt-measure = Sortieren nach …
button-page-back = Zurück
button-page-on = Weiter
leaders-share = Im Kanal zeigen
span-all = Seit Beginn
span-season = Saison
span-month = Monat
span-week = Woche
measure-wins = Siege
measure-rating = Spielstärke
measure-best = Beste Punktzahl
measure-average = Punkte im Schnitt
measure-bets = Gewonnene Wetten
value-wins = { $value ->
    [one] 1 Sieg
   *[other] { $value } Siege
}
value-rating = Spielstärke { $value }
value-best = { counted }
value-average = Ø { counted }
value-bets = { $value ->
    [one] 1 Wette gewonnen
   *[other] { $value } Wetten gewonnen
}
profile-title = Profil
profile-empty = { $who } hat hier noch keine Partie zu Ende gespielt.
profile-hidden = { $who } möchte nicht in Listen stehen.
profile-here = Gezählt wird, was auf diesem Server gespielt wurde.
profile-everywhere = Gezählt wird alles, auf jedem Server und hier.
profile-matches = { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}
profile-favourite = Am liebsten: { $game }
profile-games = Spiele
profile-ratings = Spielstärke
profile-rivals = Direkter Vergleich
profile-luck = Würfelglück
profile-game = { $game }: { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}, bestes Ergebnis: { counted }
profile-rating = { $game }: { $rating }
profile-rival = { $one } { $ahead } : { $behind } { $other }{ $even ->
    [0] { "" }
   *[other] { " " }({ $even } Unentschieden)
}
profile-face = { $game }: { $face } fiel { $times ->
    [one] einmal
   *[other] { $times }-mal
} in { $rolls ->
    [one] einem Wurf
   *[other] { $rolls } Würfen
}; zu erwarten wären { $expected }.

## Settings of a server

settings-title = Einstellungen dieses Servers
settings-line = { $topic }: **{ $value }**
settings-now = Jetzt: **{ $value }**
prompt-settings = Was möchtest du ändern?
settings-locale = Sprache der Bretter
settings-locale-about = Neue Tische sprechen diese Sprache. Private Antworten kommen immer in der Sprache der Person.
settings-locale-auto = wie der Server
settings-locale-de = Deutsch
settings-locale-en = Englisch
settings-pace = Tempo
settings-pace-about = So viel Bedenkzeit hat ein Zug an neuen Tischen; am Tisch lässt sie sich ändern.
settings-pace-quick = schnell (1 Minute)
settings-pace-cosy = gemütlich (5 Minuten)
settings-pace-relaxed = in Ruhe (24 Stunden)
settings-pace-none = ohne Uhr
settings-channels = Kanäle
settings-channels-about = Wo Tische stehen dürfen. Ohne Liste überall; Threads gehören zu ihrem Kanal.
settings-channels-here = diesen Kanal erlauben oder wieder streichen
settings-channels-everywhere = überall
settings-games = Spiele
settings-games-about = Was gespielt werden darf. Wähle alle aus, die erlaubt sind.
settings-ratings = Wertung
settings-ratings-about = Ob Partien die Wertung ändern. Siege und Punkte werden immer gezählt.
settings-ratings-on = an
settings-ratings-off = aus
settings-pictured = Brett
settings-pictured-about = Wie neue Tische ihr Brett zeigen. Am Tisch lässt sich das ändern.
settings-pictured-on = als großes Bild
settings-pictured-off = mit Emoji
settings-hints = Tipps
settings-hints-about = Ob man sich am Tisch privat Tipps holen darf.
settings-hints-on = erlaubt
settings-hints-off = nicht erlaubt
settings-stop = Tisch abbrechen
settings-stop-about = Wer einen Tisch abbrechen darf. Wer Nachrichten verwalten darf, darf es immer.
settings-stop-host = wer den Tisch geöffnet hat
settings-stop-seated = alle am Tisch
settings-stop-managers = nur die Moderation

## My data

mydata-title = Meine Daten
mydata-about = Gespeichert sind Nummern, Züge, Ergebnisse, Einstellungen und deine Sprache; keine Namen, keine Texte.
mydata-seats = Plätze an Tischen: { $count }
mydata-results = Ergebnisse: { $count }
mydata-ratings = Wertungen: { $count }
mydata-listed = 🏆 Du stehst in Ranglisten, und andere können dein Profil ansehen.
mydata-unlisted = 🏆 Du stehst in keiner Rangliste, und nur du siehst dein Profil.
mydata-direct-messages = ✉️ Du bekommst Direktnachrichten, wenn du geheim entscheiden musst.
mydata-no-direct-messages = ✉️ Du bekommst keine Direktnachrichten.
mydata-aloud = 🔊 Ich lese dir vor: Züge, Fragen und das Ende kommen als Nachricht in ganzen Sätzen.
mydata-not-aloud = 🔊 Ich zeige dir Bretter in Bildern.
mydata-button-aloud-on = Vorlesen an
mydata-button-aloud-off = Vorlesen aus
mydata-button-listed-on = In Ranglisten stehen
mydata-button-listed-off = Nicht in Ranglisten
mydata-button-direct-messages-on = Direktnachrichten an
mydata-button-direct-messages-off = Direktnachrichten aus
reach-button = Wie ich gerufen werde
reach-title = Wenn du dran bist
reach-mention = 🔔 Bist du nicht am Brett, erwähne ich dich im Kanal. Die Nachricht verschwindet beim nächsten Zug.
reach-direct-message = 🔔 Bist du nicht am Brett, schreibe ich dir eine Direktnachricht. Sie verschwindet beim nächsten Zug.
reach-none = 🔕 Ich rufe dich nicht.
reach-never-quiet = Das gilt zu jeder Uhrzeit.
reach-quiet = 🌙 Ruhe von { $begins } bis { $ends } Uhr. Was dann anfällt, sage ich dir danach, falls du noch dran bist. Bei dir ist es gerade { $now } Uhr, richtig?
reach-never = keine Ruhezeit
reach-from = Ruhe ab …
reach-to = Ruhe bis …
reach-clock = Welche Uhr gilt für dich?
reach-time = Dort ist es jetzt { $time } Uhr.
reach-hour = { $hour } Uhr
zone-berlin = Berlin, Wien, Zürich
zone-london = London, Dublin, Lissabon
zone-athens = Athen, Helsinki, Kiew
zone-istanbul = Istanbul, Moskau, Riad
zone-azores = Azoren
zone-sao-paulo = São Paulo, Buenos Aires
zone-halifax = Halifax
zone-bogota = Bogotá, Lima
zone-new-york = New York, Toronto
zone-chicago = Chicago, Dallas
zone-denver = Denver, Calgary
zone-los-angeles = Los Angeles, Vancouver
zone-anchorage = Anchorage
zone-honolulu = Honolulu
zone-lagos = Lagos, Algier
zone-johannesburg = Johannesburg
zone-dubai = Dubai, Tiflis
zone-karachi = Karatschi, Taschkent
zone-kolkata = Delhi, Kolkata
zone-dhaka = Dhaka
zone-bangkok = Bangkok, Hanoi, Jakarta
zone-shanghai = Peking, Singapur, Perth
zone-tokyo = Tokio, Seoul
zone-sydney = Sydney, Melbourne
zone-auckland = Auckland
mydata-button-export = Als Datei laden
mydata-button-delete = Löschen
mydata-button-really = Ja, alles löschen
mydata-button-keep = Doch nicht
mydata-file = meine-daten.json
mydata-exported = Das ist alles, was über dich gespeichert ist. Nur du siehst diese Datei.
mydata-really = Danach weiß ich nichts mehr von dir: keine Ergebnisse, keine Wertung, keine Einstellungen. In alten Partien steht „früherer Zwerg“, an offenen Tischen spielt ein Computer für dich weiter. Das lässt sich nicht rückgängig machen.
mydata-deleted = Alles gelöscht. Es war schön mit dir am Tisch.
wish-show = ansehen
wish-export = als Datei laden
wish-aloud = vorlesen an oder aus
wish-delete = löschen

## Hints, chances, looking back

menu-hint = Tipp
menu-odds = Chancen
button-play-hint = So machen
hint-none = Für dieses Spiel gibt es noch keine Tipps.
look-back-unrated = Für dieses Spiel gibt es noch keinen Rückblick.
hint-only = 💡 Du hast nur eine Möglichkeit: **{ $move }**
hint-best = 💡 Am besten: **{ $move }**
hint-points = Im Schnitt bringt das { NUMBER($worth, maximumFractionDigits: 1) } Punkte.
hint-chance = Deine Siegchance liegt danach bei etwa { NUMBER($worth, style: "percent", maximumFractionDigits: 0) }.
hint-same = • { $move } – genauso gut
hint-little = • { $move } – fast genauso gut
hint-cost-points = • { $move } – { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte weniger
hint-cost-chance = • { $move } – { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } Prozentpunkte weniger
hints-off = Auf diesem Server sind Tipps abgeschaltet. Wer Einstellungen ändern darf, schaltet sie mit /einstellungen ein.
odds-seated = Auf diesem Server sind Tipps abgeschaltet, darum zeige ich die Chancen nur denen, die zuschauen.
odds-first-decide = Erst entscheidest du, dann zeige ich dir die Chancen.
odds-none = Für dieses Spiel kann ich gerade keine Chancen ausrechnen.
odds-title = Chancen · { $game }
odds-playouts = Siegchancen, aus { $count } Partien, die der Computer von hier aus zu Ende gespielt hat:
odds-seat = { $who }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
odds-tie = Unentschieden: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
button-look-back = Rückblick
look-back-title = Rückblick · { $game }
look-back-points = **{ $who }**: { NUMBER($received, maximumFractionDigits: 0) } Punkte. { $side ->
    [luck] Zu erwarten waren etwa { NUMBER($expected, maximumFractionDigits: 0) }; Glück brachte { NUMBER($luck, maximumFractionDigits: 0) }, verschenkt wurden { NUMBER($lost, maximumFractionDigits: 0) }.
   *[other] Drin gewesen wären etwa { NUMBER($expected, maximumFractionDigits: 0) }; Pech kostete { NUMBER($luck, maximumFractionDigits: 0) }, verschenkt wurden { NUMBER($lost, maximumFractionDigits: 0) }.
}
look-back-chance = **{ $who }**: Siegchance am Anfang { NUMBER($expected, style: "percent", maximumFractionDigits: 0) }, am Ende { $side ->
    [won] gewonnen
    [shared] den Sieg geteilt
   *[other] nicht gewonnen
}. Fehler kosteten zusammen { NUMBER($lost, maximumFractionDigits: 0) } Prozentpunkte Siegchance.
look-back-costliest-points = Teuerste Entscheidung von { $who }: „{ $move }“. Besser wäre gewesen: „{ $best }“. Das hat { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte gekostet.
look-back-costliest-chance = Teuerste Entscheidung von { $who }: „{ $move }“. Besser wäre gewesen: „{ $best }“. Das hat { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } Prozentpunkte Siegchance gekostet.
look-back-flawless = Verschenkt hat niemand etwas.
look-back-brave = Mutigste Wette: { $who } – „{ $move }“ bei { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } Gewinnchance, und es stimmte.
look-back-cut = Die Partie war lang: Ausgewertet sind die ersten { $moves } von { $all } Zügen.
look-back-none = Einen Rückblick gibt es nur auf Partien, die zu Ende gespielt wurden.

## What can go wrong

illegal-not-to-act = Du bist gerade nicht dran.
illegal-chance = Das entscheiden die Würfel, nicht du.
move-several = Das kann mehreres heißen: { $ways }{ $more ->
    [0] .
   *[other] { " " }und { $more } weitere.
} Sag noch ein Wort dazu.
moves-more = … und { $count } weitere: Tippe ein Wort dazu
illegal-unreadable = „{ $move }“ verstehe ich nicht als Zug. Tippe /zug und wähle aus der Liste.
seats-few = { $missing ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $missing } Leute.
} Hol Freunde dazu oder setz Computer an den Tisch.
seats-many = Zu viele am Tisch: { $seats }. Das Spiel ist für { $least } bis { $most } Personen.
seated-already = Du sitzt schon am Tisch.
not-seated = Du sitzt nicht an diesem Tisch.
not-seated-yet = Du sitzt noch nicht am Tisch. Drück erst auf 🪑 Mitspielen.
host-only = Das kann nur { $host } einstellen (👑).
lobbies-many = Du hast schon { $most } offene Tische, an denen noch nicht gespielt wird: { $channels }. Fang erst an einem davon an oder steh dort auf.
table-full = Der Tisch ist voll: Mehr als { $most } haben keinen Platz.
table-busy = In diesem Kanal steht schon ein Tisch. /brett zeigt ihn.
table-gone = Diesen Tisch gibt es nicht mehr. Mit /spielen öffnest du einen neuen.
no-table = In diesem Kanal steht kein Tisch. Mit /spielen öffnest du einen.
questions-many = Einen Moment: Auf { $most } Antworten wartest du schon.
thought-stuck = Darüber habe ich zu lange nachgedacht. Versuch es später noch einmal.
changes-many = Mehr als { $most }-mal kannst du es dir nicht anders überlegen.
not-shelved = Diese Partie ist nicht weggelegt.
no-computer = Am Tisch sitzt kein Computer.
option-unknown = „{ $option }“ kenne ich nicht als Einstellung. Wähle aus der Liste.
option-value = { $option }: möglich sind { $values }.
unknown-game = Das Spiel „{ $game }“ kenne ich nicht. Zur Wahl stehen: { $games }.
choose-game = Welches Spiel?
choose-rules = Such dir aus, welche Regeln du lesen möchtest.
choose-table = Das Spiel kenne ich nicht. Diese hier stehen im Regal:
choose-leaders = Punkte verschiedener Spiele lassen sich nicht vergleichen. Such dir eines aus.
not-started = Die Partie hat noch nicht begonnen. „Los geht’s“ startet sie.
started = Die Partie läuft schon.
not-over = Die Partie läuft noch.
over = Diese Partie ist vorbei.
crowded = Hier drücken gerade sehr viele zugleich. Auf dem Brett steht, was gilt.
stale = Das Brett ist schon einen Schritt weiter.
wait = Einen Moment, der Computer ist am Zug.
not-your-turn = { $count ->
    [one] Gerade ist { $who } dran.
   *[other] Gerade sind { $who } dran.
}
stop-not-yours = Abbrechen dürfen nur { $host } und die Moderation.
stop-seated = Abbrechen darf hier nur, wer am Tisch sitzt.
stop-managers = Abbrechen darf hier nur die Moderation.
channels-many = Mehr als { $most } Kanäle passen nicht auf die Liste. Streiche zuerst einen.
channel-not-allowed = Auf diesem Server stehen Tische nur hier: { $channels }
game-not-allowed = Dieses Spiel ist hier nicht erlaubt. Gespielt wird: { $games }.
settings-not-yours = Das stellt ein, wer den Server verwalten darf.
server-only = Das geht nur auf einem Server.
bot-forbidden = Hier fehlt mir ein Recht. Bitte lass mich in diesem Kanal lesen, schreiben und Links einbetten.
board-hidden = Das zählt. Nur das Brett kann ich hier gerade nicht zeigen; /brett versucht es noch einmal.
button-unknown = Diesen Knopf kenne ich nicht mehr. /brett zeigt, wie es jetzt steht.
command-old = Diesen Befehl gibt es so nicht mehr. Lade Discord neu und versuch es noch einmal.
error-listed = Da ging bei mir etwas schief. Nummer für die Betreiber: { $number }
error-unknown = Da ist bei mir etwas schiefgegangen, aber deine Partie ist sicher. Nummer für die Betreiber: { $number }

## Past matches and proofs

command-history = verlauf
command-history-about = Zeigt die vergangenen Partien dieses Kanals, nur für dich
command-replay = wiederholung
command-replay-about = Spielt eine vergangene Partie Schritt für Schritt vor, nur für dich
command-verify = pruefen
command-verify-about = Würfelt eine beendete Partie nach und zeigt, ob jeder Wurf stimmt
parameter-match = partie
parameter-match-about = Welche Partie? Sonst die letzte dieses Kanals
parameter-step = schritt
parameter-step-about = Bei welchem Schritt soll es losgehen?
match-choice = { $game } · { $day }.{ $month }.{ $year }, { $time } UTC
match-unknown = Eine Partie „{ $match }“ kenne ich in diesem Kanal nicht. /verlauf zeigt, welche es gibt.
past-none = In diesem Kanal ist noch keine Partie vorbei. Mit /spielen öffnest du einen Tisch.
rules-changed = Diese Partie wurde nach einer anderen Fassung der Regeln gespielt; ich kann sie nicht mehr aufbauen.
replay-live = Diese Partie läuft noch. Ansehen kannst du sie, sobald sie vorbei ist.
export-live = Die Partie { $match } ist noch nicht vorbei; bis dahin bleibt das Geheimnis ihrer Würfel geheim.
export-unstarted = Die Partie { $match } hat nie begonnen, da gibt es nichts zu zeigen.
export-file = Hier ist die Partie als Datei. Prüfen lässt sie sich auch ohne mich: `python -m bot verify { $file }`.{ $hidden ->
    [0] { "" }
   *[other] { " " }Was nie aufgedeckt wurde, bleibt auch darin verdeckt.
}
history-title = Vergangene Partien
history-finished = **{ $game }** · { $when } · 🏆 { $who } · `{ $match }`
history-unscored = **{ $game }** · { $when } · 🏁 zu Ende gespielt · `{ $match }`
history-stopped = **{ $game }** · { $when } · 🛑 abgebrochen · `{ $match }`
history-shelved = **{ $game }** · { $when } · 📦 weggelegt · `{ $match }`
history-page = Seite { $page } von { $pages } · { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
button-newer = Neuere
button-older = Ältere
prompt-watch = Partie ansehen …
replay-step = Schritt { $step } von { $steps } · Partie { $match }
replay-end = Schluss
replay-turn = { $who } ist dran
prompt-jump = Zu einem Zug springen …
seat-name = Platz { $number }
button-first = Anfang
button-previous = Zurück
button-last = Ende
button-next = Weiter
button-file = Als Datei
button-share = Ergebnis teilen
button-verify = Würfel prüfen
button-replay = Wiederholung
verify-title = { $game } · Würfelbeweis
verify-good = ✅ **Alles stimmt.**
verify-bad = ❌ **{ $count ->
    [one] Eine Sache stimmt nicht:
   *[other] { $count } Dinge stimmen nicht:
}**
verify-more = … und { $count } weitere.
verify-seal = Das Siegel vom Anfang passt zum Geheimnis, das am Ende aufgedeckt wurde.
verify-keys = Die Schlüssel der aufgedeckten Würfe lagen von Anfang an unter dem Siegel.
verify-hidden = { $count ->
    [one] Ein Zug wurde nie aufgedeckt. Er bleibt verdeckt.
   *[other] { $count } Züge wurden nie aufgedeckt. Sie bleiben verdeckt.
}
verify-rolls = { $rolls ->
    [0] Gewürfelt wurde nicht.
    [one] Der eine Wurf ist aus dem Geheimnis nachgerechnet: Genau so musste er fallen.
   *[other] Alle { $rolls } Würfe sind aus dem Geheimnis nachgerechnet: Genau so mussten sie fallen.
}
verify-moves = { $decisions ->
    [0] Gezogen hat noch niemand.
    [one] Der eine Zug folgt den Regeln.
   *[other] Alle { $decisions } Züge folgen den Regeln.
}
verify-steps = In der Wiederholung sind es weniger Schritte: Was mehrere zugleich entscheiden, ist dort einer.
verify-drawn = Wer anfängt, wurde ausgelost: Nummer { $number } von { $count }.
verify-chosen = Wer anfängt, wurde am Tisch bestimmt, nicht ausgelost.
verify-example = Zum Nachrechnen, Zug { $number }: HMAC-SHA256 mit dem Geheimnis über „Beitrag der Mitspielenden|{ $number }|0“ beginnt mit `{ $digest }`; geteilt durch { $total } bleibt { $rest }: { $rolled }.
outcome-pips = eine { $pips } gewürfelt
verify-match = Partie { $match }
finding-seal = Siegel: Es passt nicht zum Geheimnis; zu dem gehört { $hash }.
finding-key = Schlüssel { $place }: Er fehlt oder lag nicht unter dem Siegel.
finding-hidden = Zug { $number } ist verdeckt, obwohl ihn alle gesehen haben.
finding-order = Sitzordnung: Platz { $seat } steht nicht da, wo er nach der Reihenfolge am Tisch stehen müsste.
finding-players = Beitrag der Mitspielenden: Die Plätze ergeben { $players }.
finding-first = Anfang: Es beginnt Nummer { $who } nach der Reihenfolge am Tisch, das Los sagt aber Nummer { $drawn }.
finding-game = Spiel: „{ $game }“ kenne ich nicht.
finding-rules = Regeln: Gespielt wurde nach Fassung { $rules }, ich kenne Fassung { $known }.
finding-agreement = Vereinbarung: Die Würfel wurden für eine andere Partie oder andere Einstellungen gemischt.
finding-options = Einstellungen: So kann keine Partie beginnen.
finding-number = Zug { $expected } fehlt: An seiner Stelle steht Zug { $number }.
finding-die = Zug { $number } ist „{ $move }“, nachgewürfelt kommt aber „{ $rolled }“ heraus.
finding-illegal = Zug { $number } („{ $move }“) ist nicht erlaubt: { $reason }
finding-spelling = Zug { $number } ist als „{ $move }“ geschrieben statt als „{ $usual }“.
finding-unrolled = Zug { $number } fehlt: Da müssten die Würfel fallen.
finding-unfinished = Schluss: Die Partie soll zu Ende gespielt sein, nach { $number } Zügen ist sie es aber nicht.
finding-overplayed = Schluss: Die Partie soll abgebrochen sein, ist aber zu Ende gespielt.

## Pictures: these words are read aloud in place of them

picture-none = Von diesem Brett gibt es gerade kein Bild. /brett mit „text“ beschreibt es in Sätzen.
alt-more = Den Rest sagt dir /brett mit text.
picture-course-seat = { $who } wird { $rank }. mit { counted-dative }; unterwegs: { $way }.

## The playground: the first thing that a visitor of its page reads

playground-title = Setz dich an den Stammtisch
playground-lead = Das hier ist ein kleines Discord, das nur auf deinem Rechner läuft. Der Bot Stammtisch spielt hier mit dir Familienspiele, und du darfst auf allen Plätzen zugleich sitzen.
playground-step-game = Such dir ein Spiel aus. Ein Klick öffnet den Tisch im Kanal.
playground-step-people = Klick oben auf eine andere Person und drück auf „Mitspielen“, oder setz am Tisch einen Computer dazu.
playground-step-start = „Los geht’s“ startet die Partie. Alles andere steht auf den Knöpfen.
playground-channel = Tisch öffnen in
playground-loading = Stammtisch packt die Spiele aus …
playground-open = Tisch öffnen
playground-open-game = Tisch öffnen: { $game }
playground-rules = Regeln
playground-rules-game = Regeln: { $game }

leaving-title = Bist du sicher?
leaving-stayed = Gut, es geht weiter.
leave-asked = Für dich spielt dann der Computer weiter. Kommst du bis zum Ende nicht zurück, zählt die Partie für dich als verloren.
stop-asked-lobby = Der Tisch wird aufgelöst.
stop-asked-alone = Die Partie endet ohne Ergebnis.
stop-asked-giving-up = Es ist auch die Partie der anderen. Wenn du abbrichst, gibst du nur deinen Platz auf, und für dich spielt der Computer weiter.
stop-asked-for-cause = Du beendest die Partie für alle, ohne Wertung.
button-really-stop = Ja, abbrechen
button-really-leave = Ja, aufstehen
button-stay = Nein, weiterspielen
slow-down = Das war sehr oft in kurzer Zeit. Versuch es gleich noch einmal.
shared-already = Das Ergebnis steht schon im Kanal.

clan-red = Team Rot
clan-blue = Team Blau
clan-green = Team Grün
clan-orange = Team Orange
clan-purple = Team Lila
clan-pink = Team Rosa
clan-black = Team Schwarz
clan-brown = Team Braun
clan-teal = Team Türkis
clan-olive = Team Oliv
