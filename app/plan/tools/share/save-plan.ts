import { withFullStop, requestFailureMessages, submitForm } from "#app/messaging/forms/submit-form.ts";
import { deviceName } from "#app/ui/design-system/device-name.ts";
import type { DevicePlan } from "#app/plan/session/device-plans.ts";

type Saved = { ok: true; planId: string; key: string } | { ok: false; error: string };

/** Where the email itself is wrong, `email` says so; anything else is in `error`. */
type Mailed =
  | { ok: true; planId: string; key: string }
  | { ok: false; error: string | null; email: string | undefined };

/**
 * Key by which the server recognises a device that requests twice to save one plan. Only a plan created here
 * has a name that nobody else knows; another plan's name is known to everybody with a link to it.
 */
export const submissionKeyOf = ({ store, planId }: Pick<DevicePlan, "store" | "planId">): string =>
  planId !== null && store.endsWith(planId) ? crypto.randomUUID() : store.slice(-36);

/**
 * Creates the plan on the server. Its content follows by synchronisation once it is connected.
 * @param formKey two requests with the same key create one plan
 */
export async function savePlanOnServer(formKey: string): Promise<Saved> {
  const form = new FormData();
  form.append("formKey", formKey);
  const posted = await submitForm("/plans", form, readSaved, requestFailureMessages);
  if (posted.ok) return { ok: true, ...posted.saved };
  const why = withFullStop(posted.errors.form ?? "");
  return { ok: false, error: `We couldn’t save your plan online. ${why} It’s still on ${deviceName()}.` };
}

/**
 * Creates the plan on the server, and has its link mailed: both or neither.
 * @param form the email, and what else the form has
 */
export async function savePlanAndMailLink(formKey: string, form: FormData): Promise<Mailed> {
  form.set("formKey", formKey);
  const posted = await submitForm("/plans", form, readSaved, mailFailureMessages);
  if (posted.ok) return { ok: true, ...posted.saved };
  const { email, form: error } = posted.errors;
  return { ok: false, error: error === undefined ? null : withFullStop(error), email };
}

const mailFailureMessages: typeof requestFailureMessages = {
  unreachable:
    "We couldn’t reach the server, so nothing was sent. Your email address is still here: check your connection, then press the button again.",
  failed: (status) =>
    `Something went wrong on our side (${status}). Your email address is still here: please press the button again in a minute.`,
};

function readSaved(answer: object): { planId: string; key: string } | null {
  const { planId, key } = { planId: null, key: null, ...answer };
  return typeof planId === "string" && typeof key === "string" ? { planId, key } : null;
}
