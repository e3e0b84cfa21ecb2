import type { Estimate } from "./statistics.ts";

/** A Markdown table; every column but the first stands right. */
export function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) =>
    Math.max(3, head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths
      .map((width, column) =>
        column === 0 ? (cells[column] ?? "").padEnd(width) : (cells[column] ?? "").padStart(width),
      )
      .join(" | ")} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
  return [line(heads), rule, ...rows.map(line)].join("\n");
}

/** Milliseconds with one decimal. */
export const formatMs = (value: number) => value.toFixed(1);

export const formatMilliseconds = (value: number) => `${formatMs(value)} ms`;

/** A ratio, with two figures however small it is. */
export const formatRatio = (value: number) =>
  Math.abs(value) < 0.1 ? value.toPrecision(2) : value.toFixed(2);

/** '12,345'. */
export const formatWhole = (value: number) => Math.round(value).toLocaleString("en-CA");

/** '0.98 (0.95 to 1.02)'. */
export const formatInterval = ({ median, low, high }: Estimate, write = formatRatio) =>
  `${write(median)} (${write(low)} to ${write(high)})`;
