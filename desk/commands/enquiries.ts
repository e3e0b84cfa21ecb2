import { z } from "zod";

import { deskCommand, type DeskSubject } from "#desk/desk-command.ts";
import { letterList } from "#desk/letters.ts";
import { moment } from "#desk/plain-text.ts";
import { printFields } from "#desk/print.ts";
import { putOut } from "#desk/write-output.ts";
import { writeSpreadsheet } from "#app/spreadsheets/write-spreadsheet.ts";

const summary = z.object({
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  eventDate: z.string().nullable(),
  subject: z.string().nullable(),
  guestCount: z.string().nullable(),
  heldAt: z.iso.datetime().nullable(),
  askedToConfirmAt: z.iso.datetime().nullable(),
  confirmedAt: z.iso.datetime().nullable(),
});

const whole = summary.extend({
  heldReason: z.string().nullable(),
  budget: z.string().nullable(),
  venueType: z.string().nullable(),
  servicesNeeded: z.array(z.string()),
  events: z.array(z.string()),
  additionalInfo: z.string(),
  questions: z.array(z.string()),
  recipients: z.array(z.object({ id: z.int(), name: z.string() })),
});

type WholeEnquiry = z.infer<typeof whole>;

/** Whether it waits for its sender to press the button in our mail. */
const isUnsent = ({ askedToConfirmAt, confirmedAt }: z.infer<typeof summary>) =>
  askedToConfirmAt !== null && confirmedAt === null;

const list = letterList({
  kind: "enquiries",
  help: "what has come in, newest first",
  row: summary.extend({ hasHeldTexts: z.boolean() }),
  columns: [
    { title: "Reference" },
    { title: "Received" },
    { title: "Date" },
    { title: "Guests" },
    { title: "From", flexible: true },
  ],
  cells: (enquiry) => [
    enquiry.reference,
    moment(enquiry.receivedAt),
    enquiry.eventDate ?? enquiry.subject ?? "no date",
    `${enquiry.guestCount ?? "?"} guests`,
    `${enquiry.heldAt !== null || enquiry.hasHeldTexts ? "HELD " : ""}${isUnsent(enquiry) ? "NOT SENT " : ""}${enquiry.name} <${enquiry.email}>`,
  ],
});

const show = deskCommand({
  name: "show",
  positionals: ["REFERENCE"],
  help: "one enquiry, whole",
  answer: whole.extend({ heldTexts: z.array(z.object({ from: z.string(), text: z.string() })) }),
  run: ({ ask, words: [reference = ""] }) => ask(`/enquiries/${encodeURIComponent(reference)}`),
  print: (enquiry) =>
    printFields([
      ["Reference", enquiry.reference],
      ["Received", `${enquiry.receivedAt} (UTC)`],
      [
        "Held",
        enquiry.heldAt &&
          `since ${moment(enquiry.heldAt)} for its ${enquiry.heldReason}: no mail goes out until it is released`,
      ],
      [
        "Not sent",
        isUnsent(enquiry)
          ? "nobody has proved the address: businesses get it once the button in our mail is pressed"
          : null,
      ],
      ["Subject", enquiry.subject],
      ["Name", enquiry.name],
      ["Email", enquiry.email],
      ["Wedding date", enquiry.eventDate],
      ["Budget", enquiry.budget],
      ["Guest count", enquiry.guestCount],
      ["Venue type", enquiry.venueType],
      ["Services", enquiry.servicesNeeded.join(", ")],
      ["Events", enquiry.events.join(", ")],
      ["For", recipientsOf(enquiry) || "our team"],
      ...enquiry.questions.map((question) => ["Question", question] as const),
      ["Information", enquiry.additionalInfo],
      ...enquiry.heldTexts.map(({ from, text }) => ["Held text", `from ${from}:\n${text}`] as const),
    ]),
});

const release = deskCommand({
  name: "release",
  positionals: ["REFERENCE"],
  help: "lets go what is held for its links, the enquiry or what was written since: mails go out",
  answer: z.object({ wasHeld: z.boolean() }),
  run: ({ ask, words: [reference = ""] }) => ask(`/enquiries/${encodeURIComponent(reference)}/release`, {}),
  print: ({ wasHeld }) =>
    printFields([
      ["Done", wasHeld ? "It is released, and its mails go out." : "It was not held: nothing has changed."],
    ]),
});

const recipientsOf = ({ recipients }: WholeEnquiry) =>
  recipients.map(({ id, name }) => `${name} (${id})`).join(", ");

/** Columns of the exported file. */
const columns: readonly [title: string, cell: (enquiry: WholeEnquiry) => string | null][] = [
  ["reference", ({ reference }) => reference],
  ["received (UTC)", ({ receivedAt }) => receivedAt],
  ["subject", ({ subject }) => subject],
  ["name", ({ name }) => name],
  ["email", ({ email }) => email],
  ["wedding date", ({ eventDate }) => eventDate],
  ["budget", ({ budget }) => budget],
  ["guest count", ({ guestCount }) => guestCount],
  ["venue type", ({ venueType }) => venueType],
  ["services", ({ servicesNeeded }) => servicesNeeded.join(", ")],
  ["events", ({ events }) => events.join(", ")],
  ["for", recipientsOf],
  ["questions", ({ questions }) => questions.join("\n")],
  ["information", ({ additionalInfo }) => additionalInfo],
];

const exportAll = deskCommand({
  name: "export",
  positionals: ["[FILE]"],
  help: "all enquiries as a spreadsheet (CSV), into FILE or onto the terminal",
  answer: z.object({ rows: z.array(whole) }),
  run: ({ ask }) => ask("/enquiries/export"),
  print: ({ rows }, { words: [file] }) =>
    putOut(
      writeSpreadsheet(
        columns.map(([title]) => title),
        rows.map((enquiry) => columns.map(([, cell]) => cell(enquiry) ?? "")),
      ),
      file,
      `${rows.length} enquiries`,
    ),
});

export const enquiries: DeskSubject = {
  name: "enquiries",
  help: "what couples have asked",
  commands: [list, show, release, exportAll],
};
