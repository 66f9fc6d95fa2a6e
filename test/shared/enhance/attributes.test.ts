import { describe, expect, test, vi } from "vitest";
import { flag, value } from "../../../src/shared/enhance/attributes.ts";
import { json } from "../../../src/shared/enhance/json.ts";

function marker(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

test.each([
  "“https://fair.example/api”",
  " https://fair.example/api ",
  "«\u00a0https://fair.example/api\u00a0»",
])("a value is read without what a CMS left around it: %s", (said) => {
  const element = marker("<div></div>");
  element.setAttribute("data-api", said);
  expect(value(element, "api")).toBe("https://fair.example/api");
});

test("a missing value, or one of quotes only, is empty", () => {
  for (const html of ["<div></div>", '<div data-api=""></div>', '<div data-api=" “” "></div>'])
    expect(value(marker(html), "api")).toBe("");
});

test("a flag is on when the attribute is there, unless its value says no", () => {
  for (const on of [
    "data-x",
    'data-x=""',
    'data-x="true"',
    'data-x="1"',
    'data-x="oui"',
    'data-x="”true”"',
  ]) {
    expect(flag(marker(`<div ${on}></div>`), "x"), on).toBe(true);
  }
  for (const off of ["", 'data-x="false"', 'data-x="0"', 'data-x="Non"', 'data-x="no"', 'data-x="“off”"']) {
    expect(flag(marker(`<div ${off}></div>`), "x"), off).toBe(false);
  }
});

const refuse = (error: unknown) => {
  throw error;
};

describe("the JSON of a marker", () => {
  test("is found at any depth", () => {
    const html =
      '<div data-island="a"><div><p><script type="application/json" data-initial>{"a":[1]}</script></p></div></div>';
    expect(json(marker(html), "initial", refuse)).toEqual({ a: [1] });
  });

  test("is null when a CMS has removed it, or left it empty", () => {
    expect(json(marker('<div data-island="a"></div>'), "initial", refuse)).toBeNull();
    expect(
      json(marker('<div data-island="a"><script data-initial> </script></div>'), "initial", refuse),
    ).toBeNull();
  });

  test("is not that of an island nested in it", () => {
    const html = '<div data-island="a"><div data-island="b"><script data-initial>1</script></div></div>';
    expect(json(marker(html), "initial", refuse)).toBeNull();
  });

  test("that is broken is reported with the script and its attribute, and is as good as none", () => {
    const broken = marker('<div data-island="a"><script data-initial>{"a":</script></div>');
    const report = vi.fn();
    expect(json(broken, "initial", report)).toBeNull();
    expect(report).toHaveBeenCalledOnce();
    const [error] = report.mock.lastCall ?? [];
    expect(error.name).toBe("MarkerError");
    expect(error.message).toMatch(/^broken-json data-initial SyntaxError: /);
    expect(error).toMatchObject({ fault: "json", expected: "data-initial" });
  });
});
