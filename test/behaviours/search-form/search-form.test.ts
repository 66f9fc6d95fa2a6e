import { afterEach, describe, expect, test } from "vitest";
import { searchFormBehaviour } from "../../../src/behaviours/search-form/search-form.behaviour.ts";
import { element, runtimeOn, whenState } from "../../shared/enhance/page.ts";
import { until } from "../../shared/until.ts";

const FORM = `
  <form id="one" data-behaviour="search-form" action="/activites" method="get">
    <div class="line"><input name="q" aria-label="Un titre" required><button>Chercher</button></div>
    <p>Par exemple : conte</p>
  </form>`;

const field = (id = "one") => element(`#${id} input`) as HTMLInputElement;
/** Comes with the first focus, or the first empty search. */
const whenHinted = (id = "one") =>
  until(() => expect(field(id).getAttribute("aria-describedby")).toContain("hint"));
const hint = () => document.querySelector(".signet-search-hint");

let end: ((root: ParentNode) => void) | undefined;

async function start(html: string, address = "https://salon.test/faq") {
  end?.(document.body);
  window.location.href = address;
  const runtime = runtimeOn(html, [searchFormBehaviour]);
  end = runtime.release;
  const server = document.body.innerHTML;
  runtime.enhance();
  await whenState("#one", "ready");
  return { ...runtime, server };
}

/** Says whether the browser would have gone on. */
function send(id = "one"): boolean {
  const form = element(`#${id}`).querySelector("form") ?? element(`#${id}`);
  return form.dispatchEvent(new Event("submit", { cancelable: true, bubbles: true }));
}

afterEach(() => {
  end?.(document.body);
  document.body.replaceChildren();
});

describe("a search without a word in it", () => {
  test.each(["", "   ", "\u00a0\u2003"])(
    "stays on the page, in the field, with a hint that describes it: %j",
    async (text) => {
      await start(FORM);
      field().value = text;
      expect(send()).toBe(false);
      expect(document.activeElement).toBe(field());
      await whenHinted();
      expect(hint()?.textContent).toContain("Écrivez d’abord");
      expect(field().getAttribute("aria-describedby")).toBe(hint()?.id);
      expect(field().getAttribute("aria-invalid")).toBe("true");
      expect(field().value).toBe(text);
    },
  );

  test("has one hint, however often it is sent, under the line that the field is in", async () => {
    await start(FORM);
    send();
    await whenHinted();
    send();
    expect(document.querySelectorAll(".signet-search-hint")).toHaveLength(1);
    expect(hint()?.previousElementSibling?.className).toBe("line");
  });

  test("is read out where the focus has not moved", async () => {
    await start(FORM);
    field().focus();
    send();
    await whenHinted();
    expect(element("[role=status]").textContent).toBe(hint()?.textContent);
  });

  test("loses its hint with the first word, not with a blank, and keeps other descriptions", async () => {
    await start(FORM.replace("required", 'required aria-describedby="aide"'));
    send();
    await whenHinted();
    expect(field().getAttribute("aria-describedby")).toBe(`aide ${hint()?.id}`);
    field().value = " ";
    field().dispatchEvent(new Event("input"));
    expect(hint()).not.toBeNull();
    field().value = " c";
    field().dispatchEvent(new Event("input"));
    expect(hint()).toBeNull();
    expect(field().getAttribute("aria-describedby")).toBe("aide");
    expect(field().hasAttribute("aria-invalid")).toBe(false);
  });

  test("describes its own field when there are two forms", async () => {
    await start(FORM + FORM.replace('id="one"', 'id="two"'));
    await whenState("#two", "ready");
    send("two");
    send("one");
    await whenHinted("one");
    await whenHinted("two");
    const ids = [field("one"), field("two")].map((one) => one.getAttribute("aria-describedby"));
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(document.getElementById(id ?? "")?.textContent).toContain("Écrivez");
  });
});

test("a search with words goes its way as it was typed", async () => {
  await start(FORM);
  field().value = "  Été & « neige » ";
  expect(send()).toBe(true);
  expect(field().value).toBe("  Été & « neige » ");
  expect(hint()).toBeNull();
});

describe("the results page's field", () => {
  const results = (value: string) => FORM.replace("required", `required value="${value}"`);

  test.each([
    ["?requete=po%C3%A9sie+%26+neige", "poésie & neige"],
    ["?q=x&requete=%20conte%20", " conte "],
    ["?requete=un&requete=deux", "deux"],
    ["?requete=", "du serveur"],
    ["?requete=%20%20", "du serveur"],
    ["?q=conte", "du serveur"],
    ["?requete=%3Cb%3E", "<b>"],
  ])("with %s holds %j", async (query, expected) => {
    await start(results("du serveur"), `https://salon.test/activites${query}`);
    expect(field().value).toBe(expected);
  });

  test("keeps what the visitor has written before the script came", async () => {
    window.location.href = "https://salon.test/activites?requete=conte";
    const { enhance } = runtimeOn(FORM, [searchFormBehaviour]);
    field().value = "déjà";
    enhance();
    await whenState("#one", "ready");
    expect(field().value).toBe("déjà");
  });

  test("is not the one of an overlay, which begins empty", async () => {
    await start(`<dialog>${FORM}</dialog>`, "https://salon.test/activites?requete=conte");
    expect(field().value).toBe("");
  });
});

describe("a released form", () => {
  test("gives back the text that it had put there, and leaves the visitor's", async () => {
    const prefilled = await start(FORM, "https://salon.test/activites?requete=conte");
    prefilled.release(document.body);
    expect(field().value).toBe("");
    const typed = await start(FORM, "https://salon.test/activites?requete=conte");
    field().value = "conte d’hiver";
    typed.release(document.body);
    expect(field().value).toBe("conte d’hiver");
  });
});

describe("where a CMS lets no form through", () => {
  const LINK = `<div id="one" data-behaviour="search-form"><p><a href="/site?page=activites&amp;q=x">Chercher dans le Salon</a></p></div>`;

  test("the link becomes one, with the link's words and the rest of its address", async () => {
    await start(LINK);
    const form = element("#one form") as HTMLFormElement;
    expect(form.method).toBe("get");
    expect(new URL(form.action).pathname).toBe("/site");
    expect(field().type).toBe("search");
    expect(form.querySelector("label")?.textContent).toBe("Chercher dans le Salon");
    expect(form.querySelector<HTMLInputElement>("input[type=hidden]")?.name).toBe("page");
    expect(form.querySelectorAll("[name=q]")).toHaveLength(1);
    expect(element("#one a").hidden).toBe(true);
    expect(send()).toBe(false);
    await whenHinted();
  });

  test("who is on the link already goes on in the field", async () => {
    const { release, enhance } = await start(LINK);
    release(document.body);
    element("#one a").focus();
    enhance();
    await whenState("#one", "ready");
    expect(document.activeElement).toBe(field());
  });
});

test("a field that the page has left without a name is given one until the release", async () => {
  const { release } = await start(FORM.replace(' aria-label="Un titre"', ""));
  await until(() => expect(field().getAttribute("aria-label")).toBe("Rechercher"));
  release(document.body);
  expect(field().hasAttribute("aria-label")).toBe(false);
});

test.each(["", ' action=""'])("a form without an address of its own leads to /activites:%s", async (own) => {
  const { release, server } = await start(FORM.replace(' action="/activites"', own));
  expect(element("#one").getAttribute("action")).toBe("/activites");
  release(document.body);
  expect(document.body.innerHTML).toBe(server);
});

describe("wrong markup fails the marker, and only it", () => {
  test.each([
    ["<div BAD></div>", "no-form"],
    ['<div BAD><a href="javascript:alert(1)">Chercher</a></div>', "no-form"],
    ['<form BAD><input name="s"></form>', "no-form-field"],
    ['<form BAD><input type="hidden" name="q"></form>', "no-form-field"],
  ])("%s", async (html, message) => {
    const { told } = await start(html.replace("BAD", 'id="bad" data-behaviour="search-form"') + FORM);
    await whenState("#bad", "failed");
    expect(told.find(({ type }) => type === "signet:error")?.message).toBe(message);
    expect(send()).toBe(false);
  });
});
