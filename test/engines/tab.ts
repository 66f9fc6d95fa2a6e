/**
 * What the journeys need of a browser engine: few actions, so that two driver libraries can offer the same.
 * page.ts builds from it the page that the journeys know.
 */
type EngineName = "chromium" | "firefox" | "webkit";

/** A browser that test/run/start-engine.mjs has started. */
export interface StartedEngine {
  readonly name: EngineName;
  /** Where its driver library connects. */
  readonly endpoint: string;
  /** Of all that a run tries: `chromium`, or `chromium-119`. */
  readonly id: string;
  /** Whether it lacks what docs/embedding.md says that a browser needs: every page stays as the server sent it. */
  readonly isBelowFloor: boolean;
  /** Whether the visitor's system is dark, asks for less motion, and has two pixels for one. */
  readonly hasSettings: boolean;
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
  down(): Promise<void>;
  up(): Promise<void>;
  /** Presses and releases a key, named as in the DOM's `key`, or one with a modifier: 'Enter', ' ', 'Control+v'. */
  key(chord: string): Promise<void>;
  type(text: string): Promise<void>;
  /** A PNG of the viewport. */
  picture(): Promise<Uint8Array>;
  /** A PDF of what is printed on Letter paper; WebKit's driver cannot. */
  print(): Promise<Uint8Array>;
  /** What the driver has heard of console and errors, oldest first; a driver that hears nothing returns none. */
  heard(): readonly string[];
  /** Opens another tab that has the same storage and this one's size. */
  beside(): Promise<Tab>;
  /** Closes it; of a tab that the engine opened, those beside it as well. */
  close(): Promise<void>;
}

export interface Engine {
  /** As the engine says itself. */
  readonly version: string;
  /** @param origin whose pages may use the clipboard, where an engine asks */
  open(size: TabSize, origin: string): Promise<Tab>;
}
