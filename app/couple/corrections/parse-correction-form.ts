import { parseFormKey } from "#app/messaging/forms/form-values.ts";
import { parseFields } from "#app/messaging/forms/parse-fields.ts";

import { correctionSchema, type Correction } from "./correction.ts";
import { correctionFieldNames, type CorrectionErrors, type CorrectionValues } from "./correction-fields.ts";

export type CorrectionParseResult = { values: CorrectionValues } & (
  | { ok: true; correction: Correction; formKey: string | null }
  | { ok: false; errors: CorrectionErrors }
);

/** Parses the fields of the correction form; errors are by field. */
export function parseCorrectionForm(form: FormData): CorrectionParseResult {
  const read = parseFields(form, correctionFieldNames, [], correctionSchema);
  return read.ok
    ? { ok: true, correction: read.value, formKey: parseFormKey(form), values: read.values }
    : read;
}
