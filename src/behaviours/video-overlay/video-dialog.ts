import { moveFocus } from "../../shared/focus/move-focus.ts";
/** The dialog that plays a page's videos; created by the script, because it is useless without it. */
import { embedPolicy } from "../../shared/links/embed.ts";
import { videoOverlayMessages as words } from "./messages.ts";

/** The video to play, with its card's data. */
export interface Video {
  /** The provider's. */
  readonly id: string;
  readonly title: string;
  /** Address of the player. */
  readonly address: string;
  /** Address of the video's own page. */
  readonly page: string;
  /** The card's picture, which the browser has already loaded. */
  readonly still: string | null;
}

export interface VideoDialog {
  readonly element: HTMLDialogElement;
  readonly closeButton: HTMLButtonElement;
  /** Shows the video's title and page, and plays it, after consent if that is needed. */
  fill(video: Video, consent: Consent | null): void;
  /** Removes the player, which stops the sound. */
  empty(): void;
}

interface Consent {
  given(): void;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = "",
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

let made = 0;

export function videoDialog(
  guard: <A extends unknown[]>(call: (...args: A) => void) => (...args: A) => void,
): VideoDialog {
  const element = make("dialog", "signet-root signet-video");
  const closeButton = make("button", "signet-button signet-icon signet-icon-close", words.close);
  const title = make("h2", "signet-poster");
  const head = make("div", "signet-video-head");
  const screen = make("div", "signet-video-screen");
  const page = make("a", "signet-link", words.page);
  closeButton.type = "button";
  closeButton.append(make("span", "signet-visually-hidden", words.closeWhat));
  title.id = `signet-video-${++made}`;
  element.setAttribute("aria-labelledby", title.id);
  head.append(closeButton, title);
  element.append(head, screen, page);

  function play({ title, address }: Video): void {
    const frame = make("iframe", "");
    const wait = make("p", "signet-video-wait", words.loading);
    const { allow, referrerPolicy, sandbox } = embedPolicy(address, origin);
    frame.title = title;
    frame.allow = allow;
    frame.referrerPolicy = referrerPolicy;
    if (sandbox) frame.setAttribute("sandbox", sandbox);
    frame.addEventListener("load", () => wait.remove(), { once: true });
    // Set last, so that sandbox and policy apply before the page loads.
    frame.src = address;
    screen.querySelector(".signet-video-ask")?.remove();
    screen.append(wait, frame);
  }

  function ask(video: Video, { given }: Consent): void {
    const question = make("div", "signet-video-ask");
    const button = make("button", "signet-button signet-button-solid", words.play);
    button.type = "button";
    const onClick = guard(() => {
      given();
      play(video);
      moveFocus(closeButton);
    });
    button.addEventListener("click", onClick);
    question.append(make("p", "", words.ask(new URL(video.address).host)), button);
    screen.append(question);
  }

  return {
    element,
    closeButton,
    fill(video, consent) {
      title.textContent = video.title;
      page.href = video.page;
      const still = make("img", "");
      still.alt = "";
      if (video.still) still.src = video.still;
      screen.replaceChildren(...(video.still ? [still] : []));
      if (consent) ask(video, consent);
      else play(video);
    },
    empty() {
      for (const one of screen.querySelectorAll("iframe, p, .signet-video-ask")) one.remove();
    },
  };
}
