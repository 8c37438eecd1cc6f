"""The sixteen features with hikari."""

import os

import hikari

Intents = hikari.Intents
bot = hikari.GatewayBot(
    os.environ["LOCALCORD_TOKEN"],
    rest_url=os.environ["LOCALCORD_API"],
    intents=Intents.GUILDS | Intents.ALL_MESSAGES | Intents.MESSAGE_CONTENT,
    banner=None,
    logs="WARNING",
)
CREATE, UPDATE = hikari.ResponseType.MESSAGE_CREATE, hikari.ResponseType.MESSAGE_UPDATE
NAMES = "hello count colour form secret letter card file slow".split()


@bot.listen()
async def register(event: hikari.StartingEvent) -> None:
    application = await bot.rest.fetch_application()
    slash = bot.rest.slash_command_builder
    string, user = hikari.OptionType.STRING, hikari.OptionType.USER
    name = hikari.CommandOption(
        type=string, name="name", description="Which", is_required=True, autocomplete=True
    )
    whom = hikari.CommandOption(type=user, name="user", description="Whom", is_required=True)
    commands = [slash(each, "Does it") for each in NAMES]
    commands += [slash("fruit", "Takes a fruit").add_option(name)]
    commands += [slash("who", "Names somebody").add_option(whom)]
    commands += [bot.rest.context_menu_command_builder(hikari.CommandType.USER, "Greet")]
    await bot.rest.set_application_commands(application, commands)


def button(number: int) -> object:
    row = bot.rest.build_message_action_row()
    return row.add_interactive_button(hikari.ButtonStyle.PRIMARY, f"add:{number}", label="Add")


def colours() -> object:
    row = bot.rest.build_message_action_row()
    menu = row.add_text_menu("colour", placeholder="Colour")
    return menu.add_option("Red", "red").add_option("Blue", "blue").parent


@bot.listen(hikari.CommandInteractionCreateEvent)
async def command(event: hikari.CommandInteractionCreateEvent) -> None:
    it = event.interaction
    match it.command_name:
        case "hello":
            await it.create_initial_response(CREATE, "Hello!")
        case "count":
            await it.create_initial_response(CREATE, "Count 0", component=button(0))
        case "colour":
            await it.create_initial_response(CREATE, "Which?", component=colours())
        case "form":
            row = bot.rest.build_modal_action_row().add_text_input("name", "Name")
            await it.create_modal_response("Form", "form", component=row)
        case "secret":
            flags = hikari.MessageFlag.EPHEMERAL
            await it.create_initial_response(CREATE, "Only you", flags=flags)
        case "letter":
            await it.user.send("A letter")
            flags = hikari.MessageFlag.EPHEMERAL
            await it.create_initial_response(CREATE, "Sent", flags=flags)
        case "card":
            embed = hikari.Embed(title="Card", description="Text").add_field("Name", "Value")
            await it.create_initial_response(CREATE, embed=embed)
        case "file":
            attachment = hikari.Bytes(b"content", "note.txt")
            await it.create_initial_response(CREATE, attachment=attachment)
        case "slow":
            await it.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_CREATE)
            await it.edit_initial_response("Done")
            await it.execute("More")
        case "fruit":
            await it.create_initial_response(CREATE, f"Fruit {it.options[0].value}")
        case "who":
            await it.create_initial_response(CREATE, f"It is <@{it.options[0].value}>")
        case "Greet":
            await it.create_initial_response(CREATE, f"Greetings, <@{it.target_id}>")


@bot.listen(hikari.ComponentInteractionCreateEvent)
async def component(event: hikari.ComponentInteractionCreateEvent) -> None:
    it = event.interaction
    if it.custom_id == "colour":
        flags = hikari.MessageFlag.EPHEMERAL
        await it.create_initial_response(CREATE, f"You chose {it.values[0]}", flags=flags)
        return
    number = int(it.custom_id.removeprefix("add:")) + 1
    await it.create_initial_response(UPDATE, f"Count {number}", component=button(number))


@bot.listen(hikari.ModalInteractionCreateEvent)
async def submitted(event: hikari.ModalInteractionCreateEvent) -> None:
    value = event.interaction.components[0].components[0].value
    await event.interaction.create_initial_response(CREATE, f"Name: {value}")


@bot.listen(hikari.AutocompleteInteractionCreateEvent)
async def complete(event: hikari.AutocompleteInteractionCreateEvent) -> None:
    typed = str(event.interaction.options[0].value)
    found = [each for each in ("apple", "apricot", "pear") if each.startswith(typed)]
    choices = [hikari.impl.AutocompleteChoiceBuilder(each.title(), each) for each in found]
    await event.interaction.create_response(choices)


@bot.listen(hikari.MessageCreateEvent)
async def heard(event: hikari.MessageCreateEvent) -> None:
    if event.content == "ping":
        await event.message.respond("pong")


bot.run(check_for_updates=False)
