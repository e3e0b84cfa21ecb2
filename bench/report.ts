import { markdownTable } from "./markdown.ts";
import type { Section } from "./section.ts";

/** One bench of a run, and how busy the machine was (mean length of the run queue in the last minute). */
export type BenchResult = { name: string; section: Section; load: { before: number; after: number } };

/** Above this, for each core, somebody else was at work when a bench began. */
const busy = 0.5;

/**
 * The page of a run: first every target with what was measured, then what was noisy, then each bench.
 * @param heading when, where and of what it is
 */
export function writeReport(heading: string, parts: readonly BenchResult[], cores: number): string {
  const goals = parts.flatMap(({ section }) => section.goals);
  const noise = parts.flatMap(({ name, section, load }) => [
    ...(load.before > busy * cores
      ? [`The machine was busy before ${name}: load ${load.before.toFixed(1)} on ${cores} cores.`]
      : []),
    ...section.noise,
  ]);
  const text = [
    heading,
    `## Targets

${markdownTable(
  ["What", "Target", "Measured", "Result"],
  goals.map(({ what, target, measured, result }) => [what, target, measured, result]),
)}`,
    `## What was noisy

${noise.length === 0 ? "Nothing that the intervals do not say." : noise.map((sentence) => `- ${sentence}`).join("\n")}

${markdownTable(
  ["Bench", "Load before", "Load after"],
  parts.map(({ name, load }) => [name, load.before.toFixed(1), load.after.toFixed(1)]),
)}`,
    ...parts.map(({ section }) => section.text),
  ];
  return `${text.join("\n\n")}\n`;
}
