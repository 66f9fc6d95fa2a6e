import { type BaseIconOptions, Icon } from "leaflet";
import { grouped } from "../../../../shared/text/grouped.ts";

interface PlaceIconOptions extends BaseIconOptions {
  readonly place: number;
  /** 'Librairie du Square, 3 activités'. */
  readonly name: string;
  readonly count: number;
  readonly chosen: boolean;
  /** From the place to where the pin stands, in pixels: pins that would cover each other stand apart. */
  readonly away: { readonly x: number; readonly y: number };
}

export const PIN = { width: 26, height: 30 } as const;

/**
 * A place's pin: a real button, for Leaflet's own marker is a `div` that Enter presses and Space does not
 * (Leaflet#7369). It is kept when the place changes, so that the keyboard stays on it. In place of a shadow Leaflet
 * lays a stalk under the pins, from where the pin stands to the place itself.
 */
export class PlaceIcon extends Icon<PlaceIconOptions> {
  override createIcon(old?: HTMLElement): HTMLElement {
    const { place, name, count, chosen, away } = this.options;
    const pin = old ?? document.createElement("button");
    pin.setAttribute("type", "button");
    pin.className = "signet-pin";
    pin.dataset.place = String(place);
    pin.setAttribute("aria-label", name);
    pin.setAttribute("aria-pressed", String(chosen));
    pin.textContent = grouped(count);
    // Not by margins, which are armoured against themes; Leaflet itself moves it by a transform.
    pin.style.left = `${away.x - PIN.width / 2}px`;
    pin.style.top = `${away.y - PIN.height}px`;
    return pin;
  }

  override createShadow(old?: HTMLElement): HTMLElement {
    const { x, y } = this.options.away;
    const stalk = old ?? document.createElement("div");
    stalk.className = "signet-stalk";
    stalk.hidden = x === 0 && y === 0;
    stalk.style.setProperty("--length", `${Math.hypot(x, y)}px`);
    stalk.style.setProperty("--turn", `${Math.atan2(y, x)}rad`);
    return stalk;
  }
}
