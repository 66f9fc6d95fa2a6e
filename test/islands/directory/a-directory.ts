import type { DirectoryApi, EntriesPage, InitialData } from "../../../src/islands/directory/api/api.ts";
import { parseEntries } from "../../../src/islands/directory/domain/entry.ts";
import { createDirectoryStore } from "../../../src/islands/directory/state/store.ts";
import { heldCalls } from "../../shared/held-calls.ts";
import { noteAddress, noteContext } from "../../shared/list/list-context.ts";

/** One page of an answer whose entries have these ids. */
export function page(ids: readonly number[], count = ids.length, perPage = 2): EntriesPage {
  const rows = ids.map((id) => ({ id, slug: `e${id}`, title: `Nom ${id}`, url: `/x/${id}` }));
  return { items: parseEntries(rows, () => {}), received: ids.length, count, perPage };
}

/** A directory with an API that answers when the test tells it to. */
export function directory({
  query = "",
  initial = null,
}: {
  query?: string;
  initial?: InitialData | null;
} = {}) {
  type Asked = { readonly letter: string | null; readonly page: number };
  const { calls, ask, last } = heldCalls<Asked, EntriesPage>("GET /api/authors");
  const api: DirectoryApi = {
    entries: (letter, number, signal) => ask({ letter, page: number }, signal),
  };
  const address = noteAddress(query);
  const { context, ...noted } = noteContext();
  const store = createDirectoryStore({ api, initial, address: address.bar, ...context });
  const { actions } = store.getState();
  const ids = () => store.getState().items.map(({ id }) => id);
  return { store, state: store.getState, actions, calls, last, address, ids, ...noted };
}
