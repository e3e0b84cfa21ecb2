import type { EnquiryDetails } from "#app/couple/enquiries/read-enquiry.server.ts";
import type { MailContent } from "#mail/mail-content.ts";

import { removalReasons } from "./removed-reviews.ts";
import { editableDays } from "./review-rules.ts";

type ReviewForBusiness = { business: string; author: string; stars: number; text: string };

/** A couple has reviewed a business: mail to the business's confirmed email. */
export function reviewToVendorMail(
  { business, author, stars, text }: ReviewForBusiness,
  publicUrl: string,
  ownPageUrl: string,
): MailContent {
  const who = author || "A couple";
  return {
    subject: `${who} reviewed ${business}: ${stars} of 5 stars`,
    preview: text.slice(0, 120),
    heading: `${who} reviewed ${business}`,
    parts: [
      { kind: "facts", rows: [["Stars", `${stars} of 5`]] },
      { kind: "quote", from: who, text },
      {
        kind: "text",
        text: `You’ll find it at ${publicUrl}. You can answer it once, on your private page. Everyone can read your answer below the review.`,
      },
      { kind: "button", label: "Answer the review", url: ownPageUrl },
      {
        kind: "text",
        text: `We remove a review only for one of these reasons: ${Object.values(removalReasons).join("; ")}. If one applies, reply to this email.`,
      },
    ],
    reason: `You’re getting this because couples who booked ${business} can review it on Wild Rose Weddings, and this address is confirmed for it.`,
  };
}

/** After the wedding, once: booked businesses can be reviewed. */
export function reviewInvitationMail(
  enquiry: Pick<EnquiryDetails, "reference">,
  businesses: readonly string[],
  pageUrl: string,
): MailContent {
  const isOne = businesses.length === 1;
  return {
    subject: "How was it? Tell other couples",
    preview: `A few words about ${businesses.join(", ")} help couples who are planning now.`,
    heading: "We wish you a long and happy marriage",
    parts: [
      {
        kind: "text",
        text: `Your wedding day has passed, and we hope it was the one you planned. ${isOne ? "This business" : "These businesses"} told us you booked them after your enquiry ${enquiry.reference}. A few words from you help the couples who are planning now:`,
      },
      { kind: "list", items: businesses },
      { kind: "button", label: "Write a review", url: pageUrl },
      {
        kind: "text",
        text: `If ${isOne ? "it" : "one of them"} isn’t marked as booked on your page yet, mark it first. You choose the name that is shown, can change a review for ${editableDays} days, and can delete it. A vendor can’t have it removed for being unkind.`,
      },
      {
        kind: "text",
        text: "If you like, you can also leave what you paid there. We only show it as part of a range, from at least five couples and three vendors, and never with your name or theirs.",
      },
    ],
    reason:
      "You’re getting this once because an enquiry was sent with this address, a business you asked told us you booked it, and your wedding day has passed.",
  };
}

/** Our desk took a review off its page, or did not let it appear: mail to the couple that wrote it. */
export function reviewRemovedMail(
  { business, reason, wasPublished }: { business: string; reason: string; wasPublished: boolean },
  pageUrl: string,
): MailContent {
  return {
    subject: wasPublished
      ? `Your review of ${business} is off its page`
      : `Your review of ${business} isn’t published`,
    preview: `The reason: ${reason}.`,
    heading: wasPublished ? "We took your review off the page" : "We didn’t publish your review",
    parts: [
      {
        kind: "text",
        text: wasPublished
          ? `Our team took your review of ${business} off its page. The reason: ${reason}.`
          : `Our team read your review of ${business} before it appeared, and didn’t publish it. The reason: ${reason}.`,
      },
      {
        kind: "text",
        text: `We do that only for one of these reasons: ${Object.values(removalReasons).join("; ")}. Being unkind is none. If we got it wrong, reply to this email.`,
      },
      { kind: "button", label: "Open your page", url: pageUrl },
    ],
    reason: `You’re getting this because you reviewed ${business} on Wild Rose Weddings.`,
  };
}
