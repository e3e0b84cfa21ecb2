import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { enquirySchema, type Enquiry, type EnquiryErrors } from "./enquiry.ts";
import {
  budgets,
  eventNames,
  findSubject,
  guestCounts,
  longest,
  serviceLabels,
  venueTypes,
} from "./enquiry-options.ts";
import { readEnquiryForm } from "./read-enquiry-form.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime("2026-11-21T18:00:00Z");
});

afterEach(() => {
  vi.useRealTimers();
});

type Fields = Record<string, string | File | readonly (string | File)[]>;

const required = { name: "Asha & Tom", email: "asha@example.ca", eventDate: "2027-06-19" };

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of typeof value === "string" || value instanceof File ? [value] : value)
      form.append(name, one);
  return form;
}

const read = (fields: Fields) => readEnquiryForm(formOf({ ...required, ...fields }));

function enquiryOf(fields: Fields): Enquiry {
  const result = read(fields);
  if (!result.ok) throw new Error(`The form was refused: ${JSON.stringify(result.errors)}`);
  return result.enquiry;
}

function errorsOf(fields: Fields): EnquiryErrors {
  const result = read(fields);
  return result.ok ? {} : result.errors;
}

test("name, email and date are enough", () => {
  expect(enquiryOf({})).toEqual({
    name: "Asha & Tom",
    email: "asha@example.ca",
    subject: null,
    eventDate: "2027-06-19",
    budget: null,
    guestCount: null,
    venueType: null,
    servicesNeeded: [],
    events: [],
    additionalInfo: "",
    questions: [],
    vendors: [],
  });
});

test("every field of the specification is kept", () => {
  const enquiry = enquiryOf({
    budget: "$35,000 - $50,000",
    guestCount: "101-150",
    venueType: "Golf Club",
    servicesNeeded: ["Catering", "DJ/Music"],
    additionalInfo: "Nut allergy at table 3.",
    events: ["Sangeet or garba", "Reception"],
    questions: "May we bring a horse?\nIs there a ramp?",
    vendors: ["17", "3"],
  });
  expect(enquiry).toMatchObject({
    budget: "$35,000 - $50,000",
    guestCount: "101-150",
    venueType: "Golf Club",
    servicesNeeded: ["Catering", "DJ/Music"],
    additionalInfo: "Nut allergy at table 3.",
    events: ["Reception", "Sangeet or garba"],
    questions: ["May we bring a horse?", "Is there a ramp?"],
    vendors: [3, 17],
  });
});

test.each(["name", "email", "eventDate"])("%s is required", (field) => {
  expect(Object.keys(errorsOf({ [field]: "" }))).toEqual([field]);
  expect(Object.keys(errorsOf({ [field]: " \u00A0\t" }))).toEqual([field]);
});

test("all that is wrong is said at once, and what was typed comes back", () => {
  const result = readEnquiryForm(
    formOf({ name: "", email: "asha", additionalInfo: "x".repeat(5001), questions: "?\n".repeat(25) }),
  );
  if (result.ok) throw new Error("The form was not refused.");
  expect(result.errors).toEqual({
    name: "tell us your name",
    email: "write an email address such as name@example.ca",
    eventDate: "choose the date of the wedding; a guess will do",
    additionalInfo: "keep this under 5000 characters",
    questions: "ask at most 24 questions, one on each line",
  });
  expect(result.values).toMatchObject({
    name: [""],
    email: ["asha"],
    eventDate: [],
    questions: ["?\n".repeat(25)],
  });
});

test("what was typed comes back as it was typed, tidied only in what is kept", () => {
  const result = read({ name: "  Asha  " });
  expect(result.values.name).toEqual(["  Asha  "]);
  expect(result.ok && result.enquiry.name).toBe("Asha");
});

test("the options are those of the specification", () => {
  expect(budgets).toEqual([
    "Under $20,000",
    "$20,000 - $35,000",
    "$35,000 - $50,000",
    "$50,000 - $75,000",
    "$75,000+",
  ]);
  expect(guestCounts).toEqual(["0-50", "51-100", "101-150", "151-200", "200+"]);
  expect(venueTypes).toEqual([
    "Hotel/Resort",
    "Banquet Hall",
    "Outdoor/Garden",
    "Restaurant",
    "Religious Venue",
    "Historic Building",
    "Mountain View Venue",
    "Golf Club",
    "Other",
  ]);
  expect(serviceLabels).toEqual([
    "Photography",
    "Videography",
    "Catering",
    "Flowers & Decor",
    "DJ/Music",
    "Hair & Makeup",
    "Wedding Planner",
    "Transportation",
  ]);
});

test.each([
  ["budget", budgets],
  ["guestCount", guestCounts],
  ["venueType", venueTypes],
] as const)("every option of %s is accepted, anything else refused", (field, options) => {
  for (const option of options) expect(enquiryOf({ [field]: option })[field]).toBe(option);
  for (const other of ["Castle", `${options[0]}x`, `${options[0]} `, "null", "__proto__"])
    expect(errorsOf({ [field]: other })).toEqual({ [field]: "choose one of the options" });
});

test.each([
  ["servicesNeeded", serviceLabels],
  ["events", eventNames],
] as const)(
  "every option of %s is accepted, each once and in the form's order; anything else is refused",
  (field, options) => {
    expect(enquiryOf({ [field]: [...options].toReversed() })[field]).toEqual(options);
    expect(enquiryOf({ [field]: [options[1], options[0], options[1]] })[field]).toEqual([
      options[0],
      options[1],
    ]);
    for (const other of ["Fireworks", options[0].toUpperCase(), ""])
      expect(errorsOf({ [field]: [options[0], other] })).toEqual({ [field]: "choose from the options" });
  },
);

test.each<[now: string, date: string, error: string | undefined]>([
  ["2026-11-21T18:00:00Z", "2026-11-20", "this date has passed in Alberta: choose a coming one"],
  ["2026-11-21T18:00:00Z", "2026-11-21", undefined],
  // In Alberta it is still the 20th, though London and the server have the 21st.
  ["2026-11-21T05:59:59Z", "2026-11-20", undefined],
  ["2026-11-21T06:00:00Z", "2026-11-20", "this date has passed in Alberta: choose a coming one"],
  ["2026-11-21T18:00:00Z", "2036-12-31", undefined],
  ["2026-11-21T18:00:00Z", "2037-01-01", "choose a date within the next 10 years"],
  // In Alberta it is still the last evening of 2026.
  ["2027-01-01T05:59:59Z", "2037-01-01", "choose a date within the next 10 years"],
  ["2027-01-01T06:00:00Z", "2037-01-01", undefined],
  ["2026-11-21T18:00:00Z", "2027-02-29", "this is not a date of the calendar: write it as year-month-day"],
  ["2026-11-21T18:00:00Z", "19 June 2027", "this is not a date of the calendar: write it as year-month-day"],
  [
    "2026-11-21T18:00:00Z",
    "2027-06-19T00:00",
    "this is not a date of the calendar: write it as year-month-day",
  ],
  ["2026-11-21T18:00:00Z", "12027-06-19", "this is not a date of the calendar: write it as year-month-day"],
])("at %s the date %s is answered: %s", (now, eventDate, error) => {
  vi.setSystemTime(now);
  expect(errorsOf({ eventDate }).eventDate).toBe(error);
});

test("a message from a business needs no date, but a date that it has must be right", () => {
  expect(enquiryOf({ subject: "join", eventDate: "" })).toMatchObject({ subject: "join", eventDate: null });
  expect(enquiryOf({ subject: "premium", eventDate: "2027-06-19" }).eventDate).toBe("2027-06-19");
  expect(errorsOf({ subject: "join", eventDate: "2020-01-01" })).toHaveProperty("eventDate");
  expect(errorsOf({ subject: "spam" })).toEqual({ subject: "choose one of the options" });
});

test("everything that is wrong is said at once", () => {
  expect(errorsOf({ name: "", eventDate: "", budget: "a goat" })).toEqual({
    name: "tell us your name",
    eventDate: "choose the date of the wedding; a guess will do",
    budget: "choose one of the options",
  });
  expect(errorsOf({ servicesNeeded: ["Fireworks"], eventDate: "2020-01-01" })).toEqual({
    servicesNeeded: "choose from the options",
    eventDate: "this date has passed in Alberta: choose a coming one",
  });
});

test("subjects are found by their ids", () => {
  expect(findSubject("join")?.label).toBe("Apply to Join");
  expect(findSubject("premium")?.label).toBe("Learn About Premium Listings");
  expect(findSubject("other")).toBeNull();
  expect(findSubject(null)).toBeNull();
});

test.each([
  "asha@example.ca",
  "asha.o'brien+wedding@mail.example.co.uk",
  "ASHA_1@EXAMPLE.CA",
  `a@${"b.".repeat(100)}ca`,
])("the address %s is accepted as it is", (email) => {
  expect(enquiryOf({ email }).email).toBe(email);
});

test.each([
  "asha",
  "asha@",
  "@example.ca",
  "asha@example",
  "asha @example.ca",
  "asha@example.ca, tom@example.ca",
  "Asha <asha@example.ca>",
  "asha@example.ca\nBcc: everyone@example.ca",
  "asha@exam\uFFFDple.ca",
])("the address %j is refused", (email) => {
  expect(Object.keys(errorsOf({ email }))).toEqual(["email"]);
});

test.each(
  Object.entries({
    ...required,
    budget: "$75,000+",
    guestCount: "0-50",
    venueType: "Other",
    questions: "May we bring a horse?",
    additionalInfo: "Nut allergy",
    subject: "join",
  }),
)("%s that comes twice is refused rather than guessed at, even twice the same", (field, value) => {
  expect(errorsOf({ [field]: [value, value] })).toEqual({ [field]: "this came twice: please send it once" });
});

test.each(["name", "email", "budget", "servicesNeeded", "events", "vendors", "additionalInfo"] as const)(
  "a file sent as %s is refused, alone or beside what was typed",
  (field) => {
    const file = new File(["GIF89a"], "cake.gif", { type: "image/gif" });
    expect(errorsOf({ [field]: file })[field]).toBe("files cannot be sent here");
    const others = { budget: "$75,000+", servicesNeeded: "Catering", events: "Reception", vendors: "3" };
    const typed = { ...required, ...others, additionalInfo: "x" };
    expect(errorsOf({ [field]: [typed[field], file] })).toEqual({ [field]: "files cannot be sent here" });
  },
);

test("fields that the form does not have are ignored, files too", () => {
  expect(enquiryOf({ utm: "x", __proto__x: "y", toString: "z", picture: new File(["x"], "x.png") })).toEqual(
    enquiryOf({}),
  );
});

test("text that was damaged on its way is refused, not kept", () => {
  const damaged = "holds characters that could not be read: please type it again";
  for (const field of ["name", "additionalInfo", "questions"] as const) {
    expect(errorsOf({ [field]: "Ash\uFFFD" })).toEqual({ [field]: damaged });
    // Half of a letter arrives as the same sign.
    expect(errorsOf({ [field]: "Ash\uD83C" })).toEqual({ [field]: damaged });
    expect(errorsOf({ [field]: "Ash\uDF39\uD83C" })).toEqual({ [field]: damaged });
  }
});

test("half a letter is refused also where no form stood before the schema", () => {
  const single = Object.entries(readEnquiryForm(formOf(required)).values).map(([field, [value = ""]]) => [
    field,
    value,
  ]);
  const input = { ...Object.fromEntries(single), servicesNeeded: [], events: [], vendors: [] };
  expect(enquirySchema.safeParse(input).success).toBe(true);
  expect(enquirySchema.safeParse({ ...input, name: "Ash\uD83C" }).success).toBe(false);
});

test("control characters are taken out", () => {
  expect(enquiryOf({ name: "As\u0000ha\u001B[31m\u007F\u0085" }).name).toBe("Asha[31m");
  expect(enquiryOf({ additionalInfo: "a\u0000\u0008b" }).additionalInfo).toBe("ab");
  expect(errorsOf({ name: "\u0000\u0007" })).toEqual({ name: "tell us your name" });
});

test("white space becomes one space, lines and empty lines stay where there may be lines", () => {
  expect(enquiryOf({ additionalInfo: " a\u00A0 \tb \r\n\r\n  c\rd \n" }).additionalInfo).toBe("a b\n\nc\nd");
});

test("name and address stay on one line", () => {
  expect(enquiryOf({ name: "Asha\r\nBcc: tom@example.ca" }).name).toBe("Asha Bcc: tom@example.ca");
});

test("letters of all scripts, accents in one piece and emoji are kept", () => {
  expect(enquiryOf({ name: "Jose\u0301 ਆਸ਼ਾ 👩🏽‍❤️‍👨🏼" }).name).toBe("José ਆਸ਼ਾ 👩🏽‍❤️‍👨🏼".normalize("NFC"));
});

test.each([
  ["name", longest.name],
  ["additionalInfo", longest.additionalInfo],
] as const)("the longest %s has %i characters, counted after tidying", (field, length) => {
  expect(enquiryOf({ [field]: "x".repeat(length) })[field]).toHaveLength(length);
  expect(enquiryOf({ [field]: `  ${"x".repeat(length)}\u0000  ` })[field]).toHaveLength(length);
  expect(Object.keys(errorsOf({ [field]: "x".repeat(length + 1) }))).toEqual([field]);
});

test("an address may be 254 characters long", () => {
  const email = `asha@${"b.".repeat(123)}ca`;
  expect(enquiryOf({ email: `b${email}` }).email).toHaveLength(254);
  expect(errorsOf({ email: `bb${email}` })).toEqual({ email: "this address is too long" });
});

test("questions are told apart by lines; empty lines are none", () => {
  expect(enquiryOf({ questions: "\n  One?\r\n\r\n\tTwo, in  two parts? \n\n" }).questions).toEqual([
    "One?",
    "Two, in two parts?",
  ]);
  expect(enquiryOf({ questions: " \n \n" }).questions).toEqual([]);
});

test("there may be twenty-four questions of 300 characters each", () => {
  const questions = Array.from({ length: 24 }, (_, position) => `${position}`.padEnd(longest.question, "x"));
  expect(enquiryOf({ questions: questions.join("\r\n") }).questions).toEqual(questions);
  expect(errorsOf({ questions: "?\n".repeat(25) })).toEqual({
    questions: "ask at most 24 questions, one on each line",
  });
  expect(errorsOf({ questions: "x".repeat(301) })).toEqual({
    questions: "keep each question under 300 characters",
  });
  expect(Object.keys(errorsOf({ questions: "x".repeat(9000) }))).toEqual(["questions"]);
});

test("vendors come once each, in the order of their ids", () => {
  expect(enquiryOf({ vendors: ["17", "3", "17"] }).vendors).toEqual([3, 17]);
});

test.each(["0", "-3", "1.5", "3e2", "0x10", " 3", "03", "9999999999", "three", "", "3,17"])(
  "'%s' is no vendor",
  (vendor) => {
    expect(errorsOf({ vendors: ["3", vendor] })).toEqual({ vendors: "choose vendors from the directory" });
  },
);

test("at most 30 vendors are asked at once", () => {
  const ids = Array.from({ length: 31 }, (_, position) => String(position + 1));
  expect(enquiryOf({ vendors: ids.slice(1) }).vendors).toHaveLength(30);
  expect(errorsOf({ vendors: ids })).toEqual({ vendors: "ask at most 30 vendors at once" });
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
  const result = read({ formKey });
  expect(result.ok && result.formKey).toBe(counts ? formKey : null);
});

test("a form without a key has none, and a file is no key", () => {
  const keyless: Fields[] = [{}, { formKey: new File(["0123456789abcdef"], "key") }];
  for (const fields of keyless) {
    const result = read(fields);
    expect(result.ok && result.formKey).toBeNull();
  }
});

/** The form that an enquiry would fill in. */
const formFrom = (enquiry: Enquiry): Fields => ({
  ...enquiry,
  subject: enquiry.subject ?? "",
  eventDate: enquiry.eventDate ?? "",
  budget: enquiry.budget ?? "",
  guestCount: enquiry.guestCount ?? "",
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
        const once = read(fields);
        if (!once.ok) return;
        expect(enquiryOf(formFrom(once.enquiry))).toEqual(once.enquiry);
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
      const result = readEnquiryForm(form);
      if (result.ok) expect(result.enquiry.name).not.toBe("");
      else expect(Object.keys(result.errors)).not.toEqual([]);
    }),
    { numRuns: 300 },
  );
});
