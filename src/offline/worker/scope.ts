/** Types of the service worker's API, as far as it is used. TypeScript cannot load its own beside those of pages. */

interface WorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

export interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
}

interface PageMessage extends WorkerEvent {
  readonly data: unknown;
  readonly source: Page | null;
}

interface Page {
  readonly id: string;
  postMessage(message: unknown): void;
}

interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { get(id: string): Promise<Page | undefined> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "message", listener: (event: PageMessage) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
