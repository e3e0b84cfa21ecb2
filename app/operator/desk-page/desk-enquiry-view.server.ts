import { formatDateTime } from "#app/calendar/format-date-time.ts";
import { stateWords } from "#app/couple/enquiries/describe-progress.ts";
import { enquiryRows, enquiryWords, type EnquiryWords } from "#app/couple/enquiries/enquiry-texts.ts";
import { showEnquiry } from "#app/couple/enquiries/show-enquiry.server.ts";
import type { Database } from "#database/database.ts";

/** An enquiry as the desk's page shows it; no address of a business is in it. */
export type DeskEnquiryView = {
  reference: string;
  state: string;
  facts: (readonly [label: string, value: string])[];
  words: readonly EnquiryWords[];
  businesses: { id: number; name: string; state: string; how: string }[];
  history: { at: string; what: string; text: string }[];
};

/** What somebody looked for, and what was found under it. */
export type DeskEnquirySearch = { reference: string; found: DeskEnquiryView | null };

/** One enquiry with how far it is and all that happened, by its reference. */
export async function findDeskEnquiry(database: Database, reference: string): Promise<DeskEnquirySearch> {
  const enquiry = await showEnquiry(database, reference);
  if (enquiry === null) return { reference: reference.slice(0, 40), found: null };
  return {
    reference: enquiry.reference,
    found: {
      reference: enquiry.reference,
      state: stateWords[enquiry.state],
      facts: [["From", enquiry.name], ["Email", enquiry.email], ...enquiryRows(enquiry)],
      words: enquiryWords(enquiry),
      businesses: enquiry.recipients.map(({ state, ...business }) => ({
        ...business,
        state: stateWords[state],
      })),
      history: enquiry.history.map(({ at, ...entry }) => ({ ...entry, at: formatDateTime(at) })),
    },
  };
}
