/** How long before the wedding, or before the event that a task prepares; a negative count of days is after it. */
export type LeadTime = { unit: "months" | "days"; count: number };

export const months = (count: number): LeadTime => ({ unit: "months", count });
export const weeks = (count: number): LeadTime => ({ unit: "days", count: 7 * count });
export const days = (count: number): LeadTime => ({ unit: "days", count });
export const daysAfter = (count: number): LeadTime => ({ unit: "days", count: -count });
