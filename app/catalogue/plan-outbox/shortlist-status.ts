/** How far a couple is with a vendor of its shortlist, from the first to the last. */
export const shortlistStatuses = ["considering", "contacted", "quoted", "booked"] as const;

export type ShortlistStatus = (typeof shortlistStatuses)[number];
