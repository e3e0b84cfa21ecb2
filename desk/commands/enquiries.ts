import { z } from "zod";

import {
  enquiryField,
  enquiryFieldNames,
  type EnquiryFieldName,
} from "#app/couple/enquiries/enquiry-form-fields.ts";
import { enquiryStates } from "#app/couple/enquiries/enquiry-state.ts";
import { savedEnquiryFieldNames } from "#app/couple/enquiries/enquiry-texts.ts";
import { describeGuests } from "#app/couple/enquiries/stated-guests.ts";
import { recordOf } from "#app/messaging/forms/record-of.ts";
import { answerTo } from "#desk/answer-to.ts";
import { deskCommand, type DeskCommandGroup } from "#desk/desk-command.ts";
import { listCommand, newestRows } from "#desk/list-command.ts";
import { formatInstant } from "#desk/sanitize-text.ts";
import { printFields } from "#desk/print.ts";
import { writeOutput } from "#desk/write-output.ts";
import { writeSpreadsheet } from "#app/spreadsheets/write-spreadsheet.ts";

const summary = z.object({
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  eventDate: z.string().nullable(),
  subject: z.string().nullable(),
  guestCount: z.string().nullable(),
  guestNumber: z.int().nullable(),
  heldAt: z.iso.datetime().nullable(),
  askedToConfirmAt: z.iso.datetime().nullable(),
  confirmedAt: z.iso.datetime().nullable(),
});

const whole = z.object({
  ...recordOf(savedEnquiryFieldNames, () =>
    z.union([z.string(), z.number(), z.array(z.string())]).nullable(),
  ),
  ...summary.shape,
  heldReason: z.string().nullable(),
  recipients: z.array(z.object({ id: z.int(), name: z.string() })),
});

type WholeEnquiry = z.infer<typeof whole>;

/** Whether it waits for its sender to press the button in our mail. */
const isUnsent = ({ askedToConfirmAt, confirmedAt }: z.infer<typeof summary>) =>
  askedToConfirmAt !== null && confirmedAt === null;

const list = listCommand({
  kind: "enquiries",
  help: "what has come in, newest first",
  states: enquiryStates,
  answer: answerTo(
    "/enquiries",
    "$get",
    newestRows(
      summary.extend({
        hasHeldTexts: z.boolean(),
        state: z.enum(enquiryStates),
        asked: z.int(),
        answered: z.int(),
      }),
    ),
  ),
  columns: [
    { title: "Reference" },
    { title: "Received" },
    { title: "State" },
    { title: "Answers" },
    { title: "Date" },
    { title: "Guests" },
    { title: "From", flexible: true },
  ],
  cells: (enquiry) => [
    enquiry.reference,
    formatInstant(enquiry.receivedAt),
    enquiry.state,
    enquiry.asked === 0 ? "" : `${enquiry.answered} of ${enquiry.asked}`,
    enquiry.eventDate ?? enquiry.subject ?? "no date",
    describeGuests(enquiry) ?? "? guests",
    `${enquiry.heldAt !== null || enquiry.hasHeldTexts ? "HELD " : ""}${isUnsent(enquiry) ? "NOT SENT " : ""}${enquiry.name} <${enquiry.email}>`,
  ],
});

const show = deskCommand({
  name: "show",
  positionals: ["REFERENCE"],
  help: "one enquiry, whole: how far it is with each business, and all that happened",
  answer: answerTo(
    "/enquiries/:reference",
    "$get",
    whole.extend({
      state: z.enum(enquiryStates),
      recipients: z.array(
        z.object({ id: z.int(), name: z.string(), state: z.enum(enquiryStates), how: z.string() }),
      ),
      history: z.array(z.object({ at: z.iso.datetime(), what: z.string(), text: z.string() })),
      heldTexts: z.array(z.object({ from: z.string(), text: z.string() })),
    }),
  ),
  run: ({ request, positionals: [reference = ""] }) => request(`/enquiries/${encodeURIComponent(reference)}`),
  print: (enquiry) =>
    printFields([
      ["Reference", enquiry.reference],
      ["Received", `${enquiry.receivedAt} (UTC)`],
      ["State", enquiry.state],
      [
        "Held",
        enquiry.heldAt &&
          `since ${formatInstant(enquiry.heldAt)} for its ${enquiry.heldReason}: no mail goes out until it is released`,
      ],
      [
        "Not sent",
        isUnsent(enquiry)
          ? "address not confirmed yet: businesses get it once the couple presses the button in our email"
          : null,
      ],
      ...enquiryFieldNames.flatMap((name) => fieldRows(enquiry, name)),
      ...enquiry.recipients.map(
        ({ id, name, state, how }) => ["Business", `${name} (${id})\n${state}: ${how}`] as const,
      ),
      ...enquiry.history.map(
        ({ at, what, text }) =>
          ["History", `${formatInstant(at)}  ${what}${text === "" ? "" : `\n${text}`}`] as const,
      ),
      ...enquiry.heldTexts.map(({ from, text }) => ["Held text", `from ${from}:\n${text}`] as const),
    ]),
});

const release = deskCommand({
  name: "release",
  positionals: ["REFERENCE"],
  help: "lets go what is held for its links, the enquiry or what was written since: mails go out",
  answer: answerTo("/enquiries/:reference/release", "$post", z.object({ wasHeld: z.boolean() })),
  run: ({ request, positionals: [reference = ""] }) =>
    request(`/enquiries/${encodeURIComponent(reference)}/release`, {}),
  print: ({ wasHeld }) =>
    printFields([
      ["Done", wasHeld ? "It is released, and its mails go out." : "It was not held: nothing has changed."],
    ]),
});

const answered = deskCommand({
  name: "answered",
  positionals: ["REFERENCE"],
  help: "notes that our team has answered an enquiry that chose no vendor",
  answer: answerTo("/enquiries/:reference/answered", "$post", z.object({ wasOpen: z.boolean() })),
  run: ({ request, positionals: [reference = ""] }) =>
    request(`/enquiries/${encodeURIComponent(reference)}/answered`, {}),
  print: ({ wasOpen }) =>
    printFields([["Done", wasOpen ? "It counts as answered." : "It was answered before."]]),
});

const recipientsOf = ({ recipients }: WholeEnquiry) => recipients.map(({ id, name }) => `${name} (${id})`);

const valueOf = (enquiry: WholeEnquiry, name: EnquiryFieldName) =>
  name === "vendors" ? recipientsOf(enquiry) : enquiry[name];

/** The rows of a field: one, or one for each of its lines. */
function fieldRows(enquiry: WholeEnquiry, name: EnquiryFieldName): (readonly [string, string])[] {
  const { kind, desk } = enquiryField(name);
  const value = valueOf(enquiry, name);
  if (kind === "lines" && Array.isArray(value)) return value.map((line) => [desk, line]);
  return [[desk, textOf(value, ", ") || (name === "vendors" ? "our team" : "")]];
}

const textOf = (value: string | number | readonly string[] | null, separator: string): string =>
  typeof value === "object" ? (value?.join(separator) ?? "") : String(value);

/** Columns of the exported file. */
const columns: readonly [title: string, cell: (enquiry: WholeEnquiry) => string][] = [
  ["reference", ({ reference }) => reference],
  ["received (UTC)", ({ receivedAt }) => receivedAt],
  ...enquiryFieldNames.map((name): [string, (enquiry: WholeEnquiry) => string] => {
    const { kind, column } = enquiryField(name);
    return [column, (enquiry) => textOf(valueOf(enquiry, name), kind === "lines" ? "\n" : ", ")];
  }),
];

const exportAll = deskCommand({
  name: "export",
  positionals: ["[FILE]"],
  help: "all enquiries as a spreadsheet (CSV), into FILE or onto the terminal",
  answer: answerTo("/enquiries/export", "$get", z.object({ rows: z.array(whole) })),
  run: ({ request }) => request("/enquiries/export"),
  print: ({ rows }, { positionals: [file] }) =>
    writeOutput(
      writeSpreadsheet(
        columns.map(([title]) => title),
        rows.map((enquiry) => columns.map(([, cell]) => cell(enquiry))),
      ),
      file,
      `${rows.length} enquiries`,
    ),
});

export const enquiries: DeskCommandGroup = {
  name: "enquiries",
  help: "what couples have asked",
  commands: [list, show, release, answered, exportAll],
};
