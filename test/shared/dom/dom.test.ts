import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createAnnouncer } from "../../../src/shared/announce/announcer.ts";
import { createAddressBar } from "../../../src/shared/dom/address-bar.ts";
import { until } from "../until.ts";

afterEach(() => {
  document.body.replaceChildren();
});

describe("the live region", () => {
  const regions = () => document.querySelectorAll<HTMLElement>("[role=status]");

  it("is one for the page and all widgets, and is removed with the last", () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const say = createAnnouncer(one.signal);
    const sayToo = createAnnouncer(other.signal);
    expect(regions()).toHaveLength(1);
    say("124 activités");
    expect(regions()[0]?.textContent).toBe("124 activités");
    one.abort();
    sayToo("3 activités");
    expect(regions()[0]?.textContent).toBe("3 activités");
    other.abort();
    expect(regions()).toHaveLength(0);
    sayToo("trop tard");
    expect(regions()).toHaveLength(0);
  });

  it("announces the same text again when asked again", () => {
    const leave = new AbortController();
    const say = createAnnouncer(leave.signal);
    const heard: (string | null | undefined)[] = [];
    for (let time = 0; time < 3; time += 1) {
      say("Copié");
      heard.push(regions()[0]?.textContent);
    }
    expect(heard[0]).not.toBe(heard[1]);
    expect(heard[1]).not.toBe(heard[2]);
    expect(heard.map((text) => text?.trim())).toEqual(["Copié", "Copié", "Copié"]);
    leave.abort();
  });
});

describe("the address bar", () => {
  beforeEach(() => {
    window.location.href = "https://salon.test/programmation?a=1#filtres";
    window.history.replaceState({ theirs: 1 }, "");
  });

  it("is replaced, keeps path, hash and other state of the entry, and stores the seed", () => {
    const bar = createAddressBar(() => true, window);
    expect(bar.read()).toBe("a=1");
    expect(bar.seed()).toBeNull();
    const entries = window.history.length;
    bar.write("type=1", 7);
    bar.flush();
    expect(window.location.href).toBe("https://salon.test/programmation?type=1#filtres");
    expect(window.history.state).toMatchObject({ theirs: 1 });
    expect(createAddressBar(() => true, window).seed()).toBe(7);
    bar.write("", 7);
    bar.flush();
    expect(window.location.href).toBe("https://salon.test/programmation#filtres");
    expect(window.history.length).toBe(entries);
  });

  it("is written once after the next paint, and already reads as the new value", async () => {
    const bar = createAddressBar(() => true, window);
    const replace = vi.spyOn(window.history, "replaceState");
    bar.write("type=1", 7);
    bar.write("type=2", 8);
    expect([bar.read(), bar.seed()]).toEqual(["type=2", 8]);
    expect(window.location.search).toBe("?a=1");
    await until(() => expect(window.location.search).toBe("?type=2"));
    expect(replace).toHaveBeenCalledTimes(1);
    replace.mockRestore();
  });

  it("is written in full, because a <base> may name another site", () => {
    const replace = vi.spyOn(window.history, "replaceState");
    const bar = createAddressBar(() => true, window);
    bar.write("type=1", 7);
    bar.flush();
    expect(replace.mock.lastCall?.[2]).toBe("https://salon.test/programmation?type=1#filtres");
    replace.mockRestore();
  });

  it("is written before the visitor leaves", () => {
    createAddressBar(() => true, window).write("type=1", 7);
    window.dispatchEvent(new Event("pagehide"));
    expect(window.location.search).toBe("?type=1");
  });

  it("does not overwrite an entry that the visitor has gone to, nor a new hash", () => {
    const bar = createAddressBar(() => true, window);
    bar.write("type=1", 7);
    window.history.replaceState(null, "", "?a=1#programmation");
    expect(bar.read()).toBe("type=1");
    window.history.replaceState(null, "", "?a=2");
    expect(bar.read()).toBe("a=2");
    bar.flush();
    expect(window.location.search).toBe("?a=2");
  });

  it("is not written while the page is not the marker's own", () => {
    let here = true;
    const bar = createAddressBar(() => here, window);
    here = false;
    bar.write("type=1", 7);
    expect(bar.read()).toBe("a=1");
    bar.flush();
    expect(window.location.search).toBe("?a=1");
  });

  it("is not written when nothing changes, and lags when the browser refuses", () => {
    const bar = createAddressBar(() => true, window);
    const replace = vi.spyOn(window.history, "replaceState");
    for (const _ of [1, 2]) {
      bar.write("type=1", 7);
      bar.flush();
    }
    // A choice that is taken back before it was written does not change the address.
    bar.write("type=2", 7);
    bar.write("type=1", 7);
    bar.flush();
    expect(replace).toHaveBeenCalledTimes(1);
    replace.mockImplementation(() => {
      throw new DOMException("too many calls", "SecurityError");
    });
    bar.write("type=2", 7);
    expect(() => bar.flush()).not.toThrow();
    replace.mockRestore();
  });
});
