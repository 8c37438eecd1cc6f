// The sixteen features with oceanic.js.
const { ApplicationCommandOptionTypes: Option, ApplicationCommandTypes: Kind, ButtonStyles, Client, ComponentTypes: Part, InteractionTypes: Type, MessageFlags, TextInputStyles } = require("oceanic.js");

const bot = new Client({
  auth: `Bot ${process.env.LOCALCORD_TOKEN}`,
  rest: { baseURL: process.env.LOCALCORD_API },
  gateway: { intents: ["GUILDS", "GUILD_MESSAGES", "DIRECT_MESSAGES", "MESSAGE_CONTENT"] },
});

const row = (...components) => ({ type: Part.ACTION_ROW, components });
const button = (number) => row({ type: Part.BUTTON, style: ButtonStyles.PRIMARY, label: "Add", customID: `add:${number}` });
const flags = MessageFlags.EPHEMERAL;
const choices = [{ label: "Red", value: "red" }, { label: "Blue", value: "blue" }];

const commands = {
  hello: (it) => it.createMessage({ content: "Hello!" }),
  count: (it) => it.createMessage({ content: "Count 0", components: [button(0)] }),
  colour: (it) => it.createMessage({ content: "Which?", components: [row({ type: Part.STRING_SELECT, customID: "colour", placeholder: "Colour", options: choices })] }),
  form: (it) => it.createModal({ title: "Form", customID: "form", components: [row({ type: Part.TEXT_INPUT, style: TextInputStyles.SHORT, label: "Name", customID: "name" })] }),
  secret: (it) => it.createMessage({ content: "Only you", flags }),
  letter: async (it) => {
    const channel = await it.user.createDM();
    await channel.createMessage({ content: "A letter" });
    await it.createMessage({ content: "Sent", flags });
  },
  card: (it) => it.createMessage({ embeds: [{ title: "Card", description: "Text", fields: [{ name: "Name", value: "Value" }] }] }),
  file: (it) => it.createMessage({ files: [{ name: "note.txt", contents: Buffer.from("content") }] }),
  slow: async (it) => {
    await it.defer();
    await it.editOriginal({ content: "Done" });
    await it.createFollowup({ content: "More" });
  },
  fruit: (it) => it.createMessage({ content: `Fruit ${it.data.options.getString("name")}` }),
  who: (it) => it.createMessage({ content: `It is ${it.data.options.getUser("user").mention}` }),
  Greet: (it) => it.createMessage({ content: `Greetings, ${it.data.target.mention}` }),
};

const options = {
  fruit: [{ type: Option.STRING, name: "name", description: "Which", required: true, autocomplete: true }],
  who: [{ type: Option.USER, name: "user", description: "Whom", required: true }],
};

bot.on("interactionCreate", async (it) => {
  if (it.type === Type.APPLICATION_COMMAND_AUTOCOMPLETE) {
    const found = ["apple", "apricot", "pear"].filter((each) => each.startsWith(it.data.options.getFocused().value));
    return it.result(found.map((each) => ({ name: each[0].toUpperCase() + each.slice(1), value: each })));
  }
  if (it.type === Type.MODAL_SUBMIT) return it.createMessage({ content: `Name: ${it.data.components.getTextInput("name")}` });
  if (it.type !== Type.MESSAGE_COMPONENT) return commands[it.data.name](it);
  if (it.data.customID === "colour") return it.createMessage({ content: `You chose ${it.data.values.raw[0]}`, flags });
  const number = Number(it.data.customID.slice(4)) + 1;
  return it.editParent({ content: `Count ${number}`, components: [button(number)] });
});
bot.on("messageCreate", (message) => message.content === "ping" && bot.rest.channels.createMessage(message.channelID, { content: "pong" }));
bot.once("ready", () => bot.application.bulkEditGlobalCommands(Object.keys(commands).map((name) => name === "Greet"
  ? { type: Kind.USER, name } : { type: Kind.CHAT_INPUT, name, description: "Does it", options: options[name] })));
bot.on("error", (error) => console.error(error));
bot.connect();
