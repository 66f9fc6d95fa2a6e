import { useMemo } from "react";
import { shareMessages } from "./messages-share.ts";
import { qrCode } from "./qr-code.ts";

/** The QR code of the plan's address: on screen for a second telephone, on paper for the live plan. */
export function QrFigure({ address }: { readonly address: string }) {
  const code = useMemo(() => qrCode(address), [address]);
  if (code === null) return <p className="signet-selection-note">{shareMessages.qrTooLong}</p>;
  return (
    <figure className="signet-selection-qr">
      <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={shareMessages.qr}>
        <path d={code.path} />
      </svg>
      <figcaption>{shareMessages.qrHelp}</figcaption>
    </figure>
  );
}
