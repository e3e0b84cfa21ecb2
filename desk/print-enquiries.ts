import { z } from "zod";

import { inLine, moment, printFields, printList } from "./print-letters.ts";

const summary = z.object({
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  eventDate: z.string().nullable(),
  subject: z.string().nullable(),
  guestCount: z.string().nullable(),
});

const list = z.object({ rows: z.array(summary), total: z.int() });

const whole = summary.extend({
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
  const { rows, total } = list.parse(answer);
  const lines = rows.map((enquiry) =>
    [
      enquiry.reference,
      moment(enquiry.receivedAt),
      enquiry.eventDate ?? enquiry.subject ?? "no date",
      `${enquiry.guestCount ?? "?"} guests`,
      `${inLine(enquiry.name)} <${inLine(enquiry.email)}>`,
    ].join("  "),
  );
  printList("enquiries", lines, total);
}

/** Prints one enquiry, a field on each line. */
export function printEnquiry(answer: unknown): void {
  const enquiry = whole.parse(answer);
  printFields([
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
    ...enquiry.questions.map((question) => ["Question", question] as const),
    ["Information", enquiry.additionalInfo],
  ]);
}
