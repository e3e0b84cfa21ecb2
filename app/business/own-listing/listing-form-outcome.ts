import type { RejectedFactReport } from "#app/business/fact-reports/fact-reports.tsx";
import type { ProfileValues } from "#app/business/profile/profile-fields.ts";

import type { ListingChangeErrors, ReviewReplyDraft, ShortFormValues } from "./listing-change.ts";

/** What a business's page shows of a form that came back. */
export type ListingFormAnswer = {
  /** Which form; null for none. */
  what: string | null;
  errors: ListingChangeErrors;
  typed: ProfileValues | null;
  said?: ReviewReplyDraft;
  fields?: ShortFormValues;
  refusedFact: RejectedFactReport | null;
};

/** No form came back. */
export const noFormAnswer: ListingFormAnswer = { what: null, errors: {}, typed: null, refusedFact: null };

/** What became of a form: done, with a new key where the link was renewed, or a page that shows it again. */
export type ListingFormOutcome =
  | { kind: "done"; done: string; key?: string }
  | { kind: "shown"; status: number; answer: ListingFormAnswer; retryAfterSeconds?: number | undefined };

/** A form that was not taken, with what is wrong. */
export const rejectListing = (
  status: number,
  what: string,
  errors: ListingChangeErrors,
  retryAfterSeconds?: number,
): ListingFormOutcome => ({
  kind: "shown",
  status,
  answer: { ...noFormAnswer, what, errors },
  retryAfterSeconds,
});
