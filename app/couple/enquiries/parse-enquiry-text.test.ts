import { expect, test } from "vitest";

import { parsedEnquiry, enquiryErrors, buildFormData, requiredFields } from "#test-support/parse-enquiry.ts";

import { enquirySchema } from "./enquiry.ts";
import { enquiryMaxLengths } from "./enquiry-options.ts";
import { parseEnquiryForm } from "./parse-enquiry-form.ts";

test("text that was damaged on its way is refused, not kept", () => {
  const damaged = "has characters we couldn’t read: please type it again";
  for (const field of ["name", "additionalInfo", "questions"] as const) {
    expect(enquiryErrors({ [field]: "Ash\uFFFD" })).toEqual({ [field]: damaged });
    // Half of a letter arrives as the same sign.
    expect(enquiryErrors({ [field]: "Ash\uD83C" })).toEqual({ [field]: damaged });
    expect(enquiryErrors({ [field]: "Ash\uDF39\uD83C" })).toEqual({ [field]: damaged });
  }
});

test("half a letter is refused also where no form stood before the schema", () => {
  const single = Object.entries(parseEnquiryForm(buildFormData(requiredFields)).values).map(
    ([field, [value = ""]]) => [field, value],
  );
  const input = { ...Object.fromEntries(single), servicesNeeded: [], events: [], asks: [], vendors: [] };
  expect(enquirySchema.safeParse(input).success).toBe(true);
  expect(enquirySchema.safeParse({ ...input, name: "Ash\uD83C" }).success).toBe(false);
});

test("control characters are taken out", () => {
  expect(parsedEnquiry({ name: "As\u0000ha\u001B[31m\u007F\u0085" }).name).toBe("Asha[31m");
  expect(parsedEnquiry({ additionalInfo: "a\u0000\u0008b" }).additionalInfo).toBe("ab");
  expect(enquiryErrors({ name: "\u0000\u0007" })).toEqual({ name: "enter your name" });
});

test("white space becomes one space, lines and empty lines stay where there may be lines", () => {
  expect(parsedEnquiry({ additionalInfo: " a\u00A0 \tb \r\n\r\n  c\rd \n" }).additionalInfo).toBe(
    "a b\n\nc\nd",
  );
});

test("name and address stay on one line", () => {
  expect(parsedEnquiry({ name: "Asha\r\nBcc: tom@example.ca" }).name).toBe("Asha Bcc: tom@example.ca");
});

test("letters of all scripts, accents in one piece and emoji are kept", () => {
  expect(parsedEnquiry({ name: "Jose\u0301 ਆਸ਼ਾ 👩🏽‍❤️‍👨🏼" }).name).toBe("José ਆਸ਼ਾ 👩🏽‍❤️‍👨🏼".normalize("NFC"));
});

test.each([
  ["name", enquiryMaxLengths.name],
  ["additionalInfo", enquiryMaxLengths.additionalInfo],
] as const)("the longest %s has %i characters, counted after tidying", (field, length) => {
  expect(parsedEnquiry({ [field]: "x".repeat(length) })[field]).toHaveLength(length);
  expect(parsedEnquiry({ [field]: `  ${"x".repeat(length)}\u0000  ` })[field]).toHaveLength(length);
  expect(Object.keys(enquiryErrors({ [field]: "x".repeat(length + 1) }))).toEqual([field]);
});

test("an address may be 254 characters long", () => {
  const email = `asha@${"b.".repeat(123)}ca`;
  expect(parsedEnquiry({ email: `b${email}` }).email).toHaveLength(254);
  expect(enquiryErrors({ email: `bb${email}` })).toEqual({ email: "this address is too long" });
});

test("questions are told apart by lines; empty lines are none", () => {
  expect(parsedEnquiry({ questions: "\n  One?\r\n\r\n\tTwo, in  two parts? \n\n" }).questions).toEqual([
    "One?",
    "Two, in two parts?",
  ]);
  expect(parsedEnquiry({ questions: " \n \n" }).questions).toEqual([]);
});

test("there may be twenty-four questions of 300 characters each", () => {
  const questions = Array.from({ length: 24 }, (_, position) =>
    `${position}`.padEnd(enquiryMaxLengths.question, "x"),
  );
  expect(parsedEnquiry({ questions: questions.join("\r\n") }).questions).toEqual(questions);
  expect(enquiryErrors({ questions: "?\n".repeat(25) })).toEqual({
    questions: "ask at most 24 questions, one on each line",
  });
  expect(enquiryErrors({ questions: "x".repeat(301) })).toEqual({
    questions: "keep each question under 300 characters",
  });
  expect(Object.keys(enquiryErrors({ questions: "x".repeat(9000) }))).toEqual(["questions"]);
});
