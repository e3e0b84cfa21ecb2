import { isTrapped } from "#app/letterbox/guard-fields.ts";
import { makeReference } from "#app/messaging/forms/save-once.server.ts";
import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import type { Refusal } from "#app/messaging/forms/form-rejection.ts";
import type { Site } from "#server/site.ts";

import type { CorrectionErrors, CorrectionValues } from "#app/corrections/correction-options.ts";
import { readCorrectionForm } from "#app/corrections/read-correction-form.ts";
import { saveCorrection } from "#app/corrections/save-correction.server.ts";

export type CorrectionReceipt =
  | { ok: true; status: 200 | 201; reference: string }
  | ({ ok: false; errors: CorrectionErrors; values: CorrectionValues | null } & Omit<Refusal, "message">);

/**
 * Takes a posted correction: reads, checks and keeps it. What is refused says why, by field.
 * @param address where it came from, as clientAddress says
 */
export async function receiveCorrection(
  request: Request,
  site: Site,
  address: string,
): Promise<CorrectionReceipt> {
  const posted = await readPostedForm(request);
  if (!posted.ok) return refuse(posted);
  const read = readCorrectionForm(posted.form);
  const stopped = await site.guard.admit({ form: "correction", address, fields: posted.form });
  if (stopped !== null) return refuse(stopped, read.values);
  if (!read.ok) return { ok: false, status: 422, errors: read.errors, values: read.values };
  if (!canBeCorrected(site, read.correction.listing))
    return {
      ok: false,
      status: 422,
      errors: { listing: "this listing is not here any more, or was invented by us" },
      values: read.values,
    };
  // A program sees what a person would see, and nothing is kept.
  if (isTrapped(posted.form)) return { ok: true, status: 201, reference: makeReference("WC") };
  const { reference, isNew } = await saveCorrection(site.database, read.correction, read.formKey);
  return { ok: true, status: isNew ? 201 : 200, reference };
}

function refuse({ message, ...refusal }: Refusal, values: CorrectionValues | null = null): CorrectionReceipt {
  return { ok: false, ...refusal, errors: { form: message }, values };
}

/** Whether there is a real business under the id: of an invented one nothing can be wrong. */
function canBeCorrected({ directory }: Site, id: number): boolean {
  return directory.listing(id)?.card.fictional === false;
}
