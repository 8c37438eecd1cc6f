"""The pictures of buttons and lines that every game shares, as Discord draws them."""

ICONS = {
    # the lobby
    "join": "🪑",
    "start": "▶️",
    "mute": "🔕",
    "computer": "🤖",
    "remove": "➖",
    "drawn": "🎲",
    # a board
    "deadline": "⏳",
    "back": "↩️",
    "onward": "⏭️",
    "auto": "⏩",
    "auto-off": "⏸️",
    "step-in": "🪑",
    "come-back": "👋",
    "menu": "☰",
    "resume": "▶️",
    "rematch": "🔁",
    "look-back": "📊",
    # the menu of a table
    "rules": "📖",
    "text": "🔤",
    "board-down": "⬇️",
    "picture": "🖼️",
    "leave": "🚪",
    "hint": "💡",
    "odds": "📊",
    "stop": "🛑",
    # past matches
    "replay": "🎞️",
    "verify": "🔍",
    "file": "💾",
    "share": "📣",
    "first": "⏮️",
    "previous": "◀️",
    "next": "▶️",
    "last": "⏭️",
    "newer": "◀️",
    "older": "▶️",
    # lists and pages
    "page-back": "◀️",
    "page-on": "▶️",
    # my data
    "listed": "🏆",
    "direct-messages": "✉️",
    "aloud": "🔊",
    "reach": "🔔",
    "export": "📦",
    "delete": "🗑️",
}
