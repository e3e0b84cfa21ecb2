import { albertaDate } from "#app/calendar/alberta-time.ts";
import { enquiryRows } from "#app/couple/enquiries/enquiry-texts.ts";
import { deliveryProgress, describeDelivery, type Delivery } from "#app/couple/enquiries/delivery.ts";
import {
  pendingOutreach,
  type EnquiryRecipient,
  type EnquiryDetails,
} from "#app/couple/enquiries/read-enquiry.server.ts";
import { describeGuests } from "#app/couple/enquiries/stated-guests.ts";
import type { MailContent } from "#mail/mail-content.ts";

import { formatEventDate, enquiryTextParts } from "./enquiry-mail-parts.ts";

const reason =
  "This mail goes to the team’s inbox for every enquiry. What waits for you is on the desk, which your own link opens; `npm run desk -- enquiries` lists all enquiries.";

/** A new enquiry, for the team: everything, and whom the team has to pass it on to. */
export function enquiryToTeamMail(enquiry: EnquiryDetails): MailContent {
  const { reference, name, email, subject, recipients, confirmedAt } = enquiry;
  const waits = pendingOutreach(enquiry) !== null;
  return {
    subject: `${reference}: ${confirmedAt === null ? "" : "confirmed by "}${name}, ${subject ?? formatEventDate(enquiry)}`,
    preview: [describeGuests(enquiry), enquiry.budget, recipients.map((one) => one.name).join(", ")]
      .filter(Boolean)
      .join(" · "),
    heading: `Enquiry from ${name}: ${subject ?? formatEventDate(enquiry)}`,
    parts: [
      {
        kind: "facts",
        rows: [["Reference", reference], ["Name", name], ["Email", email], ...enquiryRows(enquiry)],
      },
      ...enquiryTextParts(enquiry, name),
      ...(waits
        ? [
            {
              kind: "text",
              text: "This address isn’t confirmed yet: no vendor gets the enquiry until the couple presses the button in our email. Please don’t pass it on before then.",
            } as const,
          ]
        : []),
      ...(recipients.length === 0
        ? [
            {
              kind: "text",
              text: "The couple didn’t choose a vendor and would like our recommendations.",
            } as const,
          ]
        : [
            { kind: "text", text: "Vendors they asked:" } as const,
            {
              kind: "list",
              items: recipients.map((recipient) => describeRecipient(recipient, waits)),
            } as const,
            ...(recipients.every(({ isSample }) => isSample)
              ? [
                  {
                    kind: "text",
                    text: "These are all samples, so nobody was asked: the couple would like our recommendations.",
                  } as const,
                ]
              : []),
          ]),
    ],
    reason,
  };
}

/** What a couple wrote, changed or took back later, for the team. */
export function messageToTeamMail(enquiry: EnquiryDetails, messageId: number): MailContent | null {
  const message = enquiry.messages.find(({ id }) => id === messageId);
  if (message === undefined) return null;
  const only = enquiry.recipients.find(({ id }) => id === message.listingId)?.name;
  // The desk lists nothing of an enquiry whose day has passed.
  const isPast = enquiry.eventDate !== null && enquiry.eventDate < albertaDate(new Date());
  const passedOn = enquiry.recipients.filter(
    (recipient) =>
      (message.listingId === null || recipient.id === message.listingId) &&
      recipient.declinedAt === null &&
      !recipient.fictional &&
      (message.kind === "withdrawal" || enquiry.withdrawnAt !== null
        ? knowsOfIt(recipient)
        : recipient.queuedAt === null && (recipient.mailedAt === null || recipient.hasNews)) &&
      !recipient.isReachable &&
      pendingOutreach(enquiry) === null,
  );
  return {
    subject: `${enquiry.reference}: ${enquiry.name} ${{ message: "wrote", change: "changed the enquiry", withdrawal: "withdrew" }[message.kind] ?? "wrote"}`,
    preview: message.text.slice(0, 120),
    heading: `News of ${enquiry.reference}`,
    parts: [
      { kind: "quote", from: enquiry.name, text: message.text },
      ...(only === undefined ? [] : [{ kind: "text", text: `This is for ${only} alone.` } as const]),
      { kind: "facts", rows: [["Email", enquiry.email], ...enquiryRows(enquiry)] },
      ...(passedOn.length === 0
        ? []
        : [
            {
              kind: "text",
              text: isPast
                ? "Please tell these vendors, because our emails don’t reach them. The wedding day is over, so this isn’t on the desk:"
                : "Please tell these vendors, because our emails don’t reach them:",
            } as const,
            { kind: "list", items: passedOn.map(({ name }) => name) } as const,
          ]),
    ],
    reason,
  };
}

/** Whether a business got the enquiry or answered it: nobody else has to hear of one that is withdrawn. */
const knowsOfIt = ({ mailedAt, passedOnAt, answer }: EnquiryRecipient): boolean =>
  mailedAt !== null || passedOnAt !== null || answer !== null;

function describeRecipient(recipient: EnquiryRecipient, waits: boolean): string {
  const { id, name, category } = recipient;
  const delivery = deliveryProgress(recipient, waits);
  return `${name} (${id}): ${inTeamWords[delivery] ?? describeDelivery(delivery, category === "venues").toLowerCase()}`;
}

const inTeamWords: Partial<Record<Delivery, string>> = {
  "passed-on": "please pass it on: we have no confirmed email that reaches it",
  "handed-over": "passed on by our team",
  "has-news": "knows of the enquiry; please tell them what changed",
  "on-page": "please call them: they asked for no email, and find it on their page alone",
  unsent: "waiting for the couple to confirm",
  queued: "in line, because this business gets many enquiries",
};
