## Commands: names are lower case, without spaces, at most 32 characters

command-play = spielen
command-play-about = Öffnet in diesem Kanal einen Tisch
command-move = zug
command-move-about = Macht einen Zug: wähle aus der Liste oder tippe ihn
command-board = brett
command-board-about = Holt das Brett ans Ende des Kanals
command-rules = regeln
command-rules-about = Erklärt ein Spiel, Thema für Thema
command-learn = lernen
command-learn-about = Lerne ein Spiel, indem du es spielst; nur für dich
command-leave = verlassen
command-leave-about = Gibt deinen Platz frei; im Spiel übernimmt ein Computer
command-stop = abbrechen
command-stop-about = Beendet den Tisch in diesem Kanal
command-help = hilfe
command-help-about = Wie es losgeht, in fünf Zeilen
command-bet = wette
command-bet-about = Entscheide oder wette heimlich; nur du siehst es
command-hint = tipp
command-hint-about = Der beste Zug und was die anderen kosten; nur für dich
command-puzzle = knobeln
command-puzzle-about = Was hättest du getan? Eine Entscheidung aus einer echten Partie; nur für dich
command-daily = heute
command-daily-about = Ein Spiel am Tag, für alle mit denselben Würfeln; nur für dich
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
parameter-pace = bedenkzeit
parameter-pace-about = Bedenkzeit an neuen Tischen
parameter-channel = kanal
parameter-channel-about = Diesen Kanal erlauben; noch einmal nennen streicht ihn wieder
parameter-ratings = spielstaerke
parameter-ratings-about = Ändern Partien die Spielstärke?
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
parameter-answer = antwort
parameter-answer-about = Was hättest du in der letzten Aufgabe getan?
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
lobby-seats = **Am Tisch: { $seats } von { $most }**{ $missing ->
    [0] { "" }
    [one] { ", " }es fehlt noch eine Person
   *[other] { ", " }es fehlen noch { $missing }
}
lobby-seat = { $state ->
    [host] { $number }. { $who } 👑
    [ready] { $number }. { $who } ✅
   *[no] { $number }. { $who }
}
lobby-option = { $name }: **{ $value }**
lobby-choice = { $name }: { $value }
lobby-choice-own = Nur für mich: { $name }: { $value }
lobby-first = Es beginnt: { $who }
lobby-first-by-the-book = -# In der Anleitung beginnt { $who }.
lobby-direct-messages = Bist du nicht am Brett, kommen geheime Fragen als Direktnachricht. Mit 🔕 stellst du das ab.
lobby-direct-messages-aloud = Bist du nicht am Brett, kommen geheime Fragen als Direktnachricht. Mit /zug Keine DMs stellst du das ab.
lobby-title-closed = { $game }
lobby-guest = { $number }. ⏳ { $who } ist eingeladen
lobby-guest-aloud = Platz { $number } ist für { $who } reserviert
lobby-closed-door = 🚪 Tür: **nur mit Einladung**
seat-easy = leicht
seat-easy-aloud = Computer, leicht
seat-normal = mittel
seat-normal-aloud = Computer, mittel
seat-master = Meister
seat-master-aloud = Computer, Meister
prompt-lobby = Einstellen …
lobby-topic-computers = Computer
lobby-topic-rules = Spielregeln
lobby-topic-table = Uhr, Brett und wer beginnt
lobby-topic-charm = Glücksbringer
lobby-topic-people = Leute und Tür
lobby-about-computers = Computer füllen leere Plätze. Kommt ein Mensch dazu und alles ist voll, steht einer auf.
lobby-about-rules = Was für alle gilt, stellt ein, wer den Tisch geöffnet hat (👑). Was nur für dich gilt, stellst du selbst ein.
lobby-about-table = Das stellt ein, wer den Tisch geöffnet hat (👑).
lobby-about-charm = Dein Glücksbringer wird in die Würfel gemischt. Ein eigenes Wort nimmst du mit `/zug Glücksbringer WORT`.
lobby-about-people = Wer den Tisch geöffnet hat (👑), lädt ein, macht die Tür zu und kann jemanden vom Tisch nehmen. Bei geschlossener Tür setzt sich nur dazu, wer eingeladen ist.
lobby-prompt-computers = Computer dazu oder weg …
lobby-prompt-rules = Regel wählen …
lobby-prompt-table = Was soll gelten?
lobby-prompt-charm = Glücksbringer nehmen …
lobby-prompt-people = Tür oder Platz wählen …
prompt-invite = Jemanden einladen …
remove-easy = { computer-name-easy } wegnehmen
remove-normal = { computer-name-normal } wegnehmen
remove-master = { computer-name-master } wegnehmen
remove-person = { $who } vom Tisch nehmen
uninvite = Einladung von { $who } zurücknehmen
door-open = Tür aufmachen: Alle dürfen sich setzen
door-closed = Tür zumachen: nur wer eingeladen ist
voices = Computer
voices-true = reden mit
voices-false = schweigen
did-door = Gut, so steht die Tür jetzt.
did-invite = Für { $who } ist ein Platz reserviert.
did-unseat = { $door ->
    [closed] { $who } ist vom Tisch genommen. Die Tür ist zu, damit das so bleibt.
   *[open] Die Einladung von { $who } ist zurückgenommen.
}
did-voices = Die Computer wissen Bescheid.
did-ready = ✅ Du bist bereit. Los geht’s, sobald 👑 drückt. Sind alle anderen bereit und 👑 meldet sich fünf Minuten lang nicht, drück noch einmal.
did-vote = Deine Stimme zählt.
door-is-closed = Die Tür ist zu. Frag { $host }, ob noch ein Platz für dich frei ist.
blocked = Auf diesem Server darfst du dich an keinen Tisch setzen.
invited-already = { $who } hat hier schon einen Platz.
invited-blocked = { $who } darf sich auf diesem Server an keinen Tisch setzen.
remove-nobody = Den Platz gibt es nicht mehr, oder es ist deiner.
vote-nobody = Gerade wartet hier niemand auf andere.
vote-two = Zu zweit gibt es keine Abstimmung: Dafür ist die Bedenkzeit da.
vote-early = Noch etwas Geduld mit { $who }: Abstimmen könnt ihr { $when }.
line-vote = 🗳️ Computer für { $who }? { $count } von { $needed }
line-vote-aloud = Abstimmung, ob für { $who } der Computer spielt: { $count } von { $needed } Stimmen dafür.
button-vote = 👍
button-vote-aloud = Dafür
button-go-on = Computer spielen lassen
menu-contact = Bescheid
menu-down = Nach unten
menu-get-up = Platz verlassen
menu-board-title = Das Brett
menu-board-about = Text und Bild siehst nur du, das andere gilt für alle.
menu-leave-title = Gehen
button-close-lobby = Ja, Tisch auflösen
button-keep-lobby = Nein, offen lassen
button-give-up = Ja, Platz aufgeben
settings-blocked = Gesperrt
settings-blocked-about = Wer hier steht, darf sich auf diesem Server an keinen Tisch setzen. Wer schon sitzt, spielt zu Ende. Löscht jemand seine Daten, verschwindet der Name von dieser Liste, die Sperre bleibt.
settings-blocked-list = { $count ->
    [0] niemand
   *[other] { $people }
}
blocked-many = Mehr als { $most } Leute passen nicht auf die Liste. Hebe zuerst eine andere Sperre auf.
prompt-block = Sperren …
prompt-unblock = Wieder zulassen …
parameter-block = sperren
parameter-block-about = Diese Person von allen Tischen sperren
parameter-unblock = wieder-zulassen
parameter-unblock-about = Diese Person wieder an die Tische lassen
mydata-blocked = Server, auf denen du an keinem Tisch sitzen darfst: { $count }
seal = Partie { $match } · Siegel der Würfel: { $hash }
charm-icon = { $sign ->
    [clover] 🍀
    [pig] 🐷
    [ladybird] 🐞
    [toadstool] 🍄
    [penny] 🪙
    [star] 🌠
    [rainbow] 🌈
   *[cat] 🐱
}
charm-name = { $sign ->
    [clover] Kleeblatt
    [pig] Schwein
    [ladybird] Marienkäfer
    [toadstool] Fliegenpilz
    [penny] Pfennig
    [star] Sternschnuppe
    [rainbow] Regenbogen
    [cat] Winkekatze
   *[none] keiner
}
charm-choice = Glücksbringer: { charm-name }
charm-shown = { charm-icon }
charm-shown-aloud = (Glücksbringer: { charm-name })
charm-word = 🔑{ "\u00A0" }{ $digits }
charm-word-aloud = (Glücksbringer: ein eigenes Wort, { $digits })
charm-long = Dein Wort darf höchstens { $most } Zeichen lang sein.
charm-old = Dieser Tisch ist älter als die Glücksbringer. Am nächsten kannst du einen nehmen.
lobby-closed = Der Tisch ist aufgelöst. Mit /spielen öffnest du einen neuen.
picture = Brett
picture-true = als großes Bild
picture-false = mit Emoji
menu-as-picture = Großes Brett
menu-as-emoji = Brett mit Emoji
did-picture = Das Brett erscheint jetzt { $value }.
button-picture = Künftig großes Brett
picture-default = Neue Tische auf diesem Server zeigen ihr Brett ab jetzt { $value }. Wer den Server verwaltet, ändert das in /einstellungen.
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
prompt-charm = Glücksbringer nehmen …
add-easy = { computer-name-easy } dazu (leicht)
add-normal = { computer-name-normal } dazu (mittel)
add-master = { computer-name-master } dazu (Meister)
first-drawn = Das Los entscheidet
first-seat = { $who } beginnt
computer-name-easy = { $number ->
    [1] Wirrkopf
    [2] Purzel
    [3] Tollpatsch
   *[other] Wirrkopf{ "\u00A0" }{ $number }
}
computer-easy = { computer-name-easy }{ "\u00A0" }🤖
computer-name-normal = { $number ->
    [1] Zottel
    [2] Knurz
    [3] Rußnase
   *[other] Zottel{ "\u00A0" }{ $number }
}
computer-normal = { computer-name-normal }{ "\u00A0" }🤖
computer-name-master = { $number ->
    [1] Grimbart
    [2] Silberbart
    [3] Eisenstirn
   *[other] Grimbart{ "\u00A0" }{ $number }
}
computer-master = { computer-name-master }{ "\u00A0" }🤖

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
    [one] 🏆 { $who } gewinnt mit { counted-dative }!
   *[other]
        🏆 Unentschieden mit je { counted-dative }!
        { $who } teilen sich den Sieg.
}
line-over = -# Die Partie ist zu Ende, { $who }.
line-won-clan =
    🏆 { $clan } gewinnt mit { counted-dative }!
    Glückwunsch, { $who }!
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
line-default = 🏆 { $who } gewinnt: Alle anderen haben aufgegeben.
line-stopped = 🛑 Die Partie wurde abgebrochen.
line-shelved = 📦 Die Partie ruht, der Spielstand bleibt. Wer am Tisch saß, kann sie fortsetzen.
field-result = Ergebnis
field-last = Zuletzt
# The headline of an end card
end-headline = ### { $line }
# One sentence about a person where many play
end-small = -# { $line }
unrated = -# Zählt nicht für die Spielstärke: Die meisten Züge machten Computer.
evening = -# Siege heute: { $scores }
evening-score = { $who } { $wins }
record-new = Neuer Rekord! Bisher waren es { $best }.
record-is = Dein Rekord mit diesen Einstellungen bleibt { $best }.
record-first = Das ist jetzt dein Rekord mit diesen Einstellungen.
highlight-brave = { $who } hat sich bei nur { NUMBER($number, style: "percent", maximumFractionDigits: 0) } Gewinnchance getraut und recht behalten.
highlight-upset = { $who } hat mit nur { NUMBER($number, style: "percent", maximumFractionDigits: 0) } Siegchance angefangen und trotzdem gewonnen.
highlight-lucky = { $who } hatte Glück: Die Würfel brachten { NUMBER($number, maximumFractionDigits: 0) } Punkte mehr, als zu erwarten war.
highlight-unlucky = { $who } hatte Pech: Die Würfel kosteten { NUMBER($number, maximumFractionDigits: 0) } Punkte.
field-proof = Würfelbeweis
away = Für { $who } spielt gerade der Computer.
# Spielerinnen und Spieler, bei denen nichts Besonderes geschah
news-passed = { $count ->
    [one] { $who } war dran.
   *[other] { $who } waren dran.
}
automatic = ⏩ Automatisch: { $who }
result = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { $rank }.
} { $who } · { counted }
result-rating = Spielstärke { $rating } ({ $change })
result-alone = { $who } · { counted }
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
   *[computer] { $who }
}
rematch-until = Los geht’s, sobald alle Ja sagen, spätestens { $when }. Wer bis dahin nicht antwortet, wird durch einen Computer ersetzt.
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
menu-rules = Regeln
menu-text = Brett als Text
menu-picture = Brett als Bild
menu-board = Brett
menu-to-board = Zum Brett
menu-private = Dieser Tisch gehört nur dir: keine Uhr, keine Nachrichten, keine Wertung. Niemand sonst sieht ihn.
menu-stop = Tisch abbrechen
menu-auto-on = Automatisch würfeln
menu-auto-off = Selbst würfeln
menu-leave = Gehen
done = Erledigt.
did-join = Du sitzt am Tisch.
did-leave = Du bist aufgestanden.
did-computer = Ein Computer setzt sich dazu.
did-computer-fill = Die Computer setzen sich dazu.
did-computer-remove = Ein Computer steht auf.
did-set = Die Spielregel ist eingestellt.
did-own = Das gilt für deinen Platz.
did-charm = Notiert. Bis zum Start kannst du den Glücksbringer noch tauschen.
did-first = Wer beginnt, ist festgelegt.
did-first-drawn = Wer beginnt, wird ausgelost.
did-pace = Die Bedenkzeit ist eingestellt.
did-start = Es geht los!
did-away = Du bist aufgestanden. Für dich spielt jetzt der Computer.
stepped-in = 🪑 { $who } springt für { $owner } ein.
stepped-in-end = -# 🪑 { $who } hat für { $owner } weitergespielt.

voice = 💬 { $who }: „{ $line }“
voice-aloud = { $who } sagt: { $line }
react-laugh = Lachen
react-cheer = Jubeln
react-gasp = Staunen
did-react = Alle sehen es am Brett.
reactions = -# { $told }
reaction = { $sign } { $who }{ $more ->
    [0] { "" }
   *[other] { $some ->
        [0] { $more }
       *[other] { " " }+{ $more }
    }
}
former-dwarf-accusative = einen früheren Zwerg
told-stepped-in = 🪑 { $place ->
    [elsewhere] In { $channel } ist { $who } für dich eingesprungen.
   *[here] { $owner }, { $who } ist für dich eingesprungen.
} Steht der Platz wieder leer, kannst du ihn zurückholen. [Zum Brett]({ $link })
seat-taken = { $who } ist für dich eingesprungen. Steht der Platz wieder leer, holst du ihn mit „Einspringen“ zurück.
did-rests = Du bist aufgestanden. Die Partie ruht, bis jemand von euch weiterspielt.
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
menu-remind = Wie soll ich dir Bescheid geben?
remind-mention = Im Kanal erwähnen
remind-direct-message = Per Direktnachricht
remind-none = Gar nicht
remind-set = { $way ->
    [none] Gut, ich gebe dir nicht mehr Bescheid.
    [direct-message] Gut, ich schreibe dir eine Direktnachricht, wenn du dran bist und nicht am Brett.
   *[mention] Gut, ich erwähne dich im Kanal, wenn du dran bist und nicht am Brett.
}

## The board in sentences

twin-title = { $game }.
twin-deadline = Die Bedenkzeit endet { $when }.
twin-reminder = Deine Zeit endet um { $when }, danach springt der Computer ein.
twin-your-turn = Du bist dran.
twin-no-news = Seit deinem letzten Zug ist nichts passiert.
twin-no-question = Gerade ist nichts zu entscheiden.
twin-no-points = Noch hat niemand Punkte.
twin-no-position = Auf dem Tisch liegt nichts.
twin-no-seat = Du sitzt nicht an diesem Tisch.
lobby-ways = Mit /zug kannst du mitspielen, aufstehen, Computer dazusetzen, die Spielregeln einstellen und die Partie starten. Mit /meine-daten und „vorlesen“ kommt alles von selbst in ganzen Sätzen.
lobby-title-aloud = { $game }, der Tisch ist offen.
lobby-seats-aloud = Am Tisch sitzen { $seats }, gespielt wird zu { $least } bis { $most }.
lobby-seat-aloud = { $state ->
    [host] Platz { $number }: { $who }, hat den Tisch geöffnet
    [ready] Platz { $number }: { $who }, ist bereit
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
rules-table-title = Am Tisch
rules-table =
    Wer beginnt, entscheidet das Los; wer den Tisch geöffnet hat, kann es auch bestimmen (G1). Danach geht es reihum, so wie ihr euch an den Tisch gesetzt habt (G2).
    Ich würfle für alle. Wer es nach der Anleitung tun soll, steht nur im Text (G5). Geheim ist nur, was verdeckt auf den Tisch kommt, eine Wette zum Beispiel; alles andere dürfen alle sehen (G6).
    Steht jemand auf oder meldet sich nicht, spielt ein Computer nach denselben Regeln weiter, bis die Person zurück ist. Wer aufgibt, landet auf dem letzten Platz. Haben alle anderen aufgegeben, gewinnt, wer übrig ist, sobald ein Drittel der Partie gespielt ist (G4).
    Liegen am Ende mehrere vorne, gewinnen sie gemeinsam; ein Stechen gibt es nicht (G3).
    Jeden Zug kannst du auch tippen: mit /zug, in denselben kurzen Wörtern, die im Protokoll stehen (G7).
rules-credit = { $credit ->
    [none] Regeln in unseren Worten
   *[other] { $credit } · Regeln in unseren Worten
}
help =
    { "" }**Stammtisch** { $version } – jeder Kanal ist ein Tisch: { $games }.
    1. `/spielen` öffnet einen Tisch, **Mitspielen** setzt dich dazu; fehlt jemand, kommt ein Computer.
    2. Wer dran ist, drückt auf einen Knopf oder tippt `/zug`. Geheim entscheidest du auch mit `/wette`.
    3. `/brett` holt das Brett nach unten. Mit „text“ liest du es in Sätzen, mit „bild“ siehst du es als Bild.
    4. Unter **Menü** stehen Tipp, Chancen, Regeln und wie du aufstehst; „Bin wieder da“ holt deinen Platz zurück.
    5. `/heute` bringt jeden Tag allen dieselben Würfel, `/knobeln` stellt Aufgaben aus Partien. `/rangliste`, `/profil`, `/verlauf` und `/wiederholung` zeigen, was war; `/meine-daten` schaltet das Vorlesen ein, kurz oder ausführlich.
help-open = Tisch öffnen …
help-rules = Regeln lesen …
help-learn = Ein Spiel lernen
greeting = Hallo! Ich bin **Stammtisch** und spiele mit euch: { $games }. Auf einem Server öffnest du mit `/spielen` einen Tisch; `/spielen` geht auch hier, allein oder mit Computern. `/hilfe` erklärt den Rest.

## Secret decisions

direct-message = 🤫 Der Tisch in { $channel } fragt dich etwas Geheimes. Nur du siehst deine Antwort. [Zum Brett]({ $link })
direct-messages-title = Geheime Fragen als Direktnachricht
direct-messages-on = 🔔 **An.** Bist du nicht am Brett, kommen geheime Fragen als Direktnachricht.
direct-messages-off = 🔕 **Aus.** Geheim entscheiden kannst du am Brett und mit /wette.
plain-look = Nachsehen
noted = Notiert: **{ $what }**.
receipt-closed = { $decision } · [Zum Brett]({ $link })
receipt-closed-aloud = { $decision }. Das Brett steht in { $channel }.
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
   *[other] Hier steht noch niemand. Spielt eine Partie gegeneinander zu Ende!
}
leaders-own = Deine Zeile
leaders-page = Seite { $number } von { $pages } · es zählen Partien gegen andere Menschen
prompt-game = Spiel wählen …
prompt-measure = Sortieren nach …
button-page-back = Zurück
button-page-on = Weiter
leaders-days = Stammtisch des Tages
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
profile-days = Stammtisch des Tages
profile-days-all = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}{ $percent ->
    [none] { "" }
   *[other] , im Mittel { $percent } %
}
profile-days-week = Beste Woche: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}{ $percent ->
    [none] { "" }
   *[other] , im Mittel { $percent } %
}
profile-luck = Würfelglück
profile-game = { $game }: { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}, bestes Ergebnis: { counted }
profile-rating-rule = -# Wen ich noch kaum kenne, der bewegt deine Spielstärke wenig, und jede weitere Partie gegen dieselbe Person zählt am selben Tag weniger.
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
}; normal wären { $expected }.

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
settings-pace = Bedenkzeit
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
settings-games-all = alle
settings-games-about = Was gespielt werden darf. Wähle alle aus, die erlaubt sind.
settings-ratings = Spielstärke
settings-ratings-about = Ob Partien die Spielstärke ändern. Siege und Punkte werden immer gezählt.
settings-ratings-on = wird gewertet
settings-ratings-off = wird nicht gewertet
settings-pictured = Brett
settings-pictured-about = Wie neue Tische ihr Brett zeigen. Am Tisch lässt sich das ändern.
settings-pictured-on = als großes Bild
settings-pictured-off = mit Emoji
settings-hints = Tipps
settings-hints-about = Ob man sich am Tisch privat Tipps holen darf.
settings-hints-on = erlaubt
settings-hints-off = nicht erlaubt
settings-stop = Tisch abbrechen
settings-daily = Spiel des Tages
settings-daily-about = Ob ich das Spiel des Tages in diesem Kanal ankündige, mit der Tabelle von gestern. Es ist eine Nachricht, die die letzte ersetzt; Bescheid bekommt niemand. Die Stunden sind die von Berlin.
settings-daily-off = nicht ankündigen
settings-daily-hour = hier um { $hour } Uhr
settings-daily-at = um { $hour } Uhr in { $channel }
settings-stop-about = Wer einen Tisch abbrechen darf. Wer Nachrichten oder den Server verwalten darf, darf es immer.
settings-stop-host = wer den Tisch geöffnet hat
settings-stop-seated = alle am Tisch
settings-stop-managers = nur die Moderation

## My data

mydata-title = Meine Daten
mydata-about = Gespeichert sind Nummern, Züge, Ergebnisse, Einstellungen und deine Sprache; keine Namen, keine Texte.
mydata-seats = Plätze an Tischen: { $count }
mydata-results = Ergebnisse: { $count }
mydata-ratings = Spielstärken: { $count }
mydata-puzzle_tries = Antworten auf Aufgaben: { $count }
mydata-daily_tries = Gespielte Tage: { $count }
mydata-listed = 🏆 Du stehst in Ranglisten, und andere können dein Profil ansehen.
mydata-unlisted = 🏆 Du stehst in keiner Rangliste, und nur du siehst dein Profil.
mydata-aloud = 🔊 Ich lese dir vor: Züge, Fragen und das Ende kommen als Nachricht in ganzen Sätzen.
mydata-not-aloud = 🔊 Vorlesen ist aus.
mydata-brief = 🔉 Kurz: Neues und die Frage. Was auf dem Brett liegt, sagt `/brett`.
mydata-not-brief = 🔊 Ausführlich: Bei der Frage steht auch, was auf dem Brett liegt.
mydata-button-brief-on = Kurz vorlesen
mydata-button-brief-off = Ausführlich vorlesen
mydata-asked = 🧩 Züge aus deinen beendeten Partien können ohne deinen Namen zu Aufgaben für andere werden.
mydata-not-asked = 🧩 Aus deinen Partien werden keine Aufgaben.
mydata-button-aloud-on = Vorlesen einschalten
read-to-me-offer = Soll ich dir immer vorlesen? Dann kommen Züge, Fragen und das Ende von selbst in ganzen Sätzen.
mydata-button-aloud-off = Vorlesen ausschalten
mydata-button-listed-on = In Ranglisten stehen
mydata-button-listed-off = Nicht in Ranglisten
mydata-button-puzzles-on = Aufgaben erlauben
mydata-button-puzzles-off = Keine Aufgaben
mydata-button-direct-messages-on = Direktnachrichten an
mydata-button-direct-messages-off = Direktnachrichten aus
reach-button = Wie ich Bescheid bekomme
reach-title = Wenn du dran bist
reach-mention = 🔔 Bist du nicht am Brett, erwähne ich dich im Kanal. Die Nachricht verschwindet beim nächsten Zug.
reach-direct-message = 🔔 Bist du nicht am Brett, schreibe ich dir eine Direktnachricht. Sie verschwindet beim nächsten Zug.
reach-none = 🔕 Ich gebe dir nicht Bescheid.
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
mydata-really = Danach weiß ich nichts mehr von dir: keine Ergebnisse, keine Spielstärke, keine Einstellungen. In alten Partien steht „früherer Zwerg“, an offenen Tischen spielt ein Computer für dich weiter. Das lässt sich nicht rückgängig machen.
mydata-blocked-stays = Hat dich ein Server gesperrt, bleibt das so. Gemerkt wird dafür nur eine Prüfzahl statt deiner ID.
mydata-day-stays = Den Stammtisch des Tages hast du heute schon begonnen, und einen zweiten Versuch gibt es auch danach nicht. Gemerkt wird dafür bis Mitternacht eine Prüfzahl statt deiner ID.
mydata-deleted = Alles gelöscht. Es war schön mit dir am Tisch.
wish-show = ansehen
wish-export = als Datei laden
wish-aloud = vorlesen an oder aus
wish-brief = kurz oder ausführlich vorlesen
wish-delete = löschen

## Hints, chances, looking back

menu-hint = Tipp
menu-odds = Chancen
button-play-hint = So machen
hint-none = Für dieses Spiel gibt es noch keine Tipps.
look-back-unrated = Für dieses Spiel gibt es noch keinen Rückblick.
hint-only = 💡 Du hast nur eine Möglichkeit: **{ $move }**
hint-best = 💡 Am besten: **{ $move }**
hint-points = Im Schnitt bringt das { $worth ->
    [1] 1 Punkt
   *[other] { NUMBER($worth, maximumFractionDigits: 1) } Punkte
}.
hint-chance = Deine Siegchance liegt danach bei etwa { NUMBER($worth, style: "percent", maximumFractionDigits: 0) }.
hint-same = • { $move } – genauso gut
hint-little = • { $move } – fast genauso gut
hint-counts = • { $move } – gilt als genauso gut
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
look-back-points = **{ $who }**: { $received ->
    [one] 1 Punkt
   *[other] { $received } Punkte
}. { $side ->
    [luck] Zu erwarten waren etwa { $expected }: { $luck } brachte das Glück dazu, { $lost ->
        [0] die eigenen Entscheidungen kosteten nichts.
       *[other] { $lost } kosteten die eigenen Entscheidungen.
    }
    [even] Möglich waren etwa { $expected }: { $lost ->
        [0] Die eigenen Entscheidungen kosteten nichts,
       *[other] { $lost } kosteten die eigenen Entscheidungen,
    } Glück und Pech glichen sich aus.
   *[other] Möglich waren etwa { $expected }: { $luck } nahm das Pech, { $lost ->
        [0] nichts
       *[other] { $lost }
    } die eigenen Entscheidungen.
}
look-back-points-only = **{ $who }**: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
look-back-chance = **{ $who }**: Siegchance am Anfang { NUMBER($expected, style: "percent", maximumFractionDigits: 0) }, am Ende { $side ->
    [won] gewonnen
    [shared] den Sieg geteilt
   *[other] nicht gewonnen
}. { $lost ->
    [0] Eigene Fehler haben davon nichts gekostet.
    [one] Eigene Fehler haben davon 1 Prozentpunkt gekostet.
   *[other] Eigene Fehler haben davon { $lost } Prozentpunkte gekostet.
}
look-back-costliest-points = Teuerste Entscheidung von { $who } ({ $when }): „{ $best }“ hätte im Schnitt { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr gebracht als „{ $move }“.
look-back-costliest-chance = Teuerste Entscheidung von { $who } ({ $when }): Mit „{ $best }“ statt „{ $move }“ hätte die Siegchance bei { NUMBER($before, style: "percent", maximumFractionDigits: 0) } gelegen statt bei { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
look-back-flawless = Verschenkt hat niemand etwas.
look-back-brave = Mutigste Wette: { $who } ({ $when }) – „{ $move }“ bei { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } Gewinnchance, und es stimmte.
look-back-turn = Wendepunkt ab { $when }: Die Siegchance von { $who } stieg von { NUMBER($before, style: "percent", maximumFractionDigits: 0) } auf { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
look-back-curve = Siegchance im Verlauf der Partie:
look-back-curve-team = `{ $bars }` { $who }
grade-best = perfekt
grade-nearly = fast
grade-fair = ordentlich
grade-dear = teuer
grade-gift = ein Geschenk
button-show-costliest = Teuerste Entscheidung zeigen
button-show-bravest = Mutigste Wette zeigen
button-show-turn = Wendepunkt zeigen
look-back-cut = Die Partie war lang: Ausgewertet sind die ersten { $moves } von { $all } Zügen.
look-back-none = Einen Rückblick gibt es nur auf Partien, die zu Ende gespielt wurden.

## Lessons

lesson-best = Gut! Das ist auch die beste Wahl.
lesson-good = Geht! Noch besser: { $move }.
lesson-unasked = Erlaubt wäre das, aber gerade ist etwas anderes gefragt.
lesson-costly = Da geht noch mehr, versuch es gleich noch einmal.
lesson-said = **{ $heading }:** { $words }
lesson-step = 🎓 Schritt { $step } von { $steps }
lesson-mistake = ↩️ Nicht ganz
lesson-end = 🎓 Gelernt
lesson-hint = 💡 Gesucht: **{ $move }**
lesson-left = Deine Lektion wartet hier: /lernen
lesson-none = Für dieses Spiel gibt es noch keine Lektion. /regeln erklärt es.
lesson-broken = Die Lektion zu diesem Spiel ist gerade kaputt. /regeln erklärt es.
lesson-verify = In einer Lektion stehen die Würfe vorher fest. Zu prüfen gibt es da nichts.
lesson-state-new = 5 Minuten
lesson-state-at = Schritt { $step } von { $steps }
lesson-state-done = gelernt ✅
lessons-title = Ein Spiel lernen
lessons-about = Du spielst gleich selbst, nur für dich. Aufhören kannst du jederzeit, weiter geht es mit `/lernen`.
lessons-all-done = 🎓 Das war die letzte: Alle { $count } Spiele kannst du jetzt!
newcomer = 💡 { $line }
newcomer-offer = **{ $game }** ist neu für dich? In fünf Minuten lernst du es beim Spielen. Der Tisch wartet so lange.
prompt-lesson = Lektion wählen …
button-learn = Lernen
button-lessons = Alle Lektionen
button-try-again = Noch einmal
button-play-for-real = Jetzt richtig spielen
button-lesson-anew = Von vorn
button-lesson-skip = Schritt überspringen
button-lesson-leave = Aufhören

## The game of the day

day-date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
daily-title = Stammtisch des Tages, { $date }
daily-intro =
    { "" }**{ $game }**, heute für alle mit denselben Würfeln.
    Ein Versuch zählt, und du hast dafür 24 Stunden Zeit. Vorn steht nicht, wer die meisten Punkte macht, sondern wer am wenigsten verschenkt: Jede Entscheidung wird mit der besten verglichen. Die Würfel im Voraus zu kennen, hilft also nicht. Tipps gibt es erst danach wieder.
daily-seals = Siegel heute { $today } · morgen { $tomorrow }
button-daily-begin = Los geht’s
button-daily-share = In den Kanal
button-daily-picture = Als Bild
button-daily-table = Tabelle
button-daily-yesterday = Tabelle von gestern
button-daily-line = So wäre es am besten gegangen
button-daily-again = Noch einmal, ohne Wertung
button-streaks-on = Wochen in Folge zeigen
button-streaks-off = Wochen in Folge nicht zeigen
daily-running = Stammtisch des Tages, { $date }. Die Frist endet { $until }.
daily-running-old = Das ist noch der Stammtisch vom { $date }. Die Frist endet { $until }; danach bringt /heute den von heute.
daily-late = Die 24 Stunden sind um, dieser Versuch zählt nicht mehr. /heute beginnt den von heute.
daily-again-line = Die Würfel vom { $date } noch einmal, ohne Wertung.
daily-uncounted = Dieser Versuch zählt nicht: Er wurde nicht rechtzeitig zu Ende gespielt, oder er wird noch ausgewertet.
daily-first = Erst spielst du selbst zu Ende, dann zeige ich dir den Rest.
daily-unadvised = Beim Stammtisch des Tages gibt es keine Tipps und keine Chancen. Danach darfst du die Würfel noch einmal spielen, dann mit.
daily-table-gone = Diese Tabelle gibt es nicht mehr.
daily-result-title = Stammtisch des Tages, { $date } · { $game }
daily-result = { $side ->
    [none] **{ $percent } %:** Du hast nichts verschenkt, alle { $moves } Züge waren die besten.
   *[some] **{ $percent } %** von dem, was möglich war: { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte verschenkt, { daily-best }.
}
daily-best = { $best ->
    [one] 1 von { $moves } Zügen der beste
   *[other] { $best } von { $moves } Zügen die besten
}
daily-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Zu erwarten waren { NUMBER($possible, minimumFractionDigits: 1, maximumFractionDigits: 1) }; { $side ->
    [luck] das Glück brachte { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) } dazu.
   *[bad] das Pech nahm { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
}
daily-computers = Die Computer mit denselben Würfeln: Meister { $master }, mittel { $normal }, leicht { $easy }.
daily-others = { $others ->
    [0] Auf allen Servern bist du bis jetzt allein.
    [one] { $percent ->
        [100] Auf allen Servern hat noch jemand gespielt und mehr verschenkt als du.
       *[other] Auf allen Servern hat noch jemand gespielt und nicht mehr verschenkt als du.
    }
   *[other] { $percent ->
        [100] Auf allen Servern haben { $others } andere gespielt und alle mehr verschenkt als du.
        [0] Auf allen Servern haben { $others } andere gespielt und keiner mehr verschenkt als du.
       *[other] Auf allen Servern haben { $others } andere gespielt; du hast weniger verschenkt als { $percent } % von ihnen.
    }
}
daily-streak = { $weeks ->
    [one] Diese Woche bist du dabei.
   *[other] { $weeks } Wochen in Folge dabei.
}
daily-turns = Zug für Zug: { $turns }.
daily-turns-sunday = Antwort für Antwort: { $turns }.
daily-run = { $count ->
    [one] einmal { $grade }
   *[other] { $count }-mal { $grade }
}
daily-table-title = Stammtisch des Tages, { $date } · { $game }
daily-table-empty = Hier hat noch niemand zu Ende gespielt.
daily-table-rule = { $count ->
    [one] 1 Person auf diesem Server. Vorn steht, wer am wenigsten verschenkt hat (−).
   *[other] { $count } Leute auf diesem Server. Vorn steht, wer am wenigsten verschenkt hat (−).
}
daily-place = **{ $rank }.** { $who } · { $percent } % · −{ NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
daily-place-aloud = Platz { $rank }: { $who } mit { $percent } Prozent, { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte verschenkt und { $points } gemacht
button-daily-week = Diese Woche
daily-week-title = Stammtisch des Tages, { $first } bis { $last }
daily-week-line = **{ $rank }.** { $who } · { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}{ $percent ->
    [none] { "" }
   *[other] { " " }· im Mittel { $percent } %
}
daily-week-rule = Sortiert nach gespielten Tagen, dann nach dem Mittel.
daily-line-title = Mit der besten Wahl, { $date }
daily-line-points = Immer die beste Wahl hätte { $points } Punkte gebracht. Mehr wäre nur gegangen, wenn man die Würfel kennt.
daily-line-turn = **Zug { $turn }:** { $moves }
daily-share = Stammtisch des Tages, { $date }, { $game }: { $percent } %, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { daily-best }
daily-picture = { daily-best }
daily-news = Heute **{ $game }**, für alle mit denselben Würfeln. Ein Versuch zählt: /heute
daily-yesterday = Gestern

sunday-title = Sonntagsfragen
sunday-intro =
    { "" }**Sonntagsfragen:** { $count } Entscheidungen aus Partien unter Computern ({ $games }), heute für alle dieselben.
    Du antwortest, indem du den Zug drückst. Die erste Antwort zählt, und du hast für alle zusammen 24 Stunden Zeit. Wie gut deine Antworten waren, erfährst du erst am Ende. Vorn steht, wer am wenigsten verschenkt. Die Werte sind hier geschätzt: Was sich vom Besten nicht sicher unterscheiden lässt, zählt als das Beste.
sunday-missed = Für heute sind keine Sonntagsfragen vorbereitet. Deshalb gibt es für alle ein gewöhnliches Spiel:
sunday-news = Heute **Sonntagsfragen**: Entscheidungen aus Partien, für alle dieselben. Ein Versuch zählt: /heute
sunday-question = { $day ->
    [today] { "" }
   *[before] Stammtisch vom { $date }:{ " " }
}Entscheidung { $number } von { $count }.
sunday-until = Die Frist endet { $until }.
sunday-answered = Notiert: { $move }
sunday-noted = Diese Antwort steht schon fest. Mit /heute geht es weiter.
sunday-result = { $side ->
    [none] **{ $best } von { $moves }:** Du hast nichts verschenkt, alle Antworten waren die besten.
   *[some] { $best ->
        [one] **1 von { $moves }** Antworten die beste
       *[other] **{ $best } von { $moves }** Antworten die besten
    }, { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } Prozentpunkte Siegchance verschenkt.
}
sunday-best = { $best ->
    [one] 1 von { $moves } Antworten die beste
   *[other] { $best } von { $moves } Antworten die besten
}
sunday-lost = { $lost ->
    [0] nichts verschenkt
   *[other] { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } Prozentpunkte verschenkt
}
sunday-estimated = -# Die Werte sind geschätzt. Als gleich gut gilt, was höchstens so viel schlechter ist: { $errors }.
sunday-error-chance = { $game } { NUMBER($error, maximumFractionDigits: 1) } Prozentpunkte
sunday-error-points = { $game } { NUMBER($error, maximumFractionDigits: 1) } Punkte (einer ist etwa { NUMBER($worth, maximumFractionDigits: 1) } Prozentpunkte wert)
sunday-line = { $side ->
    [none] **{ $number }. { $game }:** keine Antwort; am besten „{ $best }“
    [right] { $sign } **{ $number }. { $game }:** „{ $answer }“, nichts verschenkt
   *[wrong] { $sign } **{ $number }. { $game }:** „{ $answer }“, { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } Prozentpunkte verschenkt; am besten „{ $best }“
}
sunday-line-aloud = { $side ->
    [none] { $number }. { $game }: keine Antwort. Am besten war „{ $best }“.
    [right] { $number }. { $game }, { $sign }: „{ $answer }“, nichts verschenkt.
   *[wrong] { $number }. { $game }, { $sign }: „{ $answer }“, { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } Prozentpunkte verschenkt. Am besten war „{ $best }“.
}
sunday-again = Noch einmal, ohne Wertung und mit Begründung:
button-sunday-line = So war es am besten
button-sunday-again = Nr. { $number }
button-sunday-verify = Siegel prüfen
sunday-sealed = Diese Fragen kann noch jemand beantworten. Vom { $at } an deckt `/pruefen { $day }` das Geheimnis auf.
sunday-verify-title = Sonntagsfragen, { $date } · Beweis
sunday-verified = Das Siegel stand schon am Tag davor da und passt zum Geheimnis. Das Geheimnis ist der Hashwert eines Bogens, auf dem alles steht: die { $count } Entscheidungen, die Partien, aus denen sie stammen, und was jede Antwort verschenkt. Die Würfe dieser Partien sind nachgerechnet, und alle Züge folgen den Regeln.
sunday-proof =
    Siegel `{ $seal }`
    Geheimnis `{ $secret }`
finding-sheet = Partie { $match } ist nicht die, die auf dem Bogen steht.
daily-place-sunday = **{ $rank }.** { $who } · { $best } von { $moves } · −{ NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) }
daily-place-sunday-aloud = Platz { $rank }: { $who }, { sunday-best }, { sunday-lost }
daily-share-sunday = Stammtisch des Tages, { $date }, { $game }: { sunday-best }, { sunday-lost }
daily-picture-sunday = { sunday-lost }
profile-sundays = Sonntagsfragen: im Mittel { NUMBER($right, maximumFractionDigits: 1) } von { $all } Antworten { $right ->
    [1] die beste
   *[other] die besten
}
daily-spent = Du hast heute schon gespielt und danach deine Daten gelöscht. Morgen kannst du wieder mitspielen.
streaks-told = Ab jetzt steht dabei, wie viele Wochen in Folge du dabei bist.
streaks-hidden = Ab jetzt steht nichts mehr von Wochen in Folge dabei.

## What can go wrong

illegal-not-to-act = Du bist gerade nicht dran.
illegal-chance = Das entscheiden die Würfel, nicht du.
move-several = Das kann mehreres heißen: { $ways }{ $more ->
    [0] .
   *[other] { " " }und { $more } weitere.
} Sag noch ein Wort dazu.
did-you-mean = „{ $typed }“ verstehe ich nicht als Zug. Meintest du …?
# Both languages in both files: somebody may type either.
typed-fillers = to,into,in,on,onto,at,from,of,the,a,my,row,column,field,please,nach,ins,im,auf,an,von,vom,zu,zum,zur,mit,und,den,dem,der,die,das,ein,eine,mein,meinen,spalte,zeile,reihe,feld,bitte,ich,dich,sich,mich,mir,es,mal,jetzt,me,it,now,he,she,er,sie
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
host-only = Das darf nur { $host } (👑).
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
past-none = Hier wurde noch keine Partie zu Ende gespielt. Mit /spielen öffnest du einen Tisch.
rules-changed = Diese Partie wurde nach einer anderen Fassung der Regeln gespielt; ich kann sie nicht mehr aufbauen.
replay-live = Diese Partie läuft noch. Ansehen kannst du sie, sobald sie vorbei ist.
export-live = Die Partie { $match } ist noch nicht vorbei; bis dahin bleibt das Geheimnis ihrer Würfel geheim.
export-unstarted = Die Partie { $match } hat nie begonnen, da gibt es nichts zu zeigen.
export-file = Hier ist die Partie als Datei. Prüfen lässt sie sich auch ohne mich: `python -m bot verify { $file }`.{ $hidden ->
    [0] { "" }
   *[other] { " " }Was nie aufgedeckt wurde, bleibt auch darin verdeckt.
}
history-title = Vergangene Partien
history-finished = **{ $game }** · { $when } · { $scores } · `{ $match }`
history-scores = 🏆 { $scores }
history-score = { $who }{ "\u00A0" }{ $points }
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
replay-turn = ⚡ Wendepunkt · { $when }
field-chances = Siegchance
replay-chances = { $parts }
prompt-jump = Zu einem Zug springen …
seat-name = Platz { $number }
button-first = Anfang
button-previous = Zurück
button-last = Ende
button-next = Weiter
button-file = Als Datei
button-share = Teilen
button-verify = Würfel prüfen
button-replay = Wiederholung
day-sealed = Mit diesen Würfeln des Tages kann noch jemand spielen. Erst danach deckt der Bot ihr Geheimnis auf.
button-more = Mehr …
verify-title = { $game } · Würfelbeweis
verify-good = ✅ **Alles stimmt.**
verify-bad = ❌ **{ $count ->
    [one] Eine Sache stimmt nicht:
   *[other] { $count } Dinge stimmen nicht:
}**
verify-more = … und { $count } weitere.
verify-seal = Das Siegel vom Anfang passt zum Geheimnis, das am Ende aufgedeckt wurde.
verify-keys = Die Schlüssel der aufgedeckten Würfe lagen von Anfang an unter dem Siegel.
verify-charms = Außer dem Geheimnis steckt nur in den Würfeln, was ihr am Tisch gewählt habt. Glücksbringer in der Reihenfolge vor dem Start: { $charms }.
verify-day = { $asked ->
    [yes] Gespielt haben diese Partie Computer für die Sonntagsfragen vom { $day }. Ihr Siegel `{ $seal }` steht auf dem Bogen, den `/pruefen { $date }` prüft.
   *[no] Es sind die Würfel vom { $day }, für alle dieselben. Ihr Siegel stand schon am Tag davor da: `{ $seal }`.
}
verify-no-charm = Einen Glücksbringer hatte niemand. Damit ist bewiesen, dass seit dem Siegel nichts geändert wurde, aber nicht, dass das Geheimnis zufällig war.
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
verify-steps = In der Wiederholung sind es weniger Schritte: Gleichzeitige Entscheidungen zählen dort als ein Schritt.
verify-drawn = Wer anfängt, wurde ausgelost: Nummer { $number } von { $count }.
verify-chosen = Wer anfängt, wurde am Tisch bestimmt, nicht ausgelost.
verify-example = Zum Nachrechnen, Zug { $number }: HMAC-SHA256 mit dem Geheimnis über „Beitrag der Mitspielenden|{ $place }|0“ beginnt mit `{ $digest }`; geteilt durch { $total } bleibt { $rest }: { $rolled }.
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
finding-outcomes = Zug { $number }: Was da fallen konnte, steht anders in der Datei als in den Regeln.
finding-place = Zug { $number }: Der Platz des Wurfs heißt anders, als die Regeln sagen.
finding-die = Zug { $number } ist „{ $move }“, nachgewürfelt kommt aber „{ $rolled }“ heraus.
finding-illegal = Zug { $number } („{ $move }“) ist nicht erlaubt: { $reason }
finding-spelling = Zug { $number } ist als „{ $move }“ geschrieben statt als „{ $usual }“.
finding-unrolled = Zug { $number } fehlt: Da müssten die Würfel fallen.
finding-unfinished = Schluss: Die Partie soll zu Ende gespielt sein, nach { $number } Zügen ist sie es aber nicht.
finding-overplayed = Schluss: Die Partie soll abgebrochen sein, ist aber zu Ende gespielt.

## Pictures: these words are read aloud in place of them

picture-none = Von diesem Brett gibt es gerade kein Bild. /brett mit „text“ beschreibt es in Sätzen.
alt-more = Den Rest sagt dir /brett mit text.
# In the picture, above the lines of the chances: one line of 60 letters.
picture-chances = Siegchance im Verlauf der Partie (in Prozent)
picture-turn = Wendepunkt ab { $when }: Siegchance von { NUMBER($before, style: "percent", maximumFractionDigits: 0) } auf { NUMBER($after, style: "percent", maximumFractionDigits: 0) }
picture-course-seat = { $who } wird { $rank }. mit { counted-dative }; unterwegs: { $way }.

## The playground: the first thing that a visitor of its page reads

playground-title = Setz dich an den Stammtisch
playground-lead = Das hier ist ein kleines Discord, das nur auf deinem Rechner läuft. Der Bot Stammtisch spielt hier mit dir Familienspiele, und du darfst auf allen Plätzen zugleich sitzen.
playground-step-game = Such dir ein Spiel aus. Ein Tipp darauf öffnet den Tisch im Kanal.
playground-step-people = Wechsle zu einer anderen Person und drück auf „Mitspielen“, oder setz am Tisch einen Computer dazu.
playground-step-start = „Los geht’s“ startet die Partie. Alles andere steht auf den Knöpfen.
playground-channel = Tisch öffnen in
playground-loading = Stammtisch packt die Spiele aus …
playground-open = Tisch öffnen
playground-open-game = Tisch öffnen: { $game }
playground-learn = Lernen
playground-learn-game = { $game } lernen

leaving-title = Bist du sicher?
leaving-stayed = Gut, alles bleibt, wie es ist.
leave-asked = Für dich spielt dann der Computer weiter, oder jemand springt für dich ein. Solange der Platz frei ist, kannst du zurückkommen; sonst zählt die Partie für dich als verloren.
leave-asked-rests = Sonst ist niemand am Tisch: Die Partie ruht, bis du weiterspielst.
stop-asked-lobby = Der Tisch wird aufgelöst.
stop-asked-alone = Die Partie endet ohne Ergebnis.
stop-asked-last = Alle anderen haben aufgegeben. Die Partie endet jetzt, und du gewinnst.
stop-asked-last-early = Alle anderen haben aufgegeben. Die Partie endet jetzt ohne Ergebnis: Noch ist kein Drittel gespielt.
stop-asked-giving-up = Es ist auch die Partie der anderen. Du gibst nur deinen Platz auf, und für dich spielt der Computer weiter.
stop-asked-for-cause = Du beendest die Partie für alle; die Spielstärke ändert sich nicht.
button-really-stop = Ja, abbrechen
button-really-leave = Ja, aufstehen
button-stay = Nein, weiterspielen
slow-down = Das war sehr oft in kurzer Zeit. Versuch es gleich noch einmal.
share-first = **{ $game }** · { $line }
share-link = [Zum Brett]({ $link })
share-not-yours = Teilen darf das Ergebnis nur, wer mitgespielt hat.
shared-already = Das Ergebnis ist schon geteilt.

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

# Puzzles
puzzle-title = 🧩 Was tust du? · { $where }
guest-name = Gast { $number }
puzzle-of-people = Aus einer Partie zwischen Menschen. Du bist **{ $who }**.
puzzle-of-computers = Aus einer Partie unter Computern. Du bist **{ $who }**.
puzzle-of-sunday = Du bist **{ $who }**.
puzzle-of-mine = Aus deiner Partie: Du bist **{ $who }**.
puzzle-best = { $sign } Perfekt
puzzle-nearly = { $sign } Fast
puzzle-fair = { $sign } Ordentlich, aber nicht das Beste
puzzle-dear = { $sign } Das war teuer
puzzle-gift = { $sign } Ein Geschenk
puzzle-right = ✅ **{ $move }** ist richtig.
puzzle-wrong-points = ❌ **{ $move }** kostet { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
puzzle-wrong-chance = ❌ **{ $move }** kostet { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } Prozentpunkte Siegchance.
puzzle-estimated-points = -# Die Werte sind geschätzt: Was höchstens { NUMBER($error, maximumFractionDigits: 1) } Punkte schlechter ist, gilt als gleich gut.
puzzle-estimated-chance = -# Die Werte sind geschätzt: Was höchstens { NUMBER($error, maximumFractionDigits: 1) } Prozentpunkte schlechter ist, gilt als gleich gut.
puzzle-really = **So ging es aus:** { $who } wählte „{ $move }“.
puzzle-really-you = **So ging es aus:** Du hast „{ $move }“ gewählt.
puzzle-rated = 🧩 Knobelstärke { $rating } ({ $change })
puzzle-rated-aloud = Knobelstärke { $rating }, das sind { $change }
puzzle-second-time = 🧩 Zum zweiten Mal, ohne Wertung.
puzzle-own = 🧩 Aus deiner eigenen Partie, ohne Wertung.
puzzle-unrated = 🧩 Ohne Wertung.
puzzle-next = Nächste Aufgabe
puzzle-again = Noch einmal
puzzle-gone = Diese Aufgabe gibt es nicht mehr.
puzzle-not-asked = Ich habe dich gerade nichts gefragt. `/knobeln` stellt dir eine Aufgabe.
puzzle-unreadable = „{ $move }“ verstehe ich nicht als Antwort. Wähle aus der Liste oder drück auf einen Knopf.
puzzle-none = Für dieses Spiel gibt es keine Aufgaben.
puzzle-none-left = Gerade habe ich keine neue Aufgabe für dich. Ich denke mir welche aus: Frag in ein paar Minuten noch einmal.
puzzle-mine-title = 🧩 Deine teuersten Entscheidungen
puzzle-mine = { $count ->
    [one] Diese Entscheidung hat dich in der Partie am meisten gekostet. Was tust du jetzt?
   *[other] Diese Entscheidungen haben dich in der Partie am meisten gekostet. Was tust du jetzt?
}
puzzle-mine-none = In dieser Partie war keine deiner Entscheidungen so teuer, dass daraus eine Aufgabe würde.
puzzle-button-mine = Deine drei teuersten Züge als Aufgaben
leaders-puzzles = Knobeln
leaders-line-puzzles = **{ $rank }.** { $who } · { $value } · { $matches ->
    [one] 1 Aufgabe
   *[other] { $matches } Aufgaben
}
leaders-empty-puzzles = Hier hat noch niemand geknobelt. `/knobeln` stellt dir eine Aufgabe.
leaders-page-puzzles = Seite { $number } von { $pages } · es zählt die erste Antwort auf jede Aufgabe
measure-wins-puzzles = Richtige Antworten
measure-rating-puzzles = Knobelstärke
value-wins-puzzles = { $value } richtig
value-rating-puzzles = Knobelstärke { $value }
profile-puzzles = 🧩 Knobelstärke { $rating } · { $correct } von { $answers ->
    [one] 1 Aufgabe
   *[other] { $answers } Aufgaben
} richtig
