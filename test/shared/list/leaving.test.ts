import { expect, it, vi } from "vitest";
import { holdTime } from "../hold-time.ts";
import { ALL, books, openList } from "./a-list.ts";

holdTime();

type Opened = Awaited<ReturnType<typeof openList>>;

const moments: Record<string, (list: Opened) => unknown> = {
  "a debounce": ({ actions }) => actions.choose("b"),
  "a request": ({ actions }) => {
    actions.choose("b");
    actions.flush();
  },
  "a page more": ({ actions }) => actions.loadMore(),
  "a page that follows": ({ actions, last }) => {
    actions.choose(ALL);
    actions.flush();
    return last().answer(books([1, 2], 5));
  },
  "the wait for the network": async ({ actions, last }) => {
    actions.loadMore();
    await last().fail();
  },
};

it.each(Object.entries(moments))("during %s leaves no timer, request, change or report", async (_, begin) => {
  const list = await openList();
  const { actions, leave, last, calls, state, network, reports, address, failures } = list;
  await begin(list);
  const said = reports.length;
  const asked = calls.length;
  leave.abort();
  expect(vi.getTimerCount()).toBe(0);
  const before = state();
  const written = address.written.length;
  await last().answer(books([3, 4], 5));
  actions.choose("c");
  actions.loadMore();
  actions.retry();
  actions.reset();
  actions.flush();
  actions.chooseCard("x");
  address.visit("shelf=d");
  actions.readAddress();
  actions.start();
  network.dispatchEvent(new Event("online"));
  vi.runAllTimers();
  expect(state()).toBe(before);
  expect(calls).toHaveLength(asked);
  expect(address.written).toHaveLength(written);
  expect([reports.length, failures]).toEqual([said, []]);
});

it("during a request aborts it", async () => {
  const { actions, leave, last } = await openList();
  actions.loadMore();
  leave.abort();
  expect(last().signal.aborted).toBe(true);
});
