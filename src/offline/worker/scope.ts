/**
 * The few names of a service worker that this one uses. TypeScript's own library of them cannot be loaded beside that of
 * pages, which all other files need.
 */

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
