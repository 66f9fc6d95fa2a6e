// @ts-check
/** Checks that a port is free, before any work is done. */
import { createServer } from "node:net";
import { Complaint } from "./complaint.mjs";

/**
 * @param {number} port
 * @returns {Promise<void>}
 * @throws {Complaint} when the port is in use or not allowed
 */
export function refuseTakenPort(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => reject(portComplaint(port, error)));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve()));
  });
}

/**
 * @param {number} port
 * @param {unknown} error
 * @returns {Complaint}
 */
export function portComplaint(port, error) {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const why =
    code === "EADDRINUSE" ? "is taken: stop what runs there" : `cannot be had (${code ?? error}): leave it`;
  return new Complaint(
    `Port ${port} ${why}, or choose another, e.g. PORT=${port < 65535 ? port + 1 : 4173} npm start.`,
  );
}
