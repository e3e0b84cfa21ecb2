import { isMultiValue } from "#app/messaging/forms/form-field.ts";
import { parseFormKey } from "#app/messaging/forms/form-values.ts";
import { parseFields } from "#app/messaging/forms/parse-fields.ts";

import { enquirySchema, type Enquiry } from "./enquiry.ts";
import {
  enquiryField,
  enquiryFieldNames,
  type EnquiryErrors,
  type EnquiryValues,
} from "./enquiry-form-fields.ts";

export type EnquiryParseResult = { values: EnquiryValues } & (
  | { ok: true; enquiry: Enquiry; formKey: string | null }
  | { ok: false; errors: EnquiryErrors }
);

const multiValueFields = enquiryFieldNames.filter((name) => isMultiValue(enquiryField(name)));

/**
 * Reads the fields of the enquiry form. Fields that the form does not have are ignored; a field of
 * one value that comes twice, or as a file, is refused rather than guessed at.
 */
export function parseEnquiryForm(form: FormData): EnquiryParseResult {
  const read = parseFields(form, enquiryFieldNames, multiValueFields, enquirySchema);
  return read.ok ? { ok: true, enquiry: read.value, formKey: parseFormKey(form), values: read.values } : read;
}
