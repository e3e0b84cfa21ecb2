/** How long before the wedding, or before the event that a task prepares; a negative count of days is after it. */
export type Lead = { unit: "months" | "days"; count: number };

export const months = (count: number): Lead => ({ unit: "months", count });
export const weeks = (count: number): Lead => ({ unit: "days", count: 7 * count });
export const days = (count: number): Lead => ({ unit: "days", count });
export const daysAfter = (count: number): Lead => ({ unit: "days", count: -count });
