import { z } from "zod";

import { correctionFields } from "#app/couple/corrections/correction-fields.ts";
import { recordOf } from "#app/messaging/forms/record-of.ts";
import { deskRows, submittedNames } from "#app/messaging/forms/submitted-field.ts";
import { answerTo } from "#desk/answer-to.ts";
import { deskCommand, type DeskCommandGroup } from "#desk/desk-command.ts";
import { formatInstant } from "#desk/sanitize-text.ts";
import { printFields, printNewestFirst } from "#desk/print.ts";

const summary = z.object({
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  kind: z.string(),
  sender: z.string(),
  email: z.string().nullable(),
  listing: z.object({ id: z.int(), name: z.string() }),
  heldAt: z.iso.datetime().nullable(),
  doneAt: z.iso.datetime().nullable(),
  outcome: z.string().nullable(),
});

const whole = z.object({
  ...recordOf(submittedNames(correctionFields), () => z.string().nullable()),
  ...summary.shape,
});

const list = deskCommand({
  name: "list",
  options: {
    all: { help: "all of them, not only the newest 200" },
    open: { help: "only those that are not done" },
  },
  help: "reported problems with listings, newest first",
  answer: answerTo("/corrections", "$get", z.object({ rows: z.array(summary), total: z.int() })),
  run: ({ request, flags }) => request(`/corrections?${[...flags].join("&")}`),
  print: ({ rows, total }, { flags }) => {
    if (rows.length === 0 && flags.has("open")) {
      console.log("No correction is open.");
      return;
    }
    printNewestFirst({
      kind: "corrections",
      columns: [
        { title: "Reference" },
        { title: "Received" },
        { title: "State" },
        { title: "What" },
        { title: "From" },
        { title: "Listing", flexible: true },
      ],
      rows: rows.map(({ reference, receivedAt, kind, sender, listing, ...rest }) => [
        reference,
        formatInstant(receivedAt),
        stateOf(rest),
        kind,
        `from ${sender}`,
        `${listing.name} (${listing.id})`,
      ]),
      total,
    });
  },
});

const stateOf = ({ heldAt, doneAt }: { heldAt: string | null; doneAt: string | null }) => {
  if (doneAt !== null) return "done";
  return heldAt === null ? "open" : "HELD";
};

const show = deskCommand({
  name: "show",
  positionals: ["REFERENCE"],
  help: "one correction, whole",
  answer: answerTo("/corrections/:reference", "$get", whole),
  run: ({ request, positionals: [reference = ""] }) =>
    request(`/corrections/${encodeURIComponent(reference)}`),
  print: (correction) =>
    printFields([
      ["Reference", correction.reference],
      ["Received", `${correction.receivedAt} (UTC)`],
      ["State", stateOf(correction)],
      [
        "Held",
        correction.heldAt &&
          `since ${formatInstant(correction.heldAt)} for its links: read it before you follow them`,
      ],
      [
        "Done",
        correction.doneAt &&
          `${formatInstant(correction.doneAt)}${correction.outcome ? `: ${correction.outcome}` : ""}`,
      ],
      ["Listing", `${correction.listing.name} (${correction.listing.id})`],
      ...deskRows(correctionFields, correction),
    ]),
});

const at = (reference: string, step: string) => `/corrections/${encodeURIComponent(reference)}/${step}`;

const release = deskCommand({
  name: "release",
  positionals: ["REFERENCE"],
  help: "takes a correction that is held for its links among the others",
  answer: answerTo("/corrections/:reference/release", "$post", z.object({ wasHeld: z.boolean() })),
  run: ({ request, positionals: [reference = ""] }) => request(at(reference, "release"), {}),
  print: ({ wasHeld }) =>
    printFields([["Done", wasHeld ? "It is released." : "It was not held: nothing has changed."]]),
});

const done = deskCommand({
  name: "done",
  positionals: ["REFERENCE"],
  options: { outcome: { help: "what you made of it", value: "TEXT" } },
  help: "marks a correction as done; a fact is set with it: facts set ... --correction REFERENCE",
  answer: answerTo("/corrections/:reference/done", "$post", z.object({ reference: z.string() })),
  run: ({ request, positionals: [reference = ""], values }) =>
    request(at(reference, "done"), { outcome: values.get("outcome") || "done" }),
  print: ({ reference }) => printFields([["Done", `${reference} is done.`]]),
});

export const corrections: DeskCommandGroup = {
  name: "corrections",
  help: "reported problems and removal requests",
  commands: [list, show, release, done],
};
