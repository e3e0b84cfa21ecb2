/** Where the site's couples marry: one list for the plan, its checklist, the date finder and the weather. */
export const weddingPlaceIds = ["calgary", "banff"] as const;

export type WeddingPlaceId = (typeof weddingPlaceIds)[number];
