// The sixteen features with eris. It speaks only TLS; the agent leads it to the port.
const https = require("https");
const { readFileSync } = require("fs");
const Eris = require("eris");

const api = new URL(process.env.LOCALCORD_API), ca = readFileSync(process.env.LOCALCORD_CA);
const bot = new Eris(`Bot ${process.env.LOCALCORD_TOKEN}`, {
  intents: ["guilds", "guildMessages", "directMessages", "messageContent"],
  rest: { domain: api.hostname, agent: new https.Agent({ port: api.port, ca }) },
  ws: { ca },
});

const row = (...components) => ({ type: 1, components });
const button = (number) => row({ type: 2, style: 1, label: "Add", custom_id: `add:${number}` });
const flags = 64;
const choices = [{ label: "Red", value: "red" }, { label: "Blue", value: "blue" }];

const commands = {
  hello: (it) => it.createMessage("Hello!"),
  count: (it) => it.createMessage({ content: "Count 0", components: [button(0)] }),
  colour: (it) => it.createMessage({ content: "Which?", components: [row({ type: 3, custom_id: "colour", placeholder: "Colour", options: choices })] }),
  form: (it) => it.createModal({ title: "Form", custom_id: "form", components: [row({ type: 4, style: 1, label: "Name", custom_id: "name" })] }),
  secret: (it) => it.createMessage({ content: "Only you", flags }),
  letter: async (it) => {
    const channel = await bot.getDMChannel((it.member ?? it.user).id);
    await channel.createMessage("A letter");
    await it.createMessage({ content: "Sent", flags });
  },
  card: (it) => it.createMessage({ embeds: [{ title: "Card", description: "Text", fields: [{ name: "Name", value: "Value" }] }] }),
  file: (it) => it.createMessage({}, { name: "note.txt", file: Buffer.from("content") }),
  slow: async (it) => {
    await it.defer();
    await it.editOriginalMessage("Done");
    await it.createFollowup("More");
  },
  fruit: (it) => it.createMessage(`Fruit ${it.data.options[0].value}`),
  who: (it) => it.createMessage(`It is <@${it.data.options[0].value}>`),
  Greet: (it) => it.createMessage(`Greetings, <@${it.data.target_id}>`),
};

const options = {
  fruit: [{ type: 3, name: "name", description: "Which", required: true, autocomplete: true }],
  who: [{ type: 6, name: "user", description: "Whom", required: true }],
};

bot.on("interactionCreate", async (it) => {
  if (it instanceof Eris.AutocompleteInteraction) {
    const found = ["apple", "apricot", "pear"].filter((each) => each.startsWith(it.data.options[0].value));
    return it.acknowledge(found.map((each) => ({ name: each[0].toUpperCase() + each.slice(1), value: each })));
  }
  if (it instanceof Eris.ModalSubmitInteraction) return it.createMessage(`Name: ${it.data.components[0].components[0].value}`);
  if (it instanceof Eris.CommandInteraction) return commands[it.data.name](it);
  if (it.data.custom_id === "colour") return it.createMessage({ content: `You chose ${it.data.values[0]}`, flags });
  const number = Number(it.data.custom_id.slice(4)) + 1;
  return it.editParent({ content: `Count ${number}`, components: [button(number)] });
});
bot.on("messageCreate", (message) => message.content === "ping" && bot.createMessage(message.channel.id, "pong"));
bot.once("ready", () => bot.bulkEditCommands(Object.keys(commands).map((name) => name === "Greet"
  ? { type: 2, name } : { type: 1, name, description: "Does it", options: options[name] })));
bot.on("error", (error) => console.error(error));
bot.connect();
