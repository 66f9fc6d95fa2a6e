import { Fragment } from "react";
import type { PersonView } from "./card-view.ts";

/** 'Odile Thériault, Ismaël Bonenfant, bédéiste', each a link if the person has a page. */
export function Names({ people }: { readonly people: readonly PersonView[] }) {
  return people.map((person, index) => (
    <Fragment key={person.url ?? person.title}>
      {index > 0 && <span>, </span>}
      {person.url === null ? <span>{person.title}</span> : <a href={person.url}>{person.title}</a>}
      {person.occupation !== null && (
        <>
          <span>, </span>
          <em>{person.occupation}</em>
        </>
      )}
    </Fragment>
  ));
}
