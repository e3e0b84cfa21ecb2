import { asSentence, ofAsked, postForm } from "#app/messaging/forms/submit-form.ts";
import type { PlanHere } from "#app/plan/session/plans-here.ts";

type Kept = { ok: true; planId: string; key: string } | { ok: false; trouble: string };

/**
 * By what the server recognises a device that asks twice for a place for one plan. Only a plan that was made
 * here has a name that nobody else knows; of another one the name is known to all who have a link to it.
 */
export const formKeyOf = ({ store, planId }: Pick<PlanHere, "store" | "planId">): string =>
  planId !== null && store.endsWith(planId) ? crypto.randomUUID() : store.slice(-36);

/**
 * Asks for a place on the server. What the plan says goes there by itself once it is connected.
 * @param formKey asked for twice with the same, it is one plan
 */
export async function keepPlan(formKey: string): Promise<Kept> {
  const form = new FormData();
  form.append("formKey", formKey);
  const posted = await postForm("/plans", form, readKept, ofAsked);
  if (posted.ok) return { ok: true, ...posted.kept };
  const why = asSentence(posted.errors.form ?? "");
  return { ok: false, trouble: `We couldn’t save your plan online. ${why} It’s still on this device.` };
}

function readKept(answer: object): { planId: string; key: string } | null {
  const { planId, key } = { planId: null, key: null, ...answer };
  return typeof planId === "string" && typeof key === "string" ? { planId, key } : null;
}
