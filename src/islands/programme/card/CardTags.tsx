import { IN_PLACE, moveFocus } from "../../../shared/focus/move-focus.ts";
import { cutWords } from "../../../shared/ui/cut-words.tsx";
import { useRoot } from "../root-context.tsx";
import type { TagView } from "./card-view.ts";

/**
 * The first type and the first audience; a click applies that filter. The card may not be among the new results, so
 * focus moves to their heading.
 */
export function CardTags({ tags }: { readonly tags: readonly TagView[] }) {
  const { actions, ids } = useRoot();
  if (tags.length === 0) return null;
  return (
    <p className="signet-programme-tags">
      {tags.map((tag) => (
        <button
          key={tag.name}
          type="button"
          className="signet-programme-tag"
          onClick={() => {
            actions.setFilters({ [tag.name]: tag.value });
            moveFocus(ids.resultsHeading, IN_PLACE);
            document.getElementById(ids.resultsHeading)?.scrollIntoView({ block: "nearest" });
          }}
        >
          <span className="signet-visually-hidden">{`${tag.label} `}</span>
          <span>{cutWords(tag.title)}</span>
        </button>
      ))}
    </p>
  );
}
