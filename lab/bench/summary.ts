/** A suite's figures for the terminal. */
import type { SuiteRecord } from "./recording.ts";
import type { Suite } from "./suite.ts";

const percent = (share: number) => `±${Math.round(share * 100)} %`;

export function summary(suite: Suite, { measurements, goals }: SuiteRecord): string {
  const rows = measurements.map(({ case: of, subject, figure, median, worst, spread }) => {
    const { unit = "", digits = 1 } = suite.figures[figure] ?? {};
    const values = `${median.toFixed(digits).padStart(9)} ${unit}  ${percent(spread).padStart(7)}`;
    return `${of.padEnd(24)} ${subject.padEnd(30)} ${figure.padEnd(9)}${values}  worst ${worst.toFixed(digits)}`;
  });
  const results = goals.map(({ case: of, figure, against, worst, limit, value, spread }) => {
    const what = `${of}, ${worst ? "worst " : ""}${figure}${against === null ? "" : `, of ${against}`}`;
    return `${value <= limit ? "met   " : "MISSED"} ${what}: ${value.toPrecision(3)} ${percent(spread)}, limit ${limit}`;
  });
  return [`── ${suite.title}`, ...rows, ...results].join("\n");
}
