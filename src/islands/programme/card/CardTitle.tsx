import { isPlainClick } from "../../../shared/focus/plain-click.ts";
import { cutWords } from "../../../shared/ui/cut-words.tsx";
import { useRoot } from "../root-context.tsx";
import type { TitleView } from "./card-view.ts";

interface CardTitleProps {
  readonly card: TitleView;
  /** One below the level of the heading above the card. */
  readonly level: 3 | 4;
}

/**
 * The only heading link of an activity. Only a plain click leaves the page and marks the card as kept (ruling D09).
 */
export function CardTitle({ card: { href, slug, state, title, word }, level }: CardTitleProps) {
  const { actions } = useRoot();
  const Heading = `h${level}` as const;
  const cut = cutWords(title);
  // Part of the heading, for screen reader users who move by headings or links.
  const words =
    state === "cancelled" ? (
      <>
        <span className="signet-visually-hidden">{`${word}\u00a0: `}</span>
        <del>{cut}</del>
      </>
    ) : (
      cut
    );
  return (
    <Heading className="signet-programme-title">
      {href === null ? (
        <span tabIndex={-1}>{words}</span>
      ) : (
        <a href={href} onClick={(event) => isPlainClick(event) && actions.chooseCard(slug)}>
          {words}
        </a>
      )}
    </Heading>
  );
}
