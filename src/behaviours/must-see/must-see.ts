import { createCarousel } from "../../shared/carousel/carousel.ts";
import { iconButton, putControls, relabel } from "../../shared/carousel/controls.ts";
import { createRotation } from "../../shared/carousel/rotation.ts";
import { findSlides, type Slides } from "../../shared/carousel/slides.ts";
import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { defineBehaviour } from "../../shared/enhance/define-behaviour.ts";
import { setUntil } from "../../shared/undo/set-until.ts";
import { mustSeeMessages as words } from "./messages.ts";
import { followLinks } from "./slide-links.ts";

/**
 * Finds the posters.
 *
 * @throws MarkerError when there is no list of them
 */
const find = (marker: HTMLElement): Slides => findSlides(marker, "must-see");

function enhance(slides: Slides, context: MarkerContext<unknown>): void {
  const { marker, signal, guard } = context;
  const { list, items } = slides;
  setUntil(signal, marker, "class", `${marker.className} signet-must-see`.trim());
  // A single poster needs no carousel.
  if (items.length < 2) return;

  const position = document.createElement("span");
  position.className = "signet-carousel-position";
  const tell = (index: number) => {
    position.textContent = words.position(String(index + 1), String(items.length));
    links.mark(index);
  };
  const carousel = createCarousel(
    slides,
    { words, changed: tell, onTaken: () => rotation.set(false) },
    context,
  );
  const links = followLinks(slides, carousel.show, context);

  const toggle = iconButton("pause", words.pause);
  toggle.classList.add("signet-carousel-toggle");
  const showState = () => {
    toggle.disabled = !rotation.allowed();
    if (rotation.plays()) relabel(toggle, "play", "pause", words.pause);
    else relabel(toggle, "pause", "play", words.play);
  };
  // After 'Lecture', focus is still on the button: it must not stop the rotation.
  let resumed = false;
  const rotation = createRotation(
    list,
    {
      turn: guard(carousel.turn),
      held: () =>
        list.matches(":hover") || (marker.matches(":focus-within") && !(resumed && toggle.matches(":focus"))),
      changed: guard(showState),
    },
    signal,
  );
  toggle.addEventListener(
    "click",
    guard(() => {
      resumed = !rotation.plays();
      rotation.set(resumed);
    }),
    { signal },
  );
  const onBlur = () => {
    resumed = false;
  };
  toggle.addEventListener("blur", onBlur, { signal });

  putControls(marker, list, [toggle, carousel.previous, position, carousel.next], signal);
  showState();
  tell(carousel.index());
}

export const mount = defineBehaviour({ find, enhance });
