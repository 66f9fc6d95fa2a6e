/** Time for whatever a journey waits for, in ms. */
const PATIENCE = 20_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, 25));

/** Asks until there is an answer, or time is over: then fails with the last reason. */
export async function until<T>(what: string, ask: () => Promise<{ got: T } | string>): Promise<T> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const answer = await ask();
    if (typeof answer !== "string") return answer.got;
    if (performance.now() > end) throw new Error(`${what}: ${answer}.`);
    await pause();
  }
}
