import { z } from "zod";

import { albertaDate, isCalendarDate } from "#app/calendar/alberta-time.ts";
import { letterEmail, letterText, tidyLine } from "#app/messaging/forms/text-schemas.ts";

import {
  budgets,
  eventNames,
  guestCounts,
  longest,
  mostQuestions,
  mostVendors,
  serviceLabels,
  subjects,
  venueTypes,
} from "#app/couple/enquiries/enquiry-options.ts";

const furthestYears = 10;

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
    name: letterText(longest.name, `keep the name under ${longest.name} characters`, tidyLine).refine(
      (value) => value !== "",
      "tell us your name",
    ),
    email: letterEmail(longest.email).refine((value) => value !== "", "tell us where to answer"),
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
    additionalInfo: letterText(
      longest.additionalInfo,
      `keep this under ${longest.additionalInfo} characters`,
    ),
    questions: letterText(
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
  const today = albertaDate(new Date());
  if (date < today) return "this date has passed in Alberta: choose a coming one";
  if (Number(date.slice(0, 4)) > Number(today.slice(0, 4)) + furthestYears)
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
