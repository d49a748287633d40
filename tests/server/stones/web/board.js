/** The board of the toy title: bets to choose from, two bowls to hide a stone in, and who has bet how much. */
const PLACES = ["bet:0", "bet:1", "bet:2", "hide:left", "hide:right"];

export const targetsOf = (text) => [text.replace(" ", ":")];
export const placesOf = (words) => (words.id === "cards-event-bet" ? [`bet:${words.args.amount}`] : []);
export const CHAPTERS = [];

export const seriesOf = (view) => [
  {
    id: "stones-board-bets",
    lines: view.bets.map((value, seat) => ({ seat, value, look: { fill: "#555", ink: "#fff", edge: "#222", shape: "" } })),
  },
];

export function mount(element, props) {
  const root = document.createElement("div");
  root.className = "stones-board";
  element.append(root);
  draw(root, props);
  return {
    update: (next) => draw(root, next),
    destroy: () => root.remove(),
  };
}

function draw(root, props) {
  const bets = props.view.bets.map((bet, seat) => text("li", `${props.names[seat]}: ${bet}`));
  const list = document.createElement("ul");
  list.append(...bets);
  root.lang = props.language;
  root.replaceChildren(
    text("h2", props.say("stones-board-bowls")),
    ...PLACES.map((place) => placeOf(place, props)),
    text("h3", props.say({ id: "stones-board-bets", args: {} })),
    list,
  );
}

function placeOf(place, props) {
  const offer = props.offers.get(place)?.[0];
  const button = text("button", offer ? props.say(offer.words) : place);
  button.classList.toggle("lit", props.lit.has(place));
  if (offer) {
    button.dataset.target = place;
    button.onclick = () => props.pick(place, button);
    button.onmouseenter = () => props.look(place);
    button.onmouseleave = () => props.look(null);
  } else {
    button.disabled = true;
  }
  return button;
}

function text(tag, content) {
  const made = document.createElement(tag);
  made.textContent = content;
  return made;
}
