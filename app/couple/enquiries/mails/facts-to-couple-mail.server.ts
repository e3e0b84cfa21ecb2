import type { EnquiryDetails } from "#app/couple/enquiries/read-enquiry.server.ts";
import { factLabel } from "#app/catalogue/venue-facts/reportable-fact-keys.ts";
import type { MailContent } from "#mail/mail-content.ts";

import { describeStatement } from "#app/couple/fact-questions/fact-question.ts";

/** A venue has answered what the couple asked of it; null where nothing of it is answered any more. */
export function factsToCoupleMail(
  enquiry: EnquiryDetails,
  listingId: number,
  pageUrl: string,
): MailContent | null {
  const venue = enquiry.recipients.find(({ id }) => id === listingId);
  const answered = (venue?.questions ?? []).flatMap(({ key, given, published, isAsked }) => {
    const said = given ?? published;
    return isAsked && said !== null ? [[factLabel(key), describeStatement(said)] as const] : [];
  });
  if (venue === undefined || answered.length === 0 || enquiry.withdrawnAt !== null) return null;
  const asked = venue.questions.filter(({ isAsked }) => isAsked).length;
  const open = asked - answered.length;
  const heading = `${venue.name} has answered your ${asked === 1 ? "question" : "questions"}`;
  return {
    subject: `${heading} (${enquiry.reference})`,
    preview: answered
      .map(([label, text]) => `${label}: ${text}`)
      .join(" ")
      .slice(0, 120),
    heading,
    parts: [
      { kind: "facts", rows: answered },
      ...(open === 0
        ? []
        : [
            {
              kind: "text",
              text: open === 1 ? "One question is still open." : `${open} questions are still open.`,
            } as const,
          ]),
      { kind: "button", label: "See what you asked", url: pageUrl },
    ],
    reason: `You’re getting this because you asked ${venue.name} in your enquiry ${enquiry.reference}. You can withdraw it on your page to stop more answers.`,
  };
}
