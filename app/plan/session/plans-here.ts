import { z } from "zod";

import { planRoles } from "#app/plan/plan-part.ts";

/** A plan that this device knows: one of its own, or one that a link opened. */
const planHere = z.object({
  /** Name of the store on this device. */
  store: z.string().min(1),
  /** On the server; null for a plan that was never kept there. */
  planId: z.uuid().nullable(),
  key: z.string().nullable(),
  role: z.enum(planRoles),
});

export type PlanHere = z.infer<typeof planHere>;

/** The same as in shortlist/tell-the-plan.ts, which every page has: it may not bring this file along. */
const item = "wild-rose-plans";

/** The plans that this device knows, the one that was opened last first. What cannot be read is no plan. */
export function readPlansHere(storage: Pick<Storage, "getItem">): PlanHere[] {
  try {
    const read = z.array(z.unknown()).safeParse(JSON.parse(storage.getItem(item) ?? "[]"));
    return (read.data ?? []).flatMap((plan) => planHere.safeParse(plan).data ?? []);
  } catch {
    return [];
  }
}

/** The plan that this device had open last and may change: where hearts go. */
export function ownPlanHere(storage: Pick<Storage, "getItem">): PlanHere | null {
  return readPlansHere(storage).find(({ role }) => role === "edit") ?? null;
}

/** Notes that a plan is open here; it comes first from now on. */
export function notePlanHere(storage: Storage, plan: PlanHere): void {
  write(storage, [plan, ...others(storage, plan.store)]);
}

/** The device forgets a plan; what it has stored of it is for the caller to delete. */
export function forgetPlanHere(storage: Storage, store: string): void {
  write(storage, others(storage, store));
}

const others = (storage: Storage, store: string) =>
  readPlansHere(storage).filter((plan) => plan.store !== store);

function write(storage: Storage, plans: PlanHere[]): void {
  storage.setItem(item, JSON.stringify(plans));
}
