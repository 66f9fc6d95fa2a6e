import { Component, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import type { MapCanvasProps } from "./canvas/MapCanvas.tsx";
import { mapMessages } from "./messages-map.ts";
import type { CanvasState } from "./use-map-canvas.ts";

interface MapFrameProps extends CanvasState, Omit<MapCanvasProps, "tiles" | "credit" | "onFail"> {}

/** The map's frame, of one size whatever is in it: the map, or why there is none. */
export function MapFrame({ phase, Canvas, settings, allow, fail, ...map }: MapFrameProps) {
  const { ours } = mapMessages;
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} className="signet-map-frame">
      {Canvas && settings.tiles !== null && (
        <Boundary onError={fail}>
          <Fleeting frame={frame}>
            <Canvas {...map} tiles={settings.tiles} credit={settings.credit} onFail={fail} />
          </Fleeting>
        </Boundary>
      )}
      {phase !== "shown" && (
        <div className="signet-map-still">
          {(phase === "none" || phase === "missing") && (
            <p>
              <b>{ours.missing}</b>
            </p>
          )}
          <p>{phase === "asking" ? ours[settings.ask ? "ask" : "askSaving"] : ours.inList}</p>
          {phase === "asking" && (
            <Fleeting frame={frame}>
              <button type="button" className="signet-button" onClick={allow}>
                {ours.show}
              </button>
            </Fleeting>
          )}
        </div>
      )}
    </div>
  );
}

interface FleetingProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** What goes by itself, the button that was pressed or a map that failed, leaves the keyboard on the frame. */
function Fleeting({ frame, children }: FleetingProps) {
  useLayoutEffect(
    // Before the elements go, whatever has taken them away.
    () => () => {
      const { current } = frame;
      if (!current?.contains(document.activeElement)) return;
      current.tabIndex = -1;
      current.focus({ preventScroll: true });
    },
    [frame],
  );
  return children;
}

interface BoundaryProps {
  readonly onError: () => void;
  readonly children: ReactNode;
}

/** What the map throws while it is drawn ends the map, not the programme. */
class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** React has told the root of it, which reports. */
  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
