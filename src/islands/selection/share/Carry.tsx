import { useDeferredValue, useMemo, useRef, useState } from "react";
import { addressCopier } from "../../../shared/dom/copy-address.ts";
import { dispatch } from "../../../shared/dom/dispatch.ts";
import { IN_PLACE, moveFocus } from "../../../shared/focus/move-focus.ts";
import { sharedAddress } from "../domain/code.ts";
import { useRoot, useSelection } from "../root-context.tsx";
import { activityOf } from "../state/selectors.ts";
import { ACTS_PART } from "./acts-part.ts";
import { shareMessages } from "./messages-share.ts";
import { QrFigure } from "./QrFigure.tsx";

/** What is in the calendar file, what is not, and what not to expect of it. */
function savedText(count: number, left: number): string {
  const { saved, savedBut, savedAgain, nothingDated } = shareMessages;
  return count === 0 ? nothingDated : `${saved(count)}${left === 0 ? "" : savedBut(left)}. ${savedAgain}`;
}

/** Carries the plan elsewhere: link, system share sheet, calendar file, paper, QR code. */
export function Carry() {
  const { store, announce, marker, signal, loadPart, base, report } = useRoot();
  // After the pressed ribbon is painted: the code of hundreds takes time.
  const ids = useDeferredValue(useSelection((state) => state.ids));
  const address = useMemo(() => sharedAddress(ids, location.href), [ids]);
  const [copied, setCopied] = useState<boolean | null>(null);
  const [saved, setSaved] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const data = { title: shareMessages.shareTitle, url: address };
  const copy = useMemo(
    () =>
      addressCopier((done) => {
        setCopied(done);
        if (done) announce(shareMessages.copied);
        if (done === false)
          requestAnimationFrame(() => {
            moveFocus(field.current, IN_PLACE);
            field.current?.select();
          });
      }, signal),
    [announce, signal],
  );
  const tell = (by: "copy" | "system") => dispatch(marker, "signet:share", { by, network: null, address });
  const onCopy = () => copy(address, shareMessages.shareTitle).then((done) => done && tell("copy"));
  const onShare = () =>
    // Closing the sheet without a choice gives an AbortError, which is no failure.
    navigator.share(data).then(
      () => tell("system"),
      () => {},
    );
  const onSave = () =>
    loadPart(ACTS_PART).then(({ saveActivities }) => {
      const state = store.getState();
      const activities = state.ids
        .filter((id) => !state.gone.has(id))
        .flatMap((id) => activityOf(state, id) ?? []);
      const count = saveActivities(activities, base, shareMessages.calendarFile, signal);
      const text = savedText(count, state.ids.length - count);
      setSaved(text);
      announce(text);
    }, report);
  return (
    <section className="signet-selection-carry">
      <h3 className="signet-selection-day-label signet-poster">{shareMessages.title}</h3>
      <div className="signet-selection-acts">
        <button type="button" className="signet-button signet-icon signet-icon-link" onClick={onCopy}>
          {shareMessages.copy}
        </button>
        {navigator.canShare?.(data) && (
          <button type="button" className="signet-button signet-icon signet-icon-share" onClick={onShare}>
            {shareMessages.system}
          </button>
        )}
        <button type="button" className="signet-button signet-icon signet-icon-agenda" onClick={onSave}>
          {shareMessages.calendar}
        </button>
        <button type="button" className="signet-button" onClick={() => print()}>
          {shareMessages.print}
        </button>
      </div>
      {copied && <p className="signet-selection-said">{shareMessages.copied}</p>}
      {copied === false && (
        <label className="signet-selection-address">
          {shareMessages.copyFailed}
          <input ref={field} readOnly value={address} />
        </label>
      )}
      {saved !== "" && <p className="signet-selection-said">{saved}</p>}
      <QrFigure address={address} />
    </section>
  );
}
