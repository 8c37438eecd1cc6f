// The sixteen features with discord.js.
const { ActionRowBuilder, ApplicationCommandOptionType: Option, ApplicationCommandType: Kind, AttachmentBuilder, ButtonBuilder, ButtonStyle, Client, EmbedBuilder, GatewayIntentBits: Intents, MessageFlags, ModalBuilder, Partials, StringSelectMenuBuilder, TextInputBuilder, TextInputStyle } = require("discord.js");

const bot = new Client({
  intents: [Intents.Guilds, Intents.GuildMessages, Intents.DirectMessages, Intents.MessageContent],
  partials: [Partials.Channel],
  rest: { api: process.env.LOCALCORD_API.replace(/\/v10$/, "") },
});

const row = (...parts) => new ActionRowBuilder().addComponents(...parts);
const button = (number) => row(new ButtonBuilder().setLabel("Add").setCustomId(`add:${number}`).setStyle(ButtonStyle.Primary));
const ephemeral = MessageFlags.Ephemeral;

const commands = {
  hello: (it) => it.reply("Hello!"),
  count: (it) => it.reply({ content: "Count 0", components: [button(0)] }),
  colour: (it) => it.reply({ content: "Which?", components: [row(new StringSelectMenuBuilder().setCustomId("colour").setPlaceholder("Colour")
    .addOptions({ label: "Red", value: "red" }, { label: "Blue", value: "blue" }))] }),
  form: (it) => it.showModal(new ModalBuilder().setTitle("Form").setCustomId("form")
    .addComponents(row(new TextInputBuilder().setLabel("Name").setCustomId("name").setStyle(TextInputStyle.Short)))),
  secret: (it) => it.reply({ content: "Only you", flags: ephemeral }),
  letter: async (it) => {
    await it.user.send("A letter");
    await it.reply({ content: "Sent", flags: ephemeral });
  },
  card: (it) => it.reply({ embeds: [new EmbedBuilder().setTitle("Card").setDescription("Text").addFields({ name: "Name", value: "Value" })] }),
  file: (it) => it.reply({ files: [new AttachmentBuilder(Buffer.from("content"), { name: "note.txt" })] }),
  slow: async (it) => {
    await it.deferReply();
    await it.editReply("Done");
    await it.followUp("More");
  },
  fruit: (it) => it.reply(`Fruit ${it.options.getString("name")}`),
  who: (it) => it.reply(`It is ${it.options.getUser("user")}`),
  Greet: (it) => it.reply(`Greetings, ${it.targetUser}`),
};

const options = {
  fruit: [{ type: Option.String, name: "name", description: "Which", required: true, autocomplete: true }],
  who: [{ type: Option.User, name: "user", description: "Whom", required: true }],
};

bot.on("interactionCreate", async (it) => {
  if (it.isAutocomplete()) {
    const found = ["apple", "apricot", "pear"].filter((each) => each.startsWith(it.options.getFocused()));
    return it.respond(found.map((each) => ({ name: each[0].toUpperCase() + each.slice(1), value: each })));
  }
  if (it.isStringSelectMenu()) return it.reply({ content: `You chose ${it.values[0]}`, flags: ephemeral });
  if (it.isModalSubmit()) return it.reply(`Name: ${it.fields.getTextInputValue("name")}`);
  if (it.isButton()) {
    const number = Number(it.customId.slice(4)) + 1;
    return it.update({ content: `Count ${number}`, components: [button(number)] });
  }
  return commands[it.commandName](it);
});
bot.on("messageCreate", (message) => message.content === "ping" && message.channel.send("pong"));
bot.once("clientReady", () => bot.application.commands.set(Object.keys(commands).map((name) => name === "Greet"
  ? { type: Kind.User, name } : { name, description: "Does it", options: options[name] })));
bot.login(process.env.LOCALCORD_TOKEN);
