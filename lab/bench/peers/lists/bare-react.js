// The same cards as ours, by bare React: elements without any feature, each card memoised. Groups of twelve, as in ours.
import { createElement as h, memo } from "react";
import { createRoot } from "react-dom/client";
import { elementOf } from "../bare-tree.js";

const GROUP = 12;
const Card = memo(({ event }) => elementOf(event.tree));

function List({ events }) {
  const groups = [];
  for (let from = 0; from < events.length; from += GROUP) groups.push(events.slice(from, from + GROUP));
  return groups.map((group, index) =>
    h(
      "ol",
      { className: "signet-programme-cards", key: index },
      group.map((event) => h(Card, { event, key: event.id })),
    ),
  );
}

globalThis.draw = (element, events) => {
  const root = createRoot(element);
  const show = (shown) => root.render(h(List, { events: shown }));
  show(events);
  return show;
};

globalThis.drawn = () => document.getElementsByTagName("article").length;
