import { Alphabet } from "./letters/Alphabet.tsx";
import { useRoot } from "./root-context.tsx";
import { Results } from "./views/Results.tsx";

/** A directory's page: the alphabet and the list. */
export function Directory() {
  const { kind } = useRoot();
  return (
    <div className={`signet-directory signet-${kind.name} signet-root`}>
      <Alphabet />
      <Results />
    </div>
  );
}
