import { readPostedForm } from "#app/letterbox/read-post.server.ts";
import type { Site } from "#server/site.ts";

import type { CorrectionErrors, CorrectionValues } from "./correction-options.ts";
import { readCorrectionForm } from "./read-correction-form.ts";
import { saveCorrection } from "./save-correction.server.ts";

export type CorrectionReceipt =
  | { ok: true; status: 200 | 201; reference: string }
  | { ok: false; status: 400 | 415 | 422; errors: CorrectionErrors; values: CorrectionValues | null };

/** Takes a posted correction: reads, checks and keeps it. What is refused says why, by field. */
export async function receiveCorrection(request: Request, site: Site): Promise<CorrectionReceipt> {
  const posted = await readPostedForm(request);
  if (!posted.ok) return { ok: false, status: posted.status, errors: { form: posted.message }, values: null };
  const read = readCorrectionForm(posted.form);
  if (!read.ok) return { ok: false, status: 422, errors: read.errors, values: read.values };
  if (!canBeCorrected(site, read.correction.listing))
    return {
      ok: false,
      status: 422,
      errors: { listing: "this listing is not here any more, or was invented by us" },
      values: read.values,
    };
  const { reference, isNew } = await saveCorrection(site.database, read.correction, read.formKey);
  return { ok: true, status: isNew ? 201 : 200, reference };
}

/** Whether there is a real business under the id: of an invented one nothing can be wrong. */
function canBeCorrected({ directory }: Site, id: number): boolean {
  return directory.listing(id)?.card.fictional === false;
}
