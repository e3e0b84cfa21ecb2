import type { ProfileErrors } from "#app/business/profile/profile-fields.ts";
import type { VendorProfile } from "#app/business/profile/profile.ts";

import type { FactReport } from "#app/business/fact-reports/fact-report.ts";
import type { DateRun } from "#app/listings/date-runs.ts";

/** What a business does on the private page of its listing. */
export type ListingChange =
  | { what: "edit"; profile: VendorProfile }
  | { what: "take" | "free"; run: DateRun }
  | { what: "answer-review"; review: number; answer: string }
  /** Free up to this day on all days that are not marked; null takes that back. */
  | { what: "open"; until: string | null }
  | { what: "fact"; report: FactReport }
  | { what: "rotate" }
  | { what: "withdraw" };

/** An answer as it was typed, and the number of its review. */
export type SaidToReview = { review: string; answer: string };

/** What is wrong, by field; `form` is what belongs to none. */
export type ListingChangeErrors = ProfileErrors &
  Partial<Record<"from" | "to" | "until" | "sure" | "answer", string>>;
