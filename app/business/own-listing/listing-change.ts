import type { ProfileErrors } from "#app/business/profile/profile-fields.ts";
import type { VendorProfile } from "#app/business/profile/profile.ts";

import type { FactReport } from "#app/business/fact-reports/fact-report.ts";
import type { FieldValues } from "#app/messaging/forms/field-values.ts";
import type { DateRange } from "#app/catalogue/listings/date-ranges.ts";

/** A business's action on the private page of its listing. */
export type ListingChange =
  | { what: "edit"; profile: VendorProfile }
  | { what: "take" | "free"; run: DateRange }
  | { what: "answer-review"; review: number; answer: string }
  /** Free up to this day on all unmarked days; null withdraws that. */
  | { what: "open"; until: string | null }
  /** The address of its calendar; null disconnects it. */
  | { what: "calendar"; url: URL | null }
  | { what: "fact"; report: FactReport }
  | { what: "rotate" }
  /** Pauses the listing; and brings it back. */
  | { what: "withdraw" | "resume" | "mail-on" };

/** A reply as typed, and the id of its review. */
export type ReviewReplyDraft = { review: string; answer: string };

/** What is wrong, by field; `form` is an error that belongs to no field. */
export type ListingChangeErrors = ProfileErrors &
  Partial<Record<"from" | "to" | "until" | "url" | "calendar" | "sure" | "answer", string>>;

/** Fields of the forms that are a line or two: days, and the address of a calendar. */
export const shortFormFields = ["from", "to", "until", "url"] as const;

/** What was typed into such a form. */
export type ShortFormValues = Partial<FieldValues<(typeof shortFormFields)[number]>>;
