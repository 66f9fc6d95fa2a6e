import type { Stream } from "../domain/stream.ts";
import { messages } from "../messages.ts";

/** The presenter of a playlist: a logo with its name, or the name alone. */
export function Sponsor({ sponsor: { title, logo } }: { readonly sponsor: NonNullable<Stream["sponsor"]> }) {
  return (
    <p className="signet-webcast-sponsor">
      {messages.ours.presentedBy}{" "}
      {logo === null ? (
        <b>{title}</b>
      ) : (
        <img
          className="signet-webcast-sponsor-logo"
          src={logo}
          alt={title}
          width={320}
          height={160}
          loading="lazy"
        />
      )}
    </p>
  );
}
