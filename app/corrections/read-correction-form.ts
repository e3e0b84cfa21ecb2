import { readFormKey, textsOf, wrongShape } from "#app/messaging/forms/form-values.ts";

import { correctionSchema, type Correction } from "./correction.ts";
import {
  correctionFields,
  type CorrectionErrors,
  type CorrectionField,
  type CorrectionValues,
} from "./correction-options.ts";

export type ReadCorrection = { values: CorrectionValues } & (
  | { ok: true; correction: Correction; formKey: string | null }
  | { ok: false; errors: CorrectionErrors }
);

/** Reads the fields of the correction form; what is refused says why, by field. */
export function readCorrectionForm(form: FormData): ReadCorrection {
  const errors: CorrectionErrors = {};
  for (const field of correctionFields) {
    const wrong = wrongShape(form, field, false);
    if (wrong !== null) errors[field] = wrong;
  }
  const first = (field: CorrectionField) => textsOf(form, field)[0] ?? "";
  const values = {
    listing: first("listing"),
    kind: first("kind"),
    sender: first("sender"),
    message: first("message"),
    email: first("email"),
  };
  const parsed = correctionSchema.safeParse(values);
  if (parsed.success && Object.keys(errors).length === 0)
    return { ok: true, correction: parsed.data, formKey: readFormKey(form), values };
  for (const issue of parsed.error?.issues ?? []) {
    const field = correctionFields.find((name) => name === issue.path[0]) ?? "form";
    errors[field] ??= issue.message;
  }
  return { ok: false, errors, values };
}
