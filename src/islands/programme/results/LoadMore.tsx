import { type ComponentProps, useDeferredValue } from "react";
import { LoadMoreButton } from "../../../shared/list/LoadMoreButton.tsx";
import { messages } from "../messages.ts";
import { useProgramme, useRoot } from "../root-context.tsx";
import { hasMore } from "../state/selectors.ts";
import type { CountDrawn } from "./view.ts";

const { loadMore, ours } = messages;
/** The page's own text may begin differently. */
const start = loadMore.startsWith(ours.loadMoreBrief) ? ours.loadMoreBrief : loadMore;

/**
 * The end of the list: 'Voir plus' and the number loaded.
 *
 * @param drawn how many of the activities the view shows
 */
export function LoadMore({ drawn }: { readonly drawn: CountDrawn }) {
  const items = useProgramme((state) => state.items);
  const count = useProgramme((state) => state.count);
  if (items.length === 0) return null;
  return (
    <div className="signet-more">
      <MoreButton className="signet-button signet-button-solid">{loadMore}</MoreButton>
      <p className="signet-more-count">{ours.shown(drawn(items), count)}</p>
    </div>
  );
}

/** The same beside the count, where a narrow column has no room for all of the words. */
export const LoadMoreBrief = () => (
  <MoreButton className="signet-link">
    <span>
      {start}
      <span className="signet-visually-hidden">{loadMore.slice(start.length)}</span>
    </span>
  </MoreButton>
);

function MoreButton(props: Pick<ComponentProps<typeof LoadMoreButton>, "className" | "children">) {
  const root = useRoot();
  const more = useProgramme(hasMore);
  // The cards on screen lag behind the store: the button stays until they are shown.
  const before = useDeferredValue(more);
  return (more || before) && <LoadMoreButton root={root} {...props} />;
}
