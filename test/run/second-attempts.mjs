// @ts-check
/**
 * Names the tests that passed at their second attempt. A real browser on a busy machine may miss a moment, hence the
 * attempt (vitest.config.ts); a test that is named here again and again is at fault itself, and is to be mended.
 */

export default class SecondAttempts {
  /** @type {string[]} */
  #names = [];

  /** @param {import("vitest/node").TestCase} test */
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const reasons = test.result().errors?.map(({ message }) => message.split("\n")[0]) ?? [];
    this.#names.push([`${test.module.relativeModuleId}: ${test.fullName}`, ...reasons].join("\n    "));
  }

  onTestRunEnd() {
    if (this.#names.length === 0) return;
    console.log(`\nPassed at the second attempt only:\n${this.#names.map((name) => `  ${name}`).join("\n")}`);
  }
}
