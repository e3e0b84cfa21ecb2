import { readFormKey, textsOf, wrongShape } from "#app/messaging/forms/form-values.ts";

import {
  enquiryFields,
  enquirySchema,
  type Enquiry,
  type EnquiryErrors,
  type EnquiryField,
} from "./enquiry.ts";

/** What was typed, for showing the form again. */
export type EnquiryValues = Record<EnquiryField, readonly string[]>;

export type ReadEnquiry = { values: EnquiryValues } & (
  | { ok: true; enquiry: Enquiry; formKey: string | null }
  | { ok: false; errors: EnquiryErrors }
);

const manyValued = new Set<EnquiryField>(["servicesNeeded", "events", "vendors"]);

/**
 * Reads the fields of the enquiry form. Fields that the form does not have are ignored; a field of
 * one value that comes twice, or as a file, is refused rather than guessed at.
 */
export function readEnquiryForm(form: FormData): ReadEnquiry {
  const errors: EnquiryErrors = {};
  const values = readValues(form);
  const input: Partial<Record<EnquiryField, unknown>> = {};
  for (const field of enquiryFields) {
    const wrong = wrongShape(form, field, manyValued.has(field));
    if (wrong !== null) errors[field] = wrong;
    input[field] = manyValued.has(field) ? values[field] : (values[field][0] ?? "");
  }
  const parsed = enquirySchema.safeParse(input);
  if (parsed.success && Object.keys(errors).length === 0)
    return { ok: true, enquiry: parsed.data, formKey: readFormKey(form), values };
  for (const issue of parsed.error?.issues ?? []) {
    const field = enquiryFields.find((name) => name === issue.path[0]) ?? "form";
    errors[field] ??= issue.message;
  }
  return { ok: false, errors, values };
}

function readValues(form: FormData): EnquiryValues {
  const of = (field: EnquiryField) => textsOf(form, field);
  return {
    name: of("name"),
    email: of("email"),
    eventDate: of("eventDate"),
    budget: of("budget"),
    guestCount: of("guestCount"),
    venueType: of("venueType"),
    servicesNeeded: of("servicesNeeded"),
    events: of("events"),
    questions: of("questions"),
    additionalInfo: of("additionalInfo"),
    vendors: of("vendors"),
    subject: of("subject"),
  };
}
