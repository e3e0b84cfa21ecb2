import { describeDay } from "#app/calendar/format-date.ts";
import type { LetterPart } from "#mail/letter.ts";

import type { WholeEnquiry } from "#app/couple/enquiries/read-enquiry.server.ts";

type Facts = Pick<
  WholeEnquiry,
  "eventDate" | "guestCount" | "events" | "budget" | "venueType" | "servicesNeeded"
>;

/** What a couple asked for, as rows; what it left open is left out. */
export function enquiryFacts(enquiry: Facts): (readonly [string, string])[] {
  const rows: (readonly [string, string | null])[] = [
    ["Wedding date", enquiry.eventDate === null ? null : describeDay(enquiry.eventDate)],
    ["Guests", enquiry.guestCount],
    ["Events", enquiry.events.join(", ")],
    ["Budget", enquiry.budget],
    ["Venue type", enquiry.venueType],
    ["Services", enquiry.servicesNeeded.join(", ")],
  ];
  return rows.flatMap(([label, value]) => (value === null || value === "" ? [] : [[label, value] as const]));
}

/** The questions and the free text, where there are any. */
export function enquiryWords(
  enquiry: Pick<WholeEnquiry, "questions" | "additionalInfo">,
  from: string,
): LetterPart[] {
  return [
    ...(enquiry.questions.length === 0
      ? []
      : [{ kind: "text", text: "Questions:" } as const, { kind: "list", items: enquiry.questions } as const]),
    ...(enquiry.additionalInfo === ""
      ? []
      : [{ kind: "quote", from, text: enquiry.additionalInfo } as const]),
  ];
}

/** '19 June 2027', or what stands for it. */
export const dayOf = (enquiry: Pick<WholeEnquiry, "eventDate">): string =>
  enquiry.eventDate === null ? "a date that is still open" : describeDay(enquiry.eventDate);
