/** Applies faults to answers. */
import { setTimeout as wait } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, MiddlewareHandler } from "hono";
import type { Fault, FaultDesk } from "./faults.ts";

type NodeContext = Context<{ Bindings: HttpBindings }>;

/** Applies the desk's faults to requests. `closing` ends pending delays. */
export function actFaults(
  desk: FaultDesk,
  closing: AbortSignal,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    const fault = desk.take(new URL(c.req.url));
    if (!fault) return next();
    // Rejects only when the host closes or the visitor has left; nobody needs the answer then.
    if (fault.delay) await wait(fault.delay, null, { signal: closing }).catch(() => undefined);
    if (fault.drop === "at once") return cutAtOnce(c);
    const spoilt = await spoil(fault, c, next);
    // Otherwise Hono copies the headers of the replaced answer, with its length.
    c.res = undefined;
    c.res = fault.drop === "in the body" ? await cutInBody(c, spoilt) : spoilt;
    return undefined;
  };
}

async function spoil(fault: Fault, c: NodeContext, next: () => Promise<void>): Promise<Response> {
  if (fault.status !== undefined || fault.shape !== undefined) return replaced(fault, c.res.headers);
  await next();
  return rewritten(c.res, (bytes) => (fault.truncate ? half(bytes) : bytes));
}

/** Keeps the headers that every answer has, such as those for other origins. */
function replaced(
  { status = 200, shape = { error: "A fault on request" } }: Fault,
  common: Headers,
): Response {
  // The Fetch standard allows no body with these statuses.
  const body = [204, 205, 304].includes(status) ? null : JSON.stringify(shape);
  const headers = new Headers(common);
  headers.set("Content-Type", "application/json");
  headers.set("Cache-Control", "no-store");
  return new Response(body, { status, headers });
}

async function rewritten(answer: Response, rewrite: (bytes: Uint8Array) => Uint8Array): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.delete("Content-Length");
  headers.set("Cache-Control", "no-store");
  const bytes = rewrite(new Uint8Array(await answer.arrayBuffer()));
  return new Response(bytes.slice(), { status: answer.status, headers });
}

function half(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(0, bytes.byteLength / 2);
}

function cutAtOnce(c: NodeContext): Response {
  c.env.outgoing.destroy();
  return alreadySent();
}

async function cutInBody(c: NodeContext, answer: Response): Promise<Response> {
  const { outgoing } = c.env;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const headers = { ...Object.fromEntries(answer.headers), "content-length": String(bytes.byteLength) };
  outgoing.writeHead(answer.status, headers);
  outgoing.write(half(bytes), () => outgoing.destroy());
  return alreadySent();
}

/** A copy, because later middleware adds headers to it. */
function alreadySent(): Response {
  return new Response(null, RESPONSE_ALREADY_SENT);
}
