"""stub"""

from bot.playground.errors import DiscordError, Problem, invalid

BULK_DELETE_DAYS = 14


def refuse(problems):
    problems = list(problems)
    if problems:
        raise DiscordError(50035, problems)


def single(path, code, message):
    return invalid(path, code, message)


def message(body, where, uploads=(), existing=None):
    return []


def emoji(body, known):
    return []


def bulk_delete(body):
    return []


def defer(data):
    return []


def choices(data):
    return []


def modal(data):
    return []


def refuse_commands(body):
    pass
