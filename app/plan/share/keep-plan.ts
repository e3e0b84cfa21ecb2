import { asSentence, ofAsked, postForm } from "#app/letterbox/post-form.ts";

type Kept = { ok: true; planId: string; key: string } | { ok: false; trouble: string };

/**
 * Asks for a place on the server. What the plan says goes there by itself once it is connected.
 * @param store of the plan on this device: asked for twice, it is one plan
 */
export async function keepPlan(store: string): Promise<Kept> {
  const form = new FormData();
  form.append("formKey", store.slice(-36));
  const posted = await postForm("/plans", form, readKept, ofAsked);
  if (posted.ok) return { ok: true, ...posted.kept };
  const why = asSentence(posted.errors.form ?? "");
  return { ok: false, trouble: `We couldn’t save your plan online. ${why} It’s still on this device.` };
}

function readKept(answer: object): { planId: string; key: string } | null {
  const { planId, key } = { planId: null, key: null, ...answer };
  return typeof planId === "string" && typeof key === "string" ? { planId, key } : null;
}
