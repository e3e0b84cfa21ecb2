import { execFileSync } from "node:child_process";
import { z } from "zod";

import { inProject } from "../tooling/project.mjs";
import { formatMs, formatRatio, formatWhole, markdownTable } from "./markdown.ts";
import { compareToTarget, type Section } from "./section.ts";
import type { PrintedCards } from "./household-cards/print-cards.ts";

const households = 140;
const targets = { seconds: 20, megabytes: 300 };

const printed: z.ZodType<PrintedCards> = z.object({
  seconds: z.number(),
  megabytes: z.number(),
  pages: z.int(),
});

/**
 * The cards of 140 households as one PDF, each with its name, code and QR code, by the code of the browser's
 * worker in a process of its own; beside it the card of one household.
 */
export function benchHouseholdCards(): Promise<Section> {
  const [one, all] = [print(1), print(households)];
  const goals = [
    compareToTarget({
      what: `Cards of ${households} households`,
      limit: { atMost: targets.seconds * 1000 },
      measured: all.seconds * 1000,
      write: formatMs,
    }),
    compareToTarget({
      what: `Memory for the cards of ${households} households, in MB`,
      limit: { atMost: targets.megabytes },
      measured: all.megabytes,
      write: formatWhole,
    }),
  ];
  const text = `## Cards for households

${households} households in one PDF, in a process of its own (memory: what printing adds to it).

${markdownTable(
  ["Households", "Pages", "Time", "Times one", "Memory, MB"],
  [one, all].map(({ seconds, megabytes, pages }) => [
    String(pages / 2),
    String(pages),
    formatMs(seconds * 1000),
    formatRatio(seconds / one.seconds),
    formatWhole(megabytes),
  ]),
)}`;
  return Promise.resolve({ text, goals, noise: [] });
}

function print(count: number): PrintedCards {
  const output = execFileSync(process.execPath, ["bench/household-cards/print-cards.ts", String(count)], {
    cwd: inProject("."),
    encoding: "utf8",
  });
  return printed.parse(JSON.parse(output));
}
