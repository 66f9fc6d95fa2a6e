/**
 * What the journeys need of a browser engine: few actions, so that two driver libraries can offer the same.
 * page.ts builds from it the page that the journeys know.
 */
type EngineName = "chromium" | "firefox" | "webkit";

/** A browser that test/run/engines.mjs has started. */
export interface StartedEngine {
  readonly name: EngineName;
  /** Where its driver library connects. */
  readonly endpoint: string;
  readonly version: string;
}

export interface TabSize {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

export interface Tab {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /**
   * Evaluates an expression, waits for its promise and returns its value, which must be JSON.
   *
   * @param frame selector of a frame to evaluate it in; the page itself when not given
   */
  evaluate(expression: string, frame?: string): Promise<unknown>;
  /** Moves the mouse to a point of the viewport, in CSS pixels. */
  move(x: number, y: number): Promise<void>;
  /** Presses and releases the mouse where it is. */
  press(): Promise<void>;
  /** Presses and releases a key, named as in the DOM's `key`, or one with a modifier: 'Enter', ' ', 'Control+v'. */
  key(chord: string): Promise<void>;
  type(text: string): Promise<void>;
  /** A PNG of the viewport. */
  picture(): Promise<Uint8Array>;
  /** What the driver has heard of console and errors, oldest first; a driver that hears nothing returns none. */
  heard(): readonly string[];
  close(): Promise<void>;
}

export interface Engine {
  open(size: TabSize): Promise<Tab>;
}
