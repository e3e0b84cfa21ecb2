import { afterEach, beforeEach, vi } from "vitest";

import type { Enquiry } from "#app/couple/enquiries/enquiry.ts";
import type { EnquiryErrors } from "#app/couple/enquiries/enquiry-form-fields.ts";
import { parseEnquiryForm } from "#app/couple/enquiries/parse-enquiry-form.ts";

// For tests that parse an enquiry form: a day on which its date is in the future.

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime("2026-11-21T18:00:00Z");
});

afterEach(() => {
  vi.useRealTimers();
});

export type FormFieldValues = Record<string, string | File | readonly (string | File)[]>;

export const requiredFields = { name: "Asha & Tom", email: "asha@example.ca", eventDate: "2027-06-19" };

export function buildFormData(fields: FormFieldValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of typeof value === "string" || value instanceof File ? [value] : value)
      form.append(name, one);
  return form;
}

export const parseEnquiry = (fields: FormFieldValues) =>
  parseEnquiryForm(buildFormData({ ...requiredFields, ...fields }));

export function parsedEnquiry(fields: FormFieldValues): Enquiry {
  const result = parseEnquiry(fields);
  if (!result.ok) throw new Error(`The form was refused: ${JSON.stringify(result.errors)}`);
  return result.enquiry;
}

export function enquiryErrors(fields: FormFieldValues): EnquiryErrors {
  const result = parseEnquiry(fields);
  return result.ok ? {} : result.errors;
}
