import { readFormKey } from "#app/messaging/forms/form-values.ts";
import { isTrapped } from "#app/letterbox/guard-fields.ts";
import { makeReference } from "#app/messaging/forms/save-once.server.ts";
import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import type { Refusal } from "#app/messaging/forms/form-rejection.ts";
import { manyValued } from "#app/business/profile/profile-fields.ts";
import { readFields } from "#app/messaging/forms/parse-fields.ts";
import type { Site } from "#server/site.ts";

import { applicationSchema } from "#app/applications/application.ts";
import { applicationFields, type ApplicationErrors, type ApplicationValues } from "./application-fields.ts";
import { saveApplication } from "./save-application.server.ts";

export type ApplicationReceipt =
  | { ok: true; outcome: "kept"; status: 200 | 201; reference: string }
  /** Without scripts: the form again, with its card beside it. */
  | { ok: true; outcome: "preview"; status: 200; values: ApplicationValues }
  | ({
      ok: false;
      outcome: "refused";
      errors: ApplicationErrors;
      values: ApplicationValues | null;
    } & Omit<Refusal, "message">);

/**
 * Takes a posted application: reads, checks and keeps it, or only shows its card. What is refused
 * says why, by field.
 * @param address where it came from, as clientAddress says
 */
export async function receiveApplication(
  request: Request,
  site: Site,
  address: string,
): Promise<ApplicationReceipt> {
  const posted = await readPostedForm(request);
  if (!posted.ok) return refuse(posted);
  const { form } = posted;
  const read = readFields(form, applicationFields, manyValued, applicationSchema);
  const { values } = read;
  // A preview keeps nothing, mails nothing and may be asked for as often as somebody types.
  if (form.get("step") === "preview") return { ok: true, outcome: "preview", status: 200, values };
  const stopped = await site.guard.admit({ form: "application", address, fields: form });
  if (stopped !== null) return refuse(stopped, values);
  if (!read.ok) return { ok: false, outcome: "refused", status: 422, errors: read.errors, values };
  // A program sees what a person would see, and nothing is kept.
  if (isTrapped(form)) return { ok: true, outcome: "kept", status: 201, reference: makeReference("WA") };
  const tooMany = await site.guard.admitMailbox({
    form: "application",
    email: read.value.email,
    fields: form,
  });
  if (tooMany !== null) return refuse(tooMany, values);
  const { reference, isNew } = await saveApplication(site, read.value, readFormKey(form));
  return { ok: true, outcome: "kept", status: isNew ? 201 : 200, reference };
}

function refuse(
  { message, ...refusal }: Refusal,
  values: ApplicationValues | null = null,
): ApplicationReceipt {
  return { ok: false, outcome: "refused", ...refusal, errors: { form: message }, values };
}
