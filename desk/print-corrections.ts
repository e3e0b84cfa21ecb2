import { z } from "zod";

import { inLine, moment, printFields, printList } from "./print-letters.ts";

const summary = z.object({
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  kind: z.string(),
  sender: z.string(),
  email: z.string().nullable(),
  listing: z.object({ id: z.int(), name: z.string() }),
});

const list = z.object({ rows: z.array(summary), total: z.int() });

const whole = summary.extend({ message: z.string() });

/** Prints the corrections, a line each. */
export function printCorrections(answer: unknown): void {
  const { rows, total } = list.parse(answer);
  const lines = rows.map(({ reference, receivedAt, kind, sender, listing }) =>
    [
      reference,
      moment(receivedAt),
      kind.padEnd(7),
      `from ${sender}`,
      inLine(`${listing.name} (${listing.id})`),
    ].join("  "),
  );
  printList("corrections", lines, total);
}

/** Prints one correction, a field on each line. */
export function printCorrection(answer: unknown): void {
  const correction = whole.parse(answer);
  printFields([
    ["Reference", correction.reference],
    ["Received", `${correction.receivedAt} (UTC)`],
    ["Listing", `${correction.listing.name} (${correction.listing.id})`],
    ["What", correction.kind],
    ["From", correction.sender],
    ["Email", correction.email],
    ["Message", correction.message],
  ]);
}
