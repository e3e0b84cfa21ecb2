import { z } from "zod";

import { planPart, planRoles } from "#app/plan/plan-part.ts";
import { newAuthorSecret } from "#app/plan/document/author-id.ts";
import { partOpenedBy, type LinkToPlan } from "#app/plan/share/link-to-plan.ts";

/** A plan that this device knows: one of its own, or one that a link opened. */
const planHere = z.object({
  /** Name of the store on this device. */
  store: z.string().min(1),
  /** On the server; null for a plan that was never kept there. */
  planId: z.uuid().nullable(),
  key: z.string().nullable(),
  role: z.enum(planRoles),
  /** What its link opens. */
  part: planPart.exclude(["proposals"]).default("plan"),
  /** By which the device shows which suggestions are its own; null where its link does not suggest. */
  authorSecret: z.string().nullable().default(null),
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

/** A plan that was begun on this device and is nowhere else. */
export function newPlanHere(): PlanHere {
  const store = `wild-rose-plan-${crypto.randomUUID()}`;
  return { store, planId: null, key: null, role: "edit", part: "plan", authorSecret: null };
}

/**
 * How this device knows the plan of a link. Links of each role have a copy of their own: what one of them
 * shows or changes does not get into that of another.
 */
export function planOfLink(
  storage: Pick<Storage, "getItem">,
  link: Omit<LinkToPlan, "keys">,
): PlanHere & { planId: string; key: string } {
  const { planId, key, role } = link;
  const known = readPlansHere(storage).find((plan) => plan.planId === planId && plan.role === role);
  return {
    store: known?.store ?? `wild-rose-plan-${planId}${role === "edit" ? "" : `-${role}`}`,
    planId,
    key,
    role,
    part: partOpenedBy(link),
    authorSecret: role === "propose" ? (known?.authorSecret ?? newAuthorSecret()) : null,
  };
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
