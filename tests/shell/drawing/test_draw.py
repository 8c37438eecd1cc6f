"""A card as a Discord message."""

from bot.art.colours import PAINT
from bot.cards.card import Button, Card
from bot.cards.custom_id import Stamp
from bot.shell.drawing import draw
from bot.shell.drawing.draw import COLOUR, LONGEST_DESCRIPTION, Painted, description

ROW = (Button("Würfeln", Stamp("move", "abcd2345", 0, "roll")),)


def test_every_part_of_a_card_is_shown() -> None:
    card = Card(
        "Titel",
        "Brett",
        line="Anna ist dran",
        footer="Siegel",
        fields=(("Name", "Wert"),),
        rows=(ROW,),
    )
    message = draw.message(card)
    assert message.embed is not None
    shown = message.embed.to_dict()
    assert (message.content, shown["title"], shown["description"]) == (
        "Anna ist dran",
        "Titel",
        "Brett",
    )
    assert shown["footer"] == {"text": "Siegel"}
    assert shown["fields"] == [{"name": "Name", "value": "Wert", "inline": False}]
    assert message.view is not None
    assert len(message.view.to_components()) == 1


def test_a_card_without_a_line_has_no_content_and_mentions_whom_it_names() -> None:
    message = draw.message(Card("Titel", "Brett", mentions=(1, 2)))
    assert message.content is None
    assert message.mentions.to_dict()["users"] == [1, 2]


def test_a_board_has_the_colour_of_its_player() -> None:
    colour = next(iter(PAINT))
    assert draw.embed(Card("Titel", "")).colour is not None
    assert draw.embed(Card("Titel", "")).to_dict()["color"] == COLOUR
    painted = draw.embed(Card("Titel", "", colour=colour)).to_dict()["color"]
    assert f"#{painted:06x}" == PAINT[colour].lower()


def test_a_picture_stands_in_the_card() -> None:
    message = draw.message(Card("Titel", ""), picture=Painted("board.png", b"png", "Brett"))
    assert message.embed is not None
    assert message.embed.image.url == "attachment://board.png"


def test_headline_and_news_stand_above_the_body() -> None:
    card = Card("Titel", "Brett", headline="Kniffel!", news="eins\nzwei")
    assert description(card) == "# Kniffel!\neins\nzwei\n\nBrett"
    assert description(Card("Titel", "Brett", headline="Kniffel!")) == "# Kniffel!\nBrett"
    assert description(Card("Titel", "Brett")) == "Brett"


def test_where_it_is_too_much_the_last_news_give_way() -> None:
    news = "\n".join(f"Zeile {number:03} " + "x" * 90 for number in range(60))
    told = description(Card("Titel", "Brett", news=news))
    assert len(told) <= LONGEST_DESCRIPTION
    assert told.endswith("x\n\nBrett")
    assert "Zeile 000" in told
    assert "Zeile 059" not in told
    assert len(told) > LONGEST_DESCRIPTION - 101
