import fc from "fast-check";
import { expect, test } from "vitest";

import {
  parsedEnquiry,
  enquiryErrors,
  parseEnquiry,
  requiredFields,
  type FormFieldValues,
} from "#test-support/parse-enquiry.ts";
import { budgets, serviceLabels } from "#database/enquiry-enums.ts";

import type { Enquiry } from "./enquiry.ts";
import { parseEnquiryForm } from "./parse-enquiry-form.ts";

test.each(
  Object.entries({
    ...requiredFields,
    budget: "$75,000+",
    guestCount: "0-50",
    guestNumber: "40",
    venueType: "Other",
    questions: "May we bring a horse?",
    additionalInfo: "Nut allergy",
    subject: "join",
  }),
)("%s that comes twice is refused rather than guessed at, even twice the same", (field, value) => {
  expect(enquiryErrors({ [field]: [value, value] })).toEqual({
    [field]: "this was sent twice: please send it once",
  });
});

test.each(["name", "email", "budget", "servicesNeeded", "events", "vendors", "additionalInfo"] as const)(
  "a file sent as %s is refused, alone or beside what was typed",
  (field) => {
    const file = new File(["GIF89a"], "cake.gif", { type: "image/gif" });
    expect(enquiryErrors({ [field]: file })[field]).toBe("files cannot be sent here");
    const others = { budget: "$75,000+", servicesNeeded: "Catering", events: "Reception", vendors: "3" };
    const typed = { ...requiredFields, ...others, additionalInfo: "x" };
    expect(enquiryErrors({ [field]: [typed[field], file] })).toEqual({
      [field]: "files cannot be sent here",
    });
  },
);

test("fields that the form does not have are ignored, files too", () => {
  expect(
    parsedEnquiry({ utm: "x", __proto__x: "y", toString: "z", picture: new File(["x"], "x.png") }),
  ).toEqual(parsedEnquiry({}));
});

test("vendors come once each, in the order of their ids", () => {
  expect(parsedEnquiry({ vendors: ["17", "3", "17"] }).vendors).toEqual([3, 17]);
});

test.each(["0", "-3", "1.5", "3e2", "0x10", " 3", "03", "9999999999", "three", "", "3,17"])(
  "'%s' is no vendor",
  (vendor) => {
    expect(enquiryErrors({ vendors: ["3", vendor] })).toEqual({
      vendors: "choose vendors from the directory",
    });
  },
);

test("at most 30 vendors are asked at once", () => {
  const ids = Array.from({ length: 31 }, (_, position) => String(position + 1));
  expect(parsedEnquiry({ vendors: ids.slice(1) }).vendors).toHaveLength(30);
  expect(enquiryErrors({ vendors: ids })).toEqual({ vendors: "ask at most 30 vendors at once" });
});

test.each([
  ["0123456789abcdef", true],
  ["a2c5ea9e-6f1c-4f0e-9a5d-0d2f2b8f7c11", true],
  ["_-".repeat(32), true],
  ["too-short", false],
  ["x".repeat(65), false],
  ["0123456789abcde!", false],
  ["0123456789abcdef\n", false],
])("the form key %j counts: %s", (formKey, counts) => {
  const result = parseEnquiry({ formKey });
  expect(result.ok && result.formKey).toBe(counts ? formKey : null);
});

test("a form without a key has none, and a file is no key", () => {
  const keyless: FormFieldValues[] = [{}, { formKey: new File(["0123456789abcdef"], "key") }];
  for (const fields of keyless) {
    const result = parseEnquiry(fields);
    expect(result.ok && result.formKey).toBeNull();
  }
});

/** The form that an enquiry would fill in. */
const formFrom = (enquiry: Enquiry): FormFieldValues => ({
  ...enquiry,
  subject: enquiry.subject ?? "",
  eventDate: enquiry.eventDate ?? "",
  budget: enquiry.budget ?? "",
  guestCount: enquiry.guestCount ?? "",
  guestNumber: String(enquiry.guestNumber ?? ""),
  venueType: enquiry.venueType ?? "",
  questions: enquiry.questions.join("\n"),
  vendors: enquiry.vendors.map(String),
});

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(
      ..."ab \t\n\r".split(""),
      "\u0000",
      "\u0085",
      "\u00A0",
      "\u2028",
      "\u0301",
      "e",
      "\u093C",
      "\u0915",
      "\u1161",
      "\u1100",
      "\uFEFF",
    ),
    maxLength: 20,
  }),
);

test("what was read once stays as it is when it is read again", () => {
  fc.assert(
    fc.property(
      fc.record({
        name: anyText.map((text) => `x${text}`),
        additionalInfo: anyText,
        questions: anyText,
        budget: fc.constantFrom("", ...budgets),
        servicesNeeded: fc.subarray([...serviceLabels]),
        vendors: fc.array(fc.integer({ min: 1, max: 300 }).map(String), { maxLength: 6 }),
      }),
      (fields) => {
        const once = parseEnquiry(fields);
        if (!once.ok) return;
        expect(parsedEnquiry(formFrom(once.enquiry))).toEqual(once.enquiry);
      },
    ),
    { numRuns: 300 },
  );
});

test("whatever a form holds, it is read or refused by field, and nothing is thrown", () => {
  const anyValue = fc.oneof(
    anyText,
    fc.constantFrom("join", "2027-06-19", "asha@example.ca", "$75,000+", "Catering", "3"),
    fc.constant(new File(["x"], "x")),
  );
  const anyField = fc.constantFrom(
    "name",
    "email",
    "eventDate",
    "budget",
    "servicesNeeded",
    "questions",
    "vendors",
    "subject",
    "formKey",
    "other",
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(anyField, anyValue), { maxLength: 12 }), (pairs) => {
      const form = new FormData();
      for (const [name, value] of pairs) form.append(name, value);
      const result = parseEnquiryForm(form);
      if (result.ok) expect(result.enquiry.name).not.toBe("");
      else expect(Object.keys(result.errors)).not.toEqual([]);
    }),
    { numRuns: 300 },
  );
});
