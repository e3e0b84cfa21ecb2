import { isHoneypotFilled } from "#app/messaging/forms/spam-guard-fields.ts";
import { makeReference } from "#app/messaging/forms/save-once.server.ts";
import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import type { FormRejection } from "#app/messaging/forms/form-rejection.ts";
import type { Site } from "#app/messaging/request-context.ts";

import type { CorrectionErrors, CorrectionValues } from "./correction-fields.ts";
import { parseCorrectionForm } from "./parse-correction-form.ts";
import { saveCorrection } from "./save-correction.server.ts";

export type CorrectionSubmissionResult =
  | { ok: true; status: 200 | 201; reference: string }
  | ({ ok: false; errors: CorrectionErrors; values: CorrectionValues | null } & Omit<
      FormRejection,
      "message"
    >);

/**
 * Receives a posted correction: parses, validates and saves it. Errors are by field.
 * @param clientIp as clientIpOf gives it
 */
export async function receiveCorrection(
  request: Request,
  site: Site,
  clientIp: string,
): Promise<CorrectionSubmissionResult> {
  const posted = await readPostedForm(request);
  if (!posted.ok) return refuse(posted);
  const read = parseCorrectionForm(posted.form);
  const stopped = await site.guard.admit({ form: "correction", clientIp, fields: posted.form });
  if (stopped !== null) return refuse(stopped, read.values);
  if (!read.ok) return { ok: false, status: 422, errors: read.errors, values: read.values };
  if (!canBeCorrected(site, read.correction.listing))
    return {
      ok: false,
      status: 422,
      errors: { listing: "this listing is gone, or is one of our samples" },
      values: read.values,
    };
  // A program gets the same response as a person, and nothing is saved.
  if (isHoneypotFilled(posted.form)) return { ok: true, status: 201, reference: makeReference("WC") };
  const { reference, isNew } = await saveCorrection(site.database, read.correction, read.formKey);
  return { ok: true, status: isNew ? 201 : 200, reference };
}

function refuse(
  { message, ...refusal }: FormRejection,
  values: CorrectionValues | null = null,
): CorrectionSubmissionResult {
  return { ok: false, ...refusal, errors: { form: message }, values };
}

/** Whether a real business has the id: nothing can be wrong about an invented one. */
function canBeCorrected({ directory }: Site, id: number): boolean {
  return directory.listing(id)?.card.fictional === false;
}
