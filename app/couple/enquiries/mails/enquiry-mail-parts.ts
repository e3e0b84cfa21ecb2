import { formatDate } from "#app/calendar/format-date.ts";
import { enquiryWords, type SavedEnquiryFields } from "#app/couple/enquiries/enquiry-texts.ts";
import type { EnquiryDetails } from "#app/couple/enquiries/read-enquiry.server.ts";
import type { MailPart } from "#mail/mail-content.ts";

/** The questions and the free text, where there are any. */
export function enquiryTextParts(enquiry: SavedEnquiryFields, from: string): MailPart[] {
  return enquiryWords(enquiry).flatMap((words): MailPart[] =>
    "text" in words
      ? [{ kind: "quote", from, text: words.text }]
      : [
          { kind: "text", text: `${words.title}:` },
          { kind: "list", items: words.lines },
        ],
  );
}

/** '19 June 2027', or what stands for it. */
export const formatEventDate = (enquiry: Pick<EnquiryDetails, "eventDate">): string =>
  enquiry.eventDate === null ? "a date that is still open" : formatDate(enquiry.eventDate);
