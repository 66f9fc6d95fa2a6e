import { Component, type ReactNode, useCallback, useId, useState } from "react";
import { IN_PLACE } from "../../../shared/focus/move-focus.ts";
import { useFocusFallback } from "../../../shared/focus/use-focus-fallback.ts";
import type { MapCanvasProps } from "./canvas/MapCanvas.tsx";
import { groundTiles } from "./ground.ts";
import { MapGround } from "./MapGround.tsx";
import { mapMessages } from "./messages-map.ts";
import type { CanvasState } from "./use-map-canvas.ts";

interface MapFrameProps
  extends CanvasState,
    Omit<MapCanvasProps, "tiles" | "credit" | "onDrawn" | "onFail"> {}

/** The map's frame, always of the same size: the map, or the reason why there is none. */
export function MapFrame({ phase, Canvas, settings, allow, fail, ...map }: MapFrameProps) {
  const { ours } = mapMessages;
  const id = useId();
  // The button disappears when it is pressed, the map when it fails.
  const fallback = useFocusFallback(id, IN_PLACE);
  const [drawn, setDrawn] = useState(false);
  const coming = phase === "loading" || phase === "shown";
  // A chosen place moves the map.
  const ground = coming && !drawn && map.chosen === null ? groundTiles(settings.tiles) : [];
  const onDrawn = useCallback(() => setDrawn(true), []);
  return (
    <div id={id} className="signet-programme-map-frame">
      {ground.length > 0 && <MapGround tiles={ground} />}
      {Canvas && settings.tiles !== null && (
        <Boundary onError={fail}>
          <div ref={fallback} className="signet-programme-map-live">
            <Canvas
              {...map}
              tiles={settings.tiles}
              credit={settings.credit}
              onDrawn={onDrawn}
              onFail={fail}
            />
          </div>
        </Boundary>
      )}
      {phase !== "shown" && ground.length === 0 && (
        <div className="signet-programme-map-still">
          {(phase === "none" || phase === "missing") && (
            <p>
              <b>{ours.missing}</b>
            </p>
          )}
          <p>{phase === "asking" ? ours[settings.ask ? "ask" : "askSaving"] : ours.inList}</p>
          {phase === "asking" && (
            <button ref={fallback} type="button" className="signet-button" onClick={allow}>
              {ours.show}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

interface BoundaryProps {
  readonly onError: () => void;
  readonly children: ReactNode;
}

/** An error while the map renders ends the map and not the programme. */
class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** // React has passed the error to the root, which reports it. */
  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
