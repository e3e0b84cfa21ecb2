import { z } from "zod";

import { planPart, planRoles } from "#app/plan/document/parts-and-roles.ts";
import { newAuthorSecret } from "#app/plan/document/author-id.ts";
import { partOpenedByLink, type PrivatePlanLink } from "#app/plan/document/plan-link.ts";

/** A plan that this device knows: one of its own, or one opened by a link. */
const planHere = z.object({
  /** Name of the store on this device. */
  store: z.string().min(1),
  /** Id on the server; null for a plan that was never saved there. */
  planId: z.uuid().nullable(),
  key: z.string().nullable(),
  role: z.enum(planRoles),
  /** The document that its link opens. */
  part: planPart.exclude(["proposals"]).default("plan"),
  /**
   * Secret by which the device proves which suggestions are its own; null where its link does not suggest.
   */
  authorSecret: z.string().nullable().default(null),
  /** Where the couple answered the offer to mail the link with 'Not now'. */
  hasDeclinedMail: z.literal(true).optional(),
  /** Where the couple chose which of its plans 'Your plan' opens. */
  isChosen: z.literal(true).optional(),
  /** Whose wedding it is, as it was when the plan was open last; null: the plan was empty. */
  title: z.string().nullable().optional(),
});

export type DevicePlan = z.infer<typeof planHere>;

/** The same key as in queue-message.ts, which every page has and which must not load this file. */
const item = "wild-rose-plans";

/** The plans that this device knows, last opened first. Entries that cannot be parsed are left out. */
export function readDevicePlans(storage: Pick<Storage, "getItem">): DevicePlan[] {
  try {
    const read = z.array(z.unknown()).safeParse(JSON.parse(storage.getItem(item) ?? "[]"));
    return (read.data ?? []).flatMap((plan) => planHere.safeParse(plan).data ?? []);
  } catch {
    return [];
  }
}

/**
 * The plan that this device may change and opens by itself: hearts go there. Of several it is the chosen one, else
 * the one that was open last.
 */
export function findEditablePlan(storage: Pick<Storage, "getItem">): DevicePlan | null {
  const plans = readDevicePlans(storage);
  return findOwnAndBegun(plans) ?? plans.find(({ role }) => role === "edit") ?? null;
}

/**
 * The plan that this device opens where no link says which: one that it may change, as long as something is in it,
 * before one that somebody's link shows.
 */
export function findPlanToOpen(storage: Pick<Storage, "getItem">): DevicePlan | null {
  const plans = readDevicePlans(storage);
  return findOwnAndBegun(plans) ?? plans.find(({ role }) => role !== "edit") ?? plans[0] ?? null;
}

function findOwnAndBegun(plans: readonly DevicePlan[]): DevicePlan | undefined {
  const own = plans.filter(isOwnAndBegun);
  return own.find(({ isChosen }) => isChosen === true) ?? own[0];
}

/** Whether this plan takes hearts and messages: none was chosen, or this one. */
export function takesAdditions(storage: Pick<Storage, "getItem">, store: string): boolean {
  const chosen = readDevicePlans(storage).find((plan) => plan.isChosen === true && isOwnAndBegun(plan));
  return chosen === undefined || chosen.store === store;
}

/** Makes a plan the one that 'Your plan' opens, whatever link is opened later. */
export function choosePlan(storage: Storage, store: string): void {
  const plans = readDevicePlans(storage).map(({ isChosen: _, ...plan }) => plan);
  write(
    storage,
    plans.map((plan) => (plan.store === store ? { ...plan, isChosen: true } : plan)),
  );
}

/** The other begun plan that this device may change, while the couple has not chosen between the two; else null. */
export function otherPlanToChoose(storage: Pick<Storage, "getItem">, store: string): DevicePlan | null {
  const own = readDevicePlans(storage).filter(isOwnAndBegun);
  if (own.some(({ isChosen }) => isChosen === true) || !own.some((plan) => plan.store === store)) return null;
  return own.find((plan) => plan.store !== store) ?? null;
}

/** Whether it is a plan that this device may change, and that has something in it. */
export const isOwnAndBegun = ({ role, title }: DevicePlan): boolean => role === "edit" && title !== null;

/** A plan that was started on this device and exists nowhere else. */
export function newDevicePlan(): DevicePlan {
  const store = `wild-rose-plan-${crypto.randomUUID()}`;
  return { store, planId: null, key: null, role: "edit", part: "plan", authorSecret: null };
}

/**
 * A link's plan as this device lists it. Each role's link has its own copy: what one of them shows or changes
 * does not get into that of another.
 */
export function devicePlanOfLink(
  storage: Pick<Storage, "getItem">,
  link: Omit<PrivatePlanLink, "keys">,
): DevicePlan & { planId: string; key: string } {
  const { planId, key, role } = link;
  const plans = readDevicePlans(storage);
  const known = plans.find((plan) => plan.planId === planId && plan.role === role);
  const usual = `wild-rose-plan-${planId}${role === "edit" ? "" : `-${role}`}`;
  // A copy that was saved as a plan of its own keeps the store that it had.
  const isTaken = plans.some(({ store }) => store === usual);
  return {
    store: known?.store ?? (isTaken ? `${usual}-${crypto.randomUUID()}` : usual),
    planId,
    key,
    role,
    part: partOpenedByLink(link),
    authorSecret: role === "propose" ? (known?.authorSecret ?? newAuthorSecret()) : null,
  };
}

/** Records that a plan is open here; it comes first from now on. What was noted of it stays. */
export function saveDevicePlan(storage: Storage, plan: DevicePlan): void {
  const {
    hasDeclinedMail: hasDeclined,
    isChosen,
    title,
  } = readDevicePlans(storage).find(({ store }) => store === plan.store) ?? {};
  const noted = {
    ...(hasDeclined === true && { hasDeclinedMail: hasDeclined }),
    ...(isChosen === true && { isChosen }),
    ...(title !== undefined && { title }),
  };
  write(storage, [{ ...plan, ...noted }, ...others(storage, plan.store)]);
}

/** Notes what a plan is called, for the list of plans; null: it is empty. One that was begun stays so. */
export function noteTitle(storage: Storage, store: string, title: string | null): void {
  const plans = readDevicePlans(storage);
  const noted = plans.map((plan) => {
    if (plan.store !== store) return plan;
    const wasBegun = typeof plan.title === "string";
    return { ...plan, title: title ?? (wasBegun ? "" : null) };
  });
  if (plans.some((plan, at) => plan.title !== noted[at]?.title)) write(storage, noted);
}

/** Whether the offer to mail this plan's link was answered with 'Not now'. */
export function hasDeclinedMail(storage: Pick<Storage, "getItem">, store: string): boolean {
  return readDevicePlans(storage).some((plan) => plan.store === store && plan.hasDeclinedMail === true);
}

/** Remembers that the couple was offered to have the link mailed, and declined. */
export function declineMail(storage: Storage, store: string): void {
  write(
    storage,
    readDevicePlans(storage).map((plan) =>
      plan.store === store ? { ...plan, hasDeclinedMail: true } : plan,
    ),
  );
}

/** The device forgets a plan; the caller deletes its stored data. */
export function forgetDevicePlan(storage: Storage, store: string): void {
  write(storage, others(storage, store));
}

const others = (storage: Storage, store: string) =>
  readDevicePlans(storage).filter((plan) => plan.store !== store);

function write(storage: Storage, plans: DevicePlan[]): void {
  storage.setItem(item, JSON.stringify(plans));
}
