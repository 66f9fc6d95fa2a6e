import type { Stream } from "../domain/stream.ts";
import { messages } from "../messages.ts";

/** Who presents a playlist: a logo on its plate, named; a name where there is no logo. */
export function Sponsor({ sponsor: { title, logo } }: { readonly sponsor: NonNullable<Stream["sponsor"]> }) {
  return (
    <p className="signet-sponsor">
      {messages.ours.presentedBy}{" "}
      {logo === null ? (
        <b>{title}</b>
      ) : (
        <img className="signet-sponsor-logo" src={logo} alt={title} width={320} height={160} loading="lazy" />
      )}
    </p>
  );
}
