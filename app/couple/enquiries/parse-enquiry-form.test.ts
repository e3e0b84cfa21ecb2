import { expect, test, vi } from "vitest";

import { formatCount } from "#app/languages/site-language.ts";
import { guestNumbers } from "#database/enums.ts";
import { parsedEnquiry, enquiryErrors, buildFormData, parseEnquiry } from "#test-support/parse-enquiry.ts";
import { budgets, eventNames, guestCounts, serviceLabels, venueTypes } from "#database/enquiry-enums.ts";

import { enquiryFields } from "./enquiry-form-fields.ts";
import { enquiryMaxLengths, findSubject } from "./enquiry-options.ts";
import { parseEnquiryForm } from "./parse-enquiry-form.ts";

test("name, email and date are enough", () => {
  expect(parsedEnquiry({})).toEqual({
    name: "Asha & Tom",
    email: "asha@example.ca",
    subject: null,
    eventDate: "2027-06-19",
    budget: null,
    guestCount: null,
    guestNumber: null,
    venueType: null,
    servicesNeeded: [],
    events: [],
    additionalInfo: "",
    questions: [],
    asks: [],
    vendors: [],
  });
});

test("every field of the specification is saved", () => {
  const enquiry = parsedEnquiry({
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

test("a number of guests is saved beside its range, which it chooses where that is open", () => {
  expect(parsedEnquiry({ guestNumber: "about 420" })).toMatchObject({ guestCount: "200+", guestNumber: 420 });
  expect(parsedEnquiry({ guestCount: "101-150", guestNumber: "120" })).toMatchObject({
    guestCount: "101-150",
    guestNumber: 120,
  });
  expect(enquiryErrors({ guestCount: "101-150", guestNumber: "420" })).toEqual({
    guestNumber: "this doesn’t fit the guest count you chose: change one of the two",
  });
  for (const guestNumber of ["0", "5001", "lots", "-3"])
    expect(enquiryErrors({ guestNumber })).toEqual({
      guestNumber: "enter a number from 1 to 5,000, such as 420",
    });
});

test.each(["name", "email", "eventDate"])("%s is required", (field) => {
  expect(Object.keys(enquiryErrors({ [field]: "" }))).toEqual([field]);
  expect(Object.keys(enquiryErrors({ [field]: " \u00A0\t" }))).toEqual([field]);
});

test("all that is wrong is said at once, and what was typed comes back", () => {
  const result = parseEnquiryForm(
    buildFormData({ name: "", email: "asha", additionalInfo: "x".repeat(5001), questions: "?\n".repeat(25) }),
  );
  if (result.ok) throw new Error("The form was not refused.");
  expect(result.errors).toEqual({
    name: "enter your name",
    email: "enter an email address such as name@example.ca",
    eventDate: "choose your wedding date; a best guess is fine",
    additionalInfo: "keep this under 5,000 characters",
    questions: "ask at most 24 questions, one on each line",
  });
  expect(result.values).toMatchObject({
    name: [""],
    email: ["asha"],
    eventDate: [],
    questions: ["?\n".repeat(25)],
  });
});

test("what was typed comes back as it was typed, tidied only in what is saved", () => {
  const result = parseEnquiry({ name: "  Asha  " });
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
  for (const option of options) expect(parsedEnquiry({ [field]: option })[field]).toBe(option);
  for (const other of ["Castle", `${options[0]}x`, `${options[0]} `, "null", "__proto__"])
    expect(enquiryErrors({ [field]: other })).toEqual({ [field]: "choose one of the options" });
});

test.each([
  ["servicesNeeded", serviceLabels],
  ["events", eventNames],
] as const)(
  "every option of %s is accepted, each once and in the form's order; anything else is refused",
  (field, options) => {
    expect(parsedEnquiry({ [field]: [...options].toReversed() })[field]).toEqual(options);
    expect(parsedEnquiry({ [field]: [options[1], options[0], options[1]] })[field]).toEqual([
      options[0],
      options[1],
    ]);
    for (const other of ["Fireworks", options[0].toUpperCase(), ""])
      expect(enquiryErrors({ [field]: [options[0], other] })).toEqual({ [field]: "choose from the options" });
  },
);

test.each<[now: string, date: string, error: string | undefined]>([
  ["2026-11-21T18:00:00Z", "2026-11-20", "this date has passed: choose a later one"],
  ["2026-11-21T18:00:00Z", "2026-11-21", undefined],
  // In Alberta it is still the 20th, though London and the server have the 21st.
  ["2026-11-21T05:59:59Z", "2026-11-20", undefined],
  ["2026-11-21T06:00:00Z", "2026-11-20", "this date has passed: choose a later one"],
  ["2026-11-21T18:00:00Z", "2036-12-31", undefined],
  ["2026-11-21T18:00:00Z", "2037-01-01", "choose a date within the next 10 years"],
  // In Alberta it is still the last evening of 2026.
  ["2027-01-01T05:59:59Z", "2037-01-01", "choose a date within the next 10 years"],
  ["2027-01-01T06:00:00Z", "2037-01-01", undefined],
  ["2026-11-21T18:00:00Z", "2027-02-29", "enter a real date, as year-month-day"],
  ["2026-11-21T18:00:00Z", "19 June 2027", "enter a real date, as year-month-day"],
  ["2026-11-21T18:00:00Z", "2027-06-19T00:00", "enter a real date, as year-month-day"],
  ["2026-11-21T18:00:00Z", "12027-06-19", "enter a real date, as year-month-day"],
])("at %s the date %s is answered: %s", (now, eventDate, error) => {
  vi.setSystemTime(now);
  expect(enquiryErrors({ eventDate }).eventDate).toBe(error);
});

test("a message from a business needs no date, but a date that it has must be right", () => {
  expect(parsedEnquiry({ subject: "join", eventDate: "" })).toMatchObject({
    subject: "join",
    eventDate: null,
  });
  expect(parsedEnquiry({ subject: "premium", eventDate: "2027-06-19" }).eventDate).toBe("2027-06-19");
  expect(enquiryErrors({ subject: "join", eventDate: "2020-01-01" })).toHaveProperty("eventDate");
  expect(enquiryErrors({ subject: "spam" })).toEqual({ subject: "choose one of the options" });
});

test("everything that is wrong is said at once", () => {
  expect(enquiryErrors({ name: "", eventDate: "", budget: "a goat" })).toEqual({
    name: "enter your name",
    eventDate: "choose your wedding date; a best guess is fine",
    budget: "choose one of the options",
  });
  expect(enquiryErrors({ servicesNeeded: ["Fireworks"], eventDate: "2020-01-01" })).toEqual({
    servicesNeeded: "choose from the options",
    eventDate: "this date has passed: choose a later one",
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
  expect(parsedEnquiry({ email }).email).toBe(email);
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
  expect(Object.keys(enquiryErrors({ email }))).toEqual(["email"]);
});

test("what is said of a limit is the limit", () => {
  expect(enquiryFields.guestNumber.wrong).toContain(
    `${guestNumbers.least} to ${formatCount(guestNumbers.most)}`,
  );
  expect(enquiryFields.additionalInfo.tooLong).toContain(formatCount(enquiryMaxLengths.additionalInfo));
});
