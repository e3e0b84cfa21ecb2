/** The desk's sort orders of plans; the largest or the latest comes first. */
export const planSortOrders = ["size", "structs", "updates", "changed", "made"] as const;

export type PlanSortOrder = (typeof planSortOrders)[number];

/** How many plans the desk lists on a page. */
export const plansPerPage = 50;
