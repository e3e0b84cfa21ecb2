import { afterEach, beforeEach, vi } from "vitest";

import type { Enquiry, EnquiryErrors } from "#app/enquiries/enquiry.ts";
import { readEnquiryForm } from "#app/enquiries/read-enquiry-form.ts";

// For the tests that read an enquiry form: a day on which its date is a coming one.

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime("2026-11-21T18:00:00Z");
});

afterEach(() => {
  vi.useRealTimers();
});

export type Fields = Record<string, string | File | readonly (string | File)[]>;

export const required = { name: "Asha & Tom", email: "asha@example.ca", eventDate: "2027-06-19" };

export function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of typeof value === "string" || value instanceof File ? [value] : value)
      form.append(name, one);
  return form;
}

export const read = (fields: Fields) => readEnquiryForm(formOf({ ...required, ...fields }));

export function enquiryOf(fields: Fields): Enquiry {
  const result = read(fields);
  if (!result.ok) throw new Error(`The form was refused: ${JSON.stringify(result.errors)}`);
  return result.enquiry;
}

export function errorsOf(fields: Fields): EnquiryErrors {
  const result = read(fields);
  return result.ok ? {} : result.errors;
}
