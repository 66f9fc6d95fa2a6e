// The same cards as ours, written by hand: one text for all of them. Groups of twelve, as in ours.
const GROUP = 12;

const markup = (events) => {
  let html = "";
  for (let from = 0; from < events.length; from += GROUP) {
    const cards = events.slice(from, from + GROUP).map((event) => event.html);
    html += `<ol class="signet-programme-cards">${cards.join("")}</ol>`;
  }
  return html;
};

globalThis.draw = (element, events) => {
  let present = events;
  element.innerHTML = markup(events);
  document.addEventListener("click", () => {});
  return (shown) => {
    const isMore = shown.length > present.length && present.every((event, index) => event === shown[index]);
    if (isMore) {
      const last = element.lastElementChild;
      last.insertAdjacentHTML("afterend", markup(shown.slice(present.length)));
      // The first new card takes focus, as in ours.
      last.nextElementSibling.querySelector("h3 > *")?.focus();
    } else element.innerHTML = markup(shown);
    present = shown;
  };
};

globalThis.drawn = () => document.getElementsByTagName("article").length;
