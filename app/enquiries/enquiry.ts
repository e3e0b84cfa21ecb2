import { z } from "zod";

import { albertaDate, isCalendarDate } from "#app/alberta-time/alberta-time.ts";

import { budgets, eventNames, guestCounts, serviceLabels, subjects, venueTypes } from "./enquiry-options.ts";

const mostQuestions = 12;
const longestQuestion = 300;

/** Longest values, in UTF-16 units; the form has them as maxlength. */
export const longest = {
  name: 120,
  email: 254,
  additionalInfo: 5000,
  question: longestQuestion,
  /** All questions, with the line breaks between them. */
  questions: mostQuestions * (longestQuestion + 1) - 1,
} as const;
const mostVendors = 30;
const furthestYears = 10;

/** Replaced where bytes could not be read as UTF-8: the text is already damaged. */
const damaged = "\uFFFD";

const text = (most: number, tooLong: string, tidy = tidyText) =>
  z
    .string()
    .transform(tidy)
    .refine(
      (value) => !value.includes(damaged),
      "holds characters that could not be read: please type it again",
    )
    .refine((value) => value.length <= most, tooLong);

const oneOf = <Option extends string>(options: readonly Option[]) =>
  z
    .union([z.literal(""), z.enum(options)], { error: "choose one of the options" })
    .transform((value) => (value === "" ? null : value));

const someOf = <Option extends string>(options: readonly Option[]) =>
  z
    .array(z.enum(options, { error: "choose from the options" }))
    .transform((values) => options.filter((option) => values.some((value) => value === option)));

/** An enquiry, checked and tidied; what the form's fields become. */
export const enquirySchema = z
  .object({
    name: text(longest.name, `keep the name under ${longest.name} characters`, tidyLine).refine(
      (value) => value !== "",
      "tell us your name",
    ),
    email: text(longest.email, "this address is too long", tidyLine)
      .refine((value) => value !== "", "tell us where to answer")
      .refine(
        (value) => value === "" || z.email().safeParse(value).success,
        "write an email address such as name@example.ca",
      ),
    subject: oneOf(subjects.map(({ id }) => id)),
    eventDate: z
      .string()
      .trim()
      .superRefine((date, context) => {
        const wrong = wrongDate(date);
        if (wrong !== null) context.addIssue({ code: "custom", message: wrong });
      }),
    budget: oneOf(budgets),
    guestCount: oneOf(guestCounts),
    venueType: oneOf(venueTypes),
    servicesNeeded: someOf(serviceLabels),
    events: someOf(eventNames),
    additionalInfo: text(longest.additionalInfo, `keep this under ${longest.additionalInfo} characters`),
    questions: text(
      longest.questions,
      "these are too many words for questions: put some under additional details",
    )
      .transform((value) =>
        value
          .split("\n")
          .map((line) => line.trim())
          .filter(Boolean),
      )
      .refine(
        (lines) => lines.length <= mostQuestions,
        `ask at most ${mostQuestions} questions, one on each line`,
      )
      .refine(
        (lines) => lines.every((line) => line.length <= longest.question),
        `keep each question under ${longest.question} characters`,
      ),
    vendors: z
      .array(
        z
          .string()
          .regex(/^[1-9]\d{0,8}$/, "choose vendors from the directory")
          .transform(Number),
      )
      .max(mostVendors, `ask at most ${mostVendors} vendors at once`)
      .transform((ids) => [...new Set(ids)].toSorted((a, b) => a - b)),
  })
  .refine(({ subject, eventDate }) => subject !== null || eventDate !== "", {
    path: ["eventDate"],
    error: "choose the date of the wedding; a guess will do",
    // Said together with what else is wrong, not after it.
    when: () => true,
  })
  .transform((enquiry) => ({ ...enquiry, eventDate: enquiry.eventDate === "" ? null : enquiry.eventDate }));

export type Enquiry = z.infer<typeof enquirySchema>;

function wrongDate(date: string): string | null {
  if (date === "") return null;
  if (!isCalendarDate(date)) return "this is not a date of the calendar: write it as year-month-day";
  if (date < albertaDate(new Date())) return "this date has passed in Alberta: choose a coming one";
  if (Number(date.slice(0, 4)) > new Date().getUTCFullYear() + furthestYears)
    return `choose a date within the next ${furthestYears} years`;
  return null;
}

/** Fields of the form, in its order. */
export const enquiryFields = [
  "name",
  "email",
  "eventDate",
  "budget",
  "guestCount",
  "venueType",
  "servicesNeeded",
  "events",
  "questions",
  "additionalInfo",
  "vendors",
  "subject",
] as const;

export type EnquiryField = (typeof enquiryFields)[number];

/** What is wrong, by field; `form` is what belongs to none. */
export type EnquiryErrors = Partial<Record<EnquiryField | "form", string>>;

/** One white space within lines, no control characters, accents in one piece. */
function tidyText(value: string): string {
  return (
    value
      .toWellFormed()
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\n\t]/gu, "")
      .replace(/[^\S\n]+/g, " ")
      .replace(/ ?\n ?/g, "\n")
      // After the removals: what stood between a letter and its accent is gone by now.
      .normalize("NFC")
      .trim()
  );
}

/** The same for what is one line: it may stand in the head of a mail. */
function tidyLine(value: string): string {
  return tidyText(value).replace(/\n+/g, " ");
}
