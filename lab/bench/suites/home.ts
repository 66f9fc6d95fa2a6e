/** The home page before the first input: what comes from others, and what only decorates. */
import { watchNetwork } from "../../../test/browser/network.ts";
import type { Bench } from "../bench.ts";
import { rested } from "../lab.ts";
import { SIGNET, type Subject, type Suite } from "../suite.ts";

/** Swiper, the cards that only turn, and the player's frame. The posters' and books' own code is their buttons. */
const DECORATION = /\/(swiping|card-rotation)[\w.-]*\.js|\/lecteur\//;

async function sample(bench: Bench, width: "phone" | "wide", url: string) {
  const page = await bench.open(width);
  const found: string[] = [];
  page.on("request", (request) => {
    const address = request.url();
    if (!address.startsWith(url) || DECORATION.test(address)) found.push(address);
  });
  const quiet = watchNetwork(page);
  await page.goto(url);
  await quiet();
  // What waits for an idle moment is asked for now.
  await rested(page);
  await quiet();
  await bench.picture(page, `home ${width}`);
  await page.context().close();
  return { early: found.filter((address) => address.startsWith("http")).length };
}

async function open(bench: Bench): Promise<readonly Subject[]> {
  const front = await bench.serve(bench.data);
  return (["phone", "wide"] as const).map((width) => ({
    name: SIGNET,
    kind: "signet",
    case: width,
    sample: () => sample(bench, width, `${front.url}/`),
  }));
}

export const home: Suite = {
  name: "home",
  title: "The home page before the first input",
  method:
    "Requests of another site, of the player's frame, of Swiper, and of the script of cards that turn, until network and browser rest.",
  figures: { early: { title: "requests that could wait", unit: "", digits: 0 } },
  rounds: 1,
  shortRounds: 1,
  goals: (["phone", "wide"] as const).map((width) => ({
    case: width,
    figure: "early",
    against: null,
    limit: 0,
  })),
  open,
};
