import { embedPolicy } from "../../../shared/links/embed.ts";

interface FrameProps {
  readonly kind: "player" | "chat";
  readonly address: string;
  readonly title: string;
}

/** Another site's page inside ours, with the least that it needs. */
export function Frame({ kind, address, title }: FrameProps) {
  const policy = embedPolicy(address, location.href);
  // A chat plays nothing, but one writes in it; one that is not shown, on a small screen, is not fetched either.
  const chat = { allow: "", sandbox: `${policy.sandbox} allow-forms`, loading: "lazy" } as const;
  return (
    <iframe
      className={`signet-${kind}-frame`}
      src={address}
      title={title}
      {...policy}
      {...(kind === "chat" && chat)}
    />
  );
}
