import { useMemo } from "react";
import { shareMessages } from "./messages-share.ts";
import { qrCode } from "./qr-code.ts";

/** Most modules of a code of the usual size and of the medium one: each is at least 0.5 mm on paper, 2 px on screen. */
const USUAL = 57;
const MEDIUM = 96;

/** The QR code of the plan's address: on screen for a second telephone, on paper for the live plan. */
export function QrFigure({ address }: { readonly address: string }) {
  const code = useMemo(() => qrCode(address), [address]);
  if (code === null) return <p className="signet-selection-note">{shareMessages.qrTooLong}</p>;
  const { size } = code;
  return (
    <figure
      className="signet-selection-qr"
      data-size={size > MEDIUM ? "large" : size > USUAL ? "medium" : undefined}
    >
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={shareMessages.qr}>
        <path d={code.path} />
      </svg>
      <figcaption>{shareMessages.qrHelp}</figcaption>
    </figure>
  );
}
