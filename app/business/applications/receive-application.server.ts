import { parseFormKey } from "#app/messaging/forms/form-values.ts";
import { isHoneypotFilled } from "#app/messaging/forms/spam-guard-fields.ts";
import { makeReference } from "#app/messaging/forms/save-once.server.ts";
import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import type { FormRejection } from "#app/messaging/forms/form-rejection.ts";
import { multiValueFields } from "#app/business/profile/profile-fields.ts";
import { parseFields } from "#app/messaging/forms/parse-fields.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { applicationSchema } from "./application.ts";
import { applicationFields, type ApplicationErrors, type ApplicationValues } from "./application-fields.ts";
import { saveApplication } from "./save-application.server.ts";

export type ApplicationSubmissionResult =
  | { ok: true; outcome: "saved"; status: 200 | 201; reference: string }
  /** Without scripts: the form again, with its card beside it. */
  | { ok: true; outcome: "preview"; status: 200; values: ApplicationValues }
  | ({
      ok: false;
      outcome: "refused";
      errors: ApplicationErrors;
      values: ApplicationValues | null;
    } & Omit<FormRejection, "message">);

/**
 * Receives a posted application: parses, validates and saves it, or only shows its card. Errors are by field.
 * @param clientIp as clientIpOf gives it
 */
export async function receiveApplication(
  request: Request,
  site: Site,
  clientIp: string,
): Promise<ApplicationSubmissionResult> {
  const posted = await readPostedForm(request);
  if (!posted.ok) return refuse(posted);
  const { form } = posted;
  const read = parseFields(form, applicationFields, multiValueFields, applicationSchema);
  const { values } = read;
  // A preview saves nothing, mails nothing and may be requested as often as somebody types.
  if (form.get("step") === "preview") return { ok: true, outcome: "preview", status: 200, values };
  const stopped = await site.guard.admit({ form: "application", clientIp, fields: form });
  if (stopped !== null) return refuse(stopped, values);
  if (!read.ok) return { ok: false, outcome: "refused", status: 422, errors: read.errors, values };
  // A program gets the same response as a person, and nothing is saved.
  if (isHoneypotFilled(form))
    return { ok: true, outcome: "saved", status: 201, reference: makeReference("WA") };
  const tooMany = await site.guard.admitMailbox({
    form: "application",
    email: read.value.email,
    fields: form,
  });
  if (tooMany !== null) return refuse(tooMany, values);
  const { reference, isNew } = await saveApplication(site, read.value, parseFormKey(form));
  return { ok: true, outcome: "saved", status: isNew ? 201 : 200, reference };
}

function refuse(
  { message, ...refusal }: FormRejection,
  values: ApplicationValues | null = null,
): ApplicationSubmissionResult {
  return { ok: false, outcome: "refused", ...refusal, errors: { form: message }, values };
}
