import { z } from "zod";

const summaries = z.array(
  z.object({
    reference: z.string(),
    receivedAt: z.iso.datetime(),
    name: z.string(),
    email: z.string(),
    eventDate: z.string().nullable(),
    subject: z.string().nullable(),
    guestCount: z.string().nullable(),
  }),
);

const whole = summaries.element.extend({
  budget: z.string().nullable(),
  venueType: z.string().nullable(),
  servicesNeeded: z.array(z.string()),
  events: z.array(z.string()),
  additionalInfo: z.string(),
  questions: z.array(z.string()),
  recipients: z.array(z.object({ id: z.int(), name: z.string() })),
});

/** Prints the enquiries, a line each. */
export function printEnquiries(answer: unknown): void {
  const enquiries = summaries.parse(answer);
  if (enquiries.length === 0) console.log("No enquiries yet.");
  for (const enquiry of enquiries)
    console.log(
      [
        enquiry.reference,
        `${enquiry.receivedAt.slice(0, 16).replace("T", " ")} UTC`,
        enquiry.eventDate ?? enquiry.subject ?? "no date",
        `${enquiry.guestCount ?? "?"} guests`,
        `${plain(enquiry.name, " ")} <${plain(enquiry.email, " ")}>`,
      ].join("  "),
    );
}

/** Prints one enquiry, a field on each line. */
export function printEnquiry(answer: unknown): void {
  const enquiry = whole.parse(answer);
  const fields: [string, string | null][] = [
    ["Reference", enquiry.reference],
    ["Received", `${enquiry.receivedAt} (UTC)`],
    ["Subject", enquiry.subject],
    ["Name", enquiry.name],
    ["Email", enquiry.email],
    ["Wedding date", enquiry.eventDate],
    ["Budget", enquiry.budget],
    ["Guest count", enquiry.guestCount],
    ["Venue type", enquiry.venueType],
    ["Services", enquiry.servicesNeeded.join(", ")],
    ["Events", enquiry.events.join(", ")],
    ["For", enquiry.recipients.map(({ id, name }) => `${name} (${id})`).join(", ") || "our team"],
    ...enquiry.questions.map((question): [string, string] => ["Question", question]),
    ["Information", enquiry.additionalInfo],
  ];
  for (const [label, value] of fields)
    if (value) console.log(`${`${label}:`.padEnd(14)} ${plain(value, indented)}`);
}

/** Begins a further line of a value: under the value, so that none passes for a field. */
const indented = `\n${" ".repeat(15)}`;

/**
 * A couple's text may not steer the operator's terminal.
 * @param lineBreak what stands for a line break
 */
function plain(text: string, lineBreak: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, "").replaceAll("\n", lineBreak);
}
