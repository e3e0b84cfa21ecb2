import { enquiryRows } from "#app/couple/enquiries/enquiry-texts.ts";
import type { EnquiryDetails } from "#app/couple/enquiries/read-enquiry.server.ts";
import { describeGuests } from "#app/couple/enquiries/stated-guests.ts";
import type { MailContent, MailPart } from "#mail/mail-content.ts";

import { formatEventDate, enquiryTextParts } from "./enquiry-mail-parts.ts";

const replyNote = (couple: string): MailPart => ({
  kind: "text",
  text: `Best answered with the button: they then see it beside the others. A reply to this email goes to ${couple} directly.`,
});

const reason = (business: string) =>
  `You’re getting this because couples can write to ${business} through Wild Rose Weddings and this address is confirmed for it.`;

/**
 * An enquiry, for a vendor that the couple chose.
 * @param mailedAlone numbers of the messages that have mails of their own
 */
export function enquiryToVendorMail(
  enquiry: EnquiryDetails,
  listingId: number,
  pageUrl: string,
  mailedAlone: ReadonlySet<number>,
): MailContent | null {
  const recipient = enquiry.recipients.find(({ id }) => id === listingId);
  if (recipient === undefined || enquiry.withdrawnAt !== null) return null;
  const business = recipient.name;
  // Each place gets only its own questions.
  const asks = recipient.questions.filter(({ isAsked }) => isAsked).map(({ key }) => key);
  return {
    subject: `${enquiry.name}: enquiry for ${business}, ${formatEventDate(enquiry)}`,
    preview: [describeGuests(enquiry), enquiry.events.join(", ")].filter(Boolean).join(" · "),
    heading: `${enquiry.name} would like to hear from ${business}`,
    parts: [
      {
        kind: "facts",
        rows: [["Couple", enquiry.name], ["Email", enquiry.email], ...enquiryRows({ ...enquiry, asks })],
      },
      ...enquiryTextParts(enquiry, enquiry.name),
      ...addedParts(enquiry, listingId, mailedAlone),
      {
        kind: "text",
        text: "Answer on your private page: availability, a price or a range, and a message. It takes a minute, no account needed.",
      },
      { kind: "button", label: `Answer ${enquiry.name}`, url: pageUrl },
      replyNote(enquiry.name),
      { kind: "text", text: `The link is for ${business} alone. Reference: ${enquiry.reference}.` },
    ],
    reason: reason(business),
  };
}

/** What the couple added before the enquiry went out, or went out again: mail counts as having told it. */
function addedParts(
  { name, messages }: EnquiryDetails,
  listingId: number,
  mailedAlone: ReadonlySet<number>,
): MailPart[] {
  const added = messages.filter(
    (message) =>
      message.heldAt === null &&
      message.kind !== "withdrawal" &&
      !mailedAlone.has(message.id) &&
      (message.listingId === null || message.listingId === listingId),
  );
  if (added.length === 0) return [];
  return [
    { kind: "text", text: `Added since by ${name}:` },
    ...added.map(({ text }): MailPart => ({ kind: "quote", from: name, text })),
  ];
}

/**
 * What the couple wrote, changed or took back since, for a vendor that it chose.
 * @param isUnconfirmed whether the couple says that it booked the vendor, which has not confirmed that
 */
export function messageToVendorMail(
  enquiry: EnquiryDetails,
  listingId: number,
  { messageId, isUnconfirmed }: { messageId: number; isUnconfirmed: boolean },
  pageUrl: string,
): MailContent | null {
  const recipient = enquiry.recipients.find(({ id }) => id === listingId);
  const message = enquiry.messages.find(({ id }) => id === messageId);
  if (recipient === undefined || message === undefined) return null;
  const business = recipient.name;
  // Only a vendor that said it is available can confirm.
  const isToConfirm = message.kind === "change" && isUnconfirmed && recipient.answer?.availability === "yes";
  if (message.listingId !== null && message.listingId !== listingId) return null;
  const isOver = message.kind === "withdrawal";
  const what =
    {
      message: "wrote to you",
      change: "changed the enquiry",
      withdrawal: "withdrew the enquiry",
    }[message.kind] ?? "wrote to you";
  return {
    subject: `${enquiry.name} ${what} (${enquiry.reference})`,
    preview: message.text.slice(0, 120),
    heading: `${enquiry.name} ${what}`,
    parts: [
      { kind: "quote", from: enquiry.name, text: message.text },
      ...(isOver
        ? [{ kind: "text", text: "You don’t need to answer any more." } as const]
        : [
            { kind: "facts", rows: enquiryRows({ ...enquiry, asks: [] }) } as const,
            ...(isToConfirm ? [confirmationNote(enquiry, business)] : []),
            ...(enquiry.withdrawnAt === null
              ? [
                  { kind: "button", label: "See the enquiry and answer", url: pageUrl } as const,
                  replyNote(enquiry.name),
                ]
              : [{ kind: "button", label: "See the enquiry", url: pageUrl } as const]),
          ]),
    ],
    reason: reason(business),
  };
}

/** A booking is confirmed for one date: after a change of date it has to be confirmed again. */
const confirmationNote = (enquiry: EnquiryDetails, business: string): MailPart => ({
  kind: "text",
  text: `${enquiry.name} told us they booked ${business}. A booking is confirmed for one date: if you’re booked for ${formatEventDate(enquiry)}, confirm it on your page, and they can review you after their wedding.`,
});

/** The couple goes on without a business, and thanks it. */
export function declineToVendorMail(
  enquiry: EnquiryDetails,
  listingId: number,
  pageUrl: string,
): MailContent | null {
  const recipient = enquiry.recipients.find(({ id }) => id === listingId);
  // Taken back before it went out: there is nothing to say.
  if (recipient === undefined || recipient.declinedAt === null || enquiry.withdrawnAt !== null) return null;
  const { name, declineNote } = recipient;
  return {
    subject: `${enquiry.name} won’t be booking ${name} (${enquiry.reference})`,
    preview: "Thank you: nothing more to do for this enquiry.",
    heading: `${enquiry.name} won’t be booking ${name}`,
    parts: [
      {
        kind: "text",
        text: `${enquiry.name} won’t be booking you this time and would like to thank you. You don’t need to answer any more.`,
      },
      ...(declineNote === "" ? [] : [{ kind: "quote", from: enquiry.name, text: declineNote } as const]),
      { kind: "button", label: "See the enquiry", url: pageUrl },
    ],
    reason: reason(name),
  };
}

/** The couple says that it booked a business, which is asked to say the same. */
export function bookingToVendorMail(
  enquiry: EnquiryDetails,
  listingId: number,
  pageUrl: string,
): MailContent | null {
  const business = enquiry.recipients.find(({ id }) => id === listingId)?.name;
  if (business === undefined || enquiry.withdrawnAt !== null) return null;
  return {
    subject: `${enquiry.name} booked ${business}: please confirm`,
    preview: `One button on your page. Reference: ${enquiry.reference}.`,
    heading: `${enquiry.name} booked ${business}`,
    parts: [
      {
        kind: "text",
        text: `Congratulations! ${enquiry.name} told us they booked ${business} for ${formatEventDate(enquiry)}. Is that right? Confirm it on your page, and they can review you after their wedding. If they didn’t book you, there’s nothing to do: without your word they can’t review you.`,
      },
      { kind: "button", label: "Confirm the booking", url: pageUrl },
      { kind: "text", text: `The link is for ${business} alone. Reference: ${enquiry.reference}.` },
    ],
    reason: reason(business),
  };
}
