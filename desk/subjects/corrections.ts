import { z } from "zod";

import { deskCommand, type DeskSubject } from "#desk/desk-command.ts";
import { moment } from "#desk/plain-text.ts";
import { printFields, printLetters } from "#desk/print.ts";

const summary = z.object({
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  kind: z.string(),
  sender: z.string(),
  email: z.string().nullable(),
  listing: z.object({ id: z.int(), name: z.string() }),
});

const list = deskCommand({
  name: "list",
  options: { all: { help: "all of them, not only the newest 200" } },
  help: "what is said to be wrong with listings, newest first",
  answer: z.object({ rows: z.array(summary), total: z.int() }),
  run: ({ ask, flags }) => ask(`/corrections${flags.has("all") ? "?all" : ""}`),
  print: ({ rows, total }) =>
    printLetters({
      kind: "corrections",
      columns: [
        { title: "Reference" },
        { title: "Received" },
        { title: "What" },
        { title: "From" },
        { title: "Listing", flexible: true },
      ],
      rows: rows.map(({ reference, receivedAt, kind, sender, listing }) => [
        reference,
        moment(receivedAt),
        kind,
        `from ${sender}`,
        `${listing.name} (${listing.id})`,
      ]),
      total,
    }),
});

const show = deskCommand({
  name: "show",
  positionals: ["REFERENCE"],
  help: "one correction, whole",
  answer: summary.extend({ message: z.string() }),
  run: ({ ask, words: [reference = ""] }) => ask(`/corrections/${encodeURIComponent(reference)}`),
  print: (correction) =>
    printFields([
      ["Reference", correction.reference],
      ["Received", `${correction.receivedAt} (UTC)`],
      ["Listing", `${correction.listing.name} (${correction.listing.id})`],
      ["What", correction.kind],
      ["From", correction.sender],
      ["Email", correction.email],
      ["Message", correction.message],
    ]),
});

export const corrections: DeskSubject = {
  name: "corrections",
  help: "what is said to be wrong with listings, or to be removed",
  commands: [list, show],
};
