/** How the desk can sort plans; the largest or the latest stands first. */
export const planOrders = ["size", "structs", "updates", "changed", "made"] as const;

export type PlanOrder = (typeof planOrders)[number];

/** How many plans the desk lists at a time. */
export const plansPerPage = 50;
