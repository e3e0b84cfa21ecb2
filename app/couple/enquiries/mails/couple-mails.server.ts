import { impersonalEnquiryRows } from "#app/couple/enquiries/enquiry-texts.ts";
import { describeReply } from "#app/couple/enquiries/describe-reply.ts";
import { deliveryProgress, describeDelivery } from "#app/couple/enquiries/delivery.ts";
import { pendingOutreach, type EnquiryDetails } from "#app/couple/enquiries/read-enquiry.server.ts";
import { describeGuestsAnswered } from "#app/couple/enquiries/stated-guests.ts";
import { thanksMessage } from "#app/couple/enquiries/thanks-message.ts";
import { hasSeveralLinks, lostLinkWords } from "#app/messaging/outbox/lost-link-words.ts";
import type { MailContent, MailPart } from "#mail/mail-content.ts";

import { formatVendorCount } from "#app/couple/enquiries/format-vendor-count.ts";
import { formatOutreach, outreachTotal, type Outreach } from "#app/couple/enquiries/outreach.ts";

import { formatEventDate } from "./enquiry-mail-parts.ts";

const keyNote =
  "Anyone with this link can read and change your enquiry. Keep this email, and share it only with people who plan with you.";

const answersComeHere = "Answers come by email and show up on your page. Here’s where your enquiry is now.";

/**
 * What the couple gets when its enquiry is saved. Nothing that somebody typed freely is in it: the
 * address may be a stranger's.
 */
export function enquiryConfirmationMail(
  enquiry: EnquiryDetails,
  pageUrl: string,
  replyPromise: boolean,
): MailContent {
  const { title, description: recommendations } = thanksMessage(replyPromise);
  // Our team recommends businesses to couples that asked none.
  const asksNobody = enquiry.recipients.every(({ isSample }) => isSample);
  const description = asksNobody ? recommendations : answersComeHere;
  const outreach = pendingOutreach(enquiry);
  if (outreach !== null) return sendingConfirmation(enquiry, outreach, pageUrl);
  return {
    subject: `Your enquiry ${enquiry.reference}`,
    preview: description,
    heading: title,
    parts: [
      { kind: "text", text: description },
      { kind: "facts", rows: [["Reference", enquiry.reference], ...impersonalEnquiryRows(enquiry)] },
      ...(enquiry.recipients.length === 0
        ? []
        : [
            {
              kind: "facts",
              rows: enquiry.recipients.map(
                (recipient) =>
                  [
                    recipient.name,
                    describeDelivery(deliveryProgress(recipient, false), recipient.category === "venues"),
                  ] as const,
              ),
            } as const,
          ]),
      {
        kind: "text",
        text: asksNobody
          ? "On your page you can send us a message, change your date or guest count, or delete everything."
          : "On your page you can see who has answered, compare answers, send a message, change your date or guest count, or delete everything.",
      },
      { kind: "button", label: "Open your enquiry", url: pageUrl },
      { kind: "text", text: keyNote },
    ],
    reason:
      "You’re getting this because an enquiry was sent with this address. If it wasn’t you, open the link and delete it, or ignore this email: we don’t send advertising.",
  };
}

/** Asks whoever has the mailbox to send the enquiry on: until then no business gets it. */
function sendingConfirmation(enquiry: EnquiryDetails, outreach: Outreach, pageUrl: string): MailContent {
  return {
    subject: `Send your enquiry to ${formatVendorCount(outreachTotal(outreach))} (${enquiry.reference})`,
    preview: "One more step: press the button and it goes out.",
    heading: `Send your enquiry to ${formatOutreach(outreach)}`,
    parts: [
      {
        kind: "text",
        text: "We’ve got your enquiry. Because it’s the first from this address, please confirm it: open your page and press the button. After that, your enquiries go out right away.",
      },
      { kind: "facts", rows: [["Reference", enquiry.reference], ...impersonalEnquiryRows(enquiry)] },
      {
        kind: "list",
        // The number above does not count samples.
        items: enquiry.recipients.map((recipient) =>
          deliveryProgress(recipient, true) === "sample"
            ? `${recipient.name} (sample listing, not a real business)`
            : recipient.name,
        ),
      },
      { kind: "button", label: "Open your enquiry", url: pageUrl },
      { kind: "text", text: keyNote },
    ],
    reason:
      "You’re getting this because an enquiry was sent with this address. If it wasn’t you, ignore it: no vendor gets it unless you press the button. You can also delete it on its page.",
  };
}

const lowerFirst = (words: string) => `${words.slice(0, 1).toLowerCase()}${words.slice(1)}`;

/**
 * A vendor has answered, or changed its answer.
 * @param isMarked whether the couple has marked it as booked
 * @param isChanged whether an earlier answer of it was mailed
 */
export function replyToCoupleMail(
  enquiry: EnquiryDetails,
  listingId: number,
  pageUrl: string,
  { isMarked, isChanged }: { isMarked: boolean; isChanged: boolean },
): MailContent | null {
  const recipient = enquiry.recipients.find(({ id }) => id === listingId);
  // A held one gets a mail of its own when the desk releases it.
  if (!recipient?.answer || recipient.answer.heldAt !== null) return null;
  const { name, answer } = recipient;
  const { availability, price } = describeReply(answer);
  const { guests } = answer;
  const heading = `${name} has ${isChanged ? "sent a new answer" : "answered"}`;
  // An answer for another date, or from a vendor that has left, is explained in the mail alone.
  const isContradicted = answer.standing.kind === "taken" && answer.availability !== "no";
  const isAboutTheirDay =
    answer.standing.kind === "current" || (answer.standing.kind === "taken" && !isContradicted);
  return {
    subject: isAboutTheirDay ? `${heading}: ${lowerFirst(availability)}` : heading,
    preview: answer.message.slice(0, 120) || (price ?? availability),
    heading,
    parts: [
      ...(isChanged
        ? [{ kind: "text", text: "It replaces the answer we emailed you before." } as const]
        : []),
      {
        kind: "facts",
        rows: [
          ["Your date", formatEventDate(enquiry)],
          ...(guests === null ? [] : [["Your guests", describeGuestsAnswered(guests)] as const]),
          ["Answer", availability],
          ...(price === null ? [] : [["Price", price] as const]),
          ...(answer.includes === "" ? [] : [["Includes", answer.includes] as const]),
        ],
      },
      ...(isContradicted
        ? [
            {
              kind: "text",
              text: `The calendar of ${name} has your date as taken. Ask them which is right before you count on it.`,
            } as const,
          ]
        : []),
      ...(answer.message === "" ? [] : [{ kind: "quote", from: name, text: answer.message } as const]),
      {
        kind: "button",
        label: enquiry.recipients.length > 1 ? "Compare all answers" : "See their answer",
        url: pageUrl,
      },
      {
        kind: "text",
        text: `To write back to ${name}, use the button: replies to this email reach our team, not ${name}.`,
      },
      ...(answer.availability === "yes" && answer.standing.kind === "current" && !isMarked
        ? [
            {
              kind: "text",
              text: `If you book ${name}, mark it on the same page. Once they confirm it, you can review them after your wedding.`,
            } as const,
          ]
        : []),
    ],
    reason: `You’re getting this because you asked ${name} in your enquiry ${enquiry.reference}. You can withdraw it on your page to stop more answers.`,
  };
}

/**
 * The links once more, for who lost them.
 * @param more links to listings that belong to the address, too
 */
export function lostLinkMail(
  found: readonly { enquiry: EnquiryDetails; pageUrl: string }[],
  more: readonly MailPart[],
): MailContent {
  const links = [
    ...found.flatMap(({ enquiry, pageUrl }): MailPart[] => [
      { kind: "facts", rows: [["Reference", enquiry.reference], ...impersonalEnquiryRows(enquiry)] },
      { kind: "button", label: "Open your enquiry", url: pageUrl },
    ]),
    ...more,
  ];
  const areSeveral = hasSeveralLinks(links);
  const references = found.map(({ enquiry }) => enquiry.reference).join(", ");
  const enquiries = found.length > 1 ? "enquiries" : "enquiry";
  const listings = hasSeveralLinks(more) ? "your listings" : "your listing";
  return {
    ...lostLinkWords(areSeveral),
    subject: `Your ${areSeveral ? "links" : "link"} to ${enquiries} ${references}${more.length === 0 ? "" : ` and ${listings}`}`,
    parts: [
      ...links,
      {
        kind: "text",
        text: areSeveral ? severalKeysNote(enquiries, more.length === 0 ? null : listings) : keyNote,
      },
    ],
  };
}

/** A listing is not for the people who plan a wedding with its owner. */
const severalKeysNote = (enquiries: string, listings: string | null) =>
  listings === null
    ? `Anyone with these links can read and change your ${enquiries}. Keep this email, and share it only with people who plan with you.`
    : `Anyone with these links can read and change your ${enquiries} and ${listings}, so keep this email safe.`;
