/** The menu's states through every order of events, as far as chance goes; a failing order is shrunk and printed. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type MenuEvent, type MenuState, next } from "../../../src/behaviours/mega-menu/menu-state.ts";

const CLOSED: MenuState = { phase: "closed", submenu: null, entry: null, wide: false };

const run = (events: readonly MenuEvent[], from: MenuState = CLOSED): MenuState => events.reduce(next, from);

const position = fc.nat(3);
const event: fc.Arbitrary<MenuEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom("toggle", "close"), still: fc.boolean() }),
  fc.record({ type: fc.constant("elapsed") }),
  fc.record({ type: fc.constant("enter"), submenu: position }),
  fc.record({ type: fc.constant("back") }),
  fc.record({ type: fc.constant("entry"), entry: position }),
  fc.record({ type: fc.constant("resize"), wide: fc.boolean() }),
) as fc.Arbitrary<MenuEvent>;
const events = fc.array(event, { maxLength: 40 });

/** Fails when `holds` does after any event of any order. */
function always(holds: (before: MenuState, event: MenuEvent, after: MenuState) => void): void {
  fc.assert(
    fc.property(events, fc.boolean(), (order, wide) => {
      let state: MenuState = { ...CLOSED, wide };
      for (const one of order) {
        const after = next(state, one);
        holds(state, one, after);
        state = after;
      }
    }),
    { numRuns: 1000 },
  );
}

describe("in every order of events, the menu", () => {
  test("opens only by its button, which closes it when open, and opens it again while it closes", () => {
    always((before, { type }, after) => {
      if (type === "toggle") expect(after.phase === "open").toBe(before.phase !== "open");
      else if (before.phase !== "open") expect(after.phase).not.toBe("open");
    });
  });

  test("goes from open only, and is gone only when its time is over or nothing may move", () => {
    always((before, one, after) => {
      if (after.phase === "closing" && before.phase !== "closing") expect(before.phase).toBe("open");
      if (after.phase !== "closed" || before.phase === "closed") return;
      const isOver = one.type === "elapsed" && before.phase === "closing";
      expect(isOver || ("still" in one && one.still)).toBe(true);
    });
  });

  test("is never seen going when nothing may move", () => {
    always((before, one, after) => {
      if ("still" in one && one.still && before.phase === "open") expect(after.phase).toBe("closed");
    });
  });

  test("has all of its states removed once it is closed", () => {
    always((_before, _event, after) => {
      if (after.phase === "closed") expect(after).toEqual({ ...CLOSED, wide: after.wide });
    });
  });

  test("is what it was when it is opened again while it is going", () => {
    fc.assert(
      fc.property(events, (order) => {
        const state = run(order);
        if (state.phase !== "open") return;
        const closing = next(state, { type: "close", still: false });
        expect(closing.phase).toBe("closing");
        expect(next(closing, { type: "toggle", still: false })).toEqual(state);
      }),
    );
  });

  test("has a sub-menu in its place only while it is in sight, and never in columns", () => {
    always((_before, _event, after) => {
      if (after.submenu !== null) expect([after.wide, after.phase === "closed"]).toEqual([false, false]);
    });
  });

  test("leaves a sub-menu by the way back, not into another", () => {
    always(({ submenu }, { type }, after) => {
      if (submenu !== null && type === "enter") expect(after.submenu).toBe(submenu);
      if (type === "back" && after.phase === "open") expect(after.submenu).toBeNull();
    });
  });

  test("unfolds a clicked entry instead of any other, and folds it at the next click", () => {
    always((before, one, after) => {
      if (one.type !== "entry" || before.phase !== "open") return;
      expect(after.entry).toBe(before.entry === one.entry ? null : one.entry);
    });
  });

  test("can be closed from wherever it is, and then takes no further notice but of its button", () => {
    fc.assert(
      fc.property(events, event, (order, late) => {
        const closed = run([...order, { type: "close", still: false }, { type: "elapsed" }]);
        expect(closed.phase).toBe("closed");
        if (late.type !== "toggle" && late.type !== "resize") expect(next(closed, late)).toBe(closed);
      }),
    );
  });

  test("is the same object when an event means nothing, so that nothing is drawn for it", () => {
    always((before, _event, after) => {
      if (after !== before) expect(after).not.toEqual(before);
    });
  });
});

test("an entry that the server has unfolded is unfolded at the first opening", () => {
  const served: MenuState = { ...CLOSED, entry: 2 };
  expect(next(served, { type: "toggle", still: false })).toEqual({ ...served, phase: "open" });
});
