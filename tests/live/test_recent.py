"""A bounded mapping: the least recently set entry is dropped first."""

from bot.live.recent import Recent


def test_the_least_recently_set_entry_is_dropped() -> None:
    recent: Recent[str, int] = Recent(2)
    recent["a"], recent["b"], recent["c"] = 1, 2, 3
    assert dict(recent) == {"b": 2, "c": 3}


def test_setting_a_key_again_makes_it_the_newest() -> None:
    recent: Recent[str, int] = Recent(2)
    recent["a"], recent["b"] = 1, 2
    recent["a"] = 5
    recent["c"] = 3
    assert list(recent.items()) == [("a", 5), ("c", 3)]


def test_reading_a_key_does_not_keep_it() -> None:
    recent: Recent[str, int] = Recent(2)
    recent["a"], recent["b"] = 1, 2
    assert (recent["a"], recent.get("a"), "a" in recent) == (1, 1, True)
    recent["c"] = 3
    assert "a" not in recent


def test_it_can_be_emptied_like_any_mapping() -> None:
    recent: Recent[str, int] = Recent(2)
    recent["a"], recent["b"] = 1, 2
    assert recent.pop("a") == 1
    assert recent.pop("a", None) is None
    assert len(recent) == 1
