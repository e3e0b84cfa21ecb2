/** How long before the wedding, or before the event that a task prepares; a negative count of days is after it. */
export type LeadTime = { unit: "months" | "days"; count: number };

/** Calendar months before: the same day of a month, or its last day. */
export const months = (count: number): LeadTime => ({ unit: "months", count });
/** Weeks before, as days. */
export const weeks = (count: number): LeadTime => ({ unit: "days", count: 7 * count });
/** Calendar days before. */
export const days = (count: number): LeadTime => ({ unit: "days", count });
/** Days after, as a negative count. */
export const daysAfter = (count: number): LeadTime => ({ unit: "days", count: -count });
