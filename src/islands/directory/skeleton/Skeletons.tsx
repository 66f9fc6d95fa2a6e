/** Twelve fill the rows of 1, 2, 3, 4 and 6 columns. */
const PLACES = Array.from({ length: 12 }, (_, index) => index);

/** Cards without text in the shape of entries; the live region says that they are loading. */
export function Skeletons() {
  return (
    <ul className="signet-entries signet-skeleton" aria-hidden="true">
      {PLACES.map((place) => (
        <li key={place}>
          <span className="signet-directory-entry">
            <span className="signet-directory-picture" />
            <b className="signet-directory-entry-name" />
          </span>
        </li>
      ))}
    </ul>
  );
}
