import { openMillisField } from "#app/letterbox/guard-fields.ts";
import { postForm } from "#app/letterbox/post-form.ts";

type Kept = { ok: true; planId: string; key: string } | { ok: false; trouble: string };

/**
 * Asks for a place on the server. What the plan says goes there by itself once it is connected.
 * @param store of the plan on this device: asked for twice, it is one plan
 */
export async function keepPlan(store: string): Promise<Kept> {
  const form = new FormData();
  form.append("formKey", store.slice(-36));
  form.append(openMillisField, String(Math.round(performance.now())));
  const posted = await postForm("/plans", form, readKept);
  return posted.ok
    ? { ok: true, ...posted.kept }
    : { ok: false, trouble: posted.errors.form ?? "The plan could not be kept. It is still on this device." };
}

function readKept(answer: object): { planId: string; key: string } | null {
  const { planId, key } = { planId: null, key: null, ...answer };
  return typeof planId === "string" && typeof key === "string" ? { planId, key } : null;
}
