import { Fragment } from "react";
import type { PersonView } from "./card-view.ts";

/** 'Odile Thériault, Ismaël Bonenfant, bédéiste', each a link if the person has a page. */
export function Names({ people }: { readonly people: readonly PersonView[] }) {
  return people.map((person, index) => (
    <Fragment key={person.url ?? person.title}>
      {index > 0 && ", "}
      {person.url === null ? person.title : <a href={person.url}>{person.title}</a>}
      {person.occupation !== null && (
        <>
          {", "}
          <em>{person.occupation}</em>
        </>
      )}
    </Fragment>
  ));
}
