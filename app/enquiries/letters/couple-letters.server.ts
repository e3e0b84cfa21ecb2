import { describeAnswer } from "#app/answers/describe-answer.ts";
import { deliveryTo, describeDelivery } from "#app/enquiries/delivery.ts";
import type { WholeEnquiry } from "#app/enquiries/read-enquiry.server.ts";
import { thanks } from "#app/enquiries/thanks.ts";
import type { Letter } from "#mail/letter.ts";

import { dayOf, enquiryFacts } from "./enquiry-facts.ts";

const keyNote =
  "The link is the key to your enquiry: whoever has it can read and change it. Keep this mail, and pass it on only to those who plan with you.";

/**
 * What the couple gets when its enquiry is kept. Nothing that somebody typed freely is in it: the
 * address may be a stranger's.
 */
export function enquiryConfirmation(enquiry: WholeEnquiry, pageUrl: string, replyPromise: boolean): Letter {
  const { title, description } = thanks(replyPromise);
  return {
    subject: `Your enquiry ${enquiry.reference}`,
    preview: description,
    heading: title,
    parts: [
      { kind: "text", text: description },
      { kind: "facts", rows: [["Reference", enquiry.reference], ...enquiryFacts(enquiry)] },
      ...(enquiry.recipients.length === 0
        ? []
        : [
            {
              kind: "facts",
              rows: enquiry.recipients.map(
                ({ name, category, fictional, mailedAt }) =>
                  [
                    name,
                    describeDelivery(
                      deliveryTo({ fictional, reachable: mailedAt !== null }),
                      category === "venues",
                    ),
                  ] as const,
              ),
            } as const,
          ]),
      {
        kind: "text",
        text: "On your own page you see who has answered, compare answers, add a message, change date or guests, or delete everything.",
      },
      { kind: "button", label: "Open your enquiry", url: pageUrl },
      { kind: "text", text: keyNote },
    ],
    reason:
      "You get this mail because an enquiry was sent with this address. If it was not you, open the link and delete it, or leave it: you will get no advertising.",
  };
}

/** A vendor has answered, or changed its answer. */
export function answerToCouple(enquiry: WholeEnquiry, listingId: number, pageUrl: string): Letter | null {
  const recipient = enquiry.recipients.find(({ id }) => id === listingId);
  // A held one gets a mail of its own when the desk releases it.
  if (!recipient?.answer || recipient.answer.heldAt !== null) return null;
  const { name, answer } = recipient;
  const { availability, price } = describeAnswer(answer);
  return {
    subject: `${name} has answered: ${availability.toLowerCase()}`,
    preview: answer.message.slice(0, 120) || (price ?? availability),
    heading: `${name} has answered`,
    parts: [
      {
        kind: "facts",
        rows: [
          ["Your date", dayOf(enquiry)],
          ["Answer", availability],
          ...(price === null ? [] : [["Price", price] as const]),
          ...(answer.includes === "" ? [] : [["Includes", answer.includes] as const]),
        ],
      },
      ...(answer.message === "" ? [] : [{ kind: "quote", from: name, text: answer.message } as const]),
      { kind: "button", label: "Compare all answers", url: pageUrl },
      ...(answer.availability === "yes"
        ? [
            {
              kind: "text",
              text: `If you book ${name}, say so on the same page. Then you can review them after your wedding.`,
            } as const,
          ]
        : []),
    ],
    reason: `You get this mail because you asked ${name} with your enquiry ${enquiry.reference}. On your page you can withdraw it; then no more answers come.`,
  };
}

/** The link once more, for who lost it. */
export function lostLink(enquiry: WholeEnquiry, pageUrl: string): Letter {
  return {
    subject: `The link to your enquiry ${enquiry.reference}`,
    preview: "Here is the link to your own page again.",
    heading: "Here is your link again",
    parts: [
      { kind: "facts", rows: [["Reference", enquiry.reference], ...enquiryFacts(enquiry)] },
      { kind: "button", label: "Open your enquiry", url: pageUrl },
      { kind: "text", text: keyNote },
    ],
    reason:
      "You get this mail because somebody asked for the link with this address. If it was not you, nothing has happened: only this mail has the link.",
  };
}
