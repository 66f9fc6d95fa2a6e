import { IN_PLACE } from "../../../shared/focus/move-focus.ts";
import { useFocusFallback } from "../../../shared/focus/use-focus-fallback.ts";
import { BooksPanel } from "../books/BooksPanel.tsx";
import type { Stream } from "../domain/stream.ts";
import { useRoot } from "../root-context.tsx";
import { Facts } from "./Facts.tsx";
import { Player } from "./Player.tsx";
import { Side } from "./Side.tsx";
import { usePanel } from "./use-panel.ts";

/** The playing stream with its details, side panel and books. */
export function Screen({ stream }: { readonly stream: Stream }) {
  const { ids } = useRoot();
  const { live, books } = stream;
  const panel = usePanel<HTMLElement>(live && books.length > 0, false);
  return (
    <div
      ref={useFocusFallback(ids.title, IN_PLACE)}
      className="signet-webcast-screen"
      data-type={live ? "stream" : "playlist"}
    >
      <Player stream={stream} />
      <Side stream={stream} covered={panel.open} />
      <Facts stream={stream} panel={panel} />
      {panel.open && <BooksPanel books={books} panel={panel} />}
    </div>
  );
}
