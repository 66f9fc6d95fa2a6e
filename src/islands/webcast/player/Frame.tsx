import { embedPolicy } from "../../../shared/links/embed.ts";

interface FrameProps {
  readonly kind: "player" | "chat";
  readonly address: string;
  readonly title: string;
}

/** A frame, usually of another site, with the fewest permissions that it needs. */
export function Frame({ kind, address, title }: FrameProps) {
  const policy = embedPolicy(address, origin);
  // A chat needs forms but plays nothing. Lazy: on a small screen it is hidden and therefore not loaded.
  const sandbox = policy.sandbox && `${policy.sandbox} allow-forms`;
  const chat = { allow: "", sandbox, loading: "lazy" } as const;
  return (
    <iframe
      className={`signet-webcast-${kind}-frame`}
      src={address}
      title={title}
      {...policy}
      {...(kind === "chat" && chat)}
    />
  );
}
