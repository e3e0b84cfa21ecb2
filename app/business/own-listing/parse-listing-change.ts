import { z } from "zod";

import { addMonths } from "#app/calendar/add-months.ts";
import { albertaDate, isCalendarDate } from "#app/calendar/alberta-time.ts";
import { dateErrors } from "#app/messaging/forms/date-errors.ts";
import { textValues } from "#app/messaging/forms/form-values.ts";
import { reviewReplySchema } from "#app/couple/reviews/review-form-schemas.ts";
import { textHoldReason } from "#app/couple/reviews/review-rules.ts";
import { arePricesInOrder, priceOrderIssue, profileShape, toProfile } from "#app/business/profile/profile.ts";
import { multiValueFields, profileFields, type ProfileValues } from "#app/business/profile/profile-fields.ts";
import { readFieldValues } from "#app/messaging/forms/field-values.ts";
import { parseFields } from "#app/messaging/forms/parse-fields.ts";
import { sureSchema } from "#app/messaging/private-links/sure-schema.ts";

import { readCalendarUrl } from "#app/business/calendar-feed/calendar-url.ts";
import { calendarUrlProblemWords } from "#app/business/calendar-feed/calendar-problem-words.ts";
import { parseFactReport } from "#app/business/fact-reports/fact-report.ts";
import type { RejectedFactReport } from "#app/business/fact-reports/fact-reports.tsx";
import {
  shortFormFields,
  type ListingChange,
  type ListingChangeErrors,
  type ReviewReplyDraft,
  type ShortFormValues,
} from "./listing-change.ts";

/** How far ahead a calendar reaches, in months. */
const monthsAhead = 36;

const profileForm = z.object(profileShape).refine(arePricesInOrder, priceOrderIssue()).transform(toProfile);

const day = z.string().trim().refine(isCalendarDate, dateErrors.unreal);

const isComing = (date: string) => date >= albertaDate(new Date());
const isInReach = (date: string) => date <= addMonths(albertaDate(new Date()), monthsAhead);
const tooFar = "choose a date within the next three years";

const days = z
  .object({ from: day, to: z.union([z.literal("").transform(() => null), day]) })
  .transform(({ from, to }) => ({ from, to: to ?? from }))
  .refine(({ from, to }) => from <= to, { path: ["to"], error: "the last day can’t be before the first" });

/** Days to mark as taken: with both ends bounded, no range is longer than a calendar reaches. */
const comingRun = days
  .refine(({ from }) => isComing(from), { path: ["from"], error: dateErrors.passed })
  .refine(({ to }) => isInReach(to), { path: ["to"], error: tooFar });

const openForm = z.object({
  until: z.union([
    z.literal("").transform(() => null),
    day.refine(isComing, dateErrors.passed).refine(isInReach, tooFar),
  ]),
});

const calendarForm = z.object({
  url: z.string().transform((typed, context) => {
    if (typed.trim() === "") return null;
    const read = readCalendarUrl(typed);
    if (read.ok) return read.url;
    context.addIssue({ code: "custom", message: calendarUrlProblemWords[read.problem] });
    return z.NEVER;
  }),
});

type ReadListingChange =
  | { ok: true; change: ListingChange }
  | {
      ok: false;
      what: string;
      errors: ListingChangeErrors;
      values: ProfileValues | null;
      refusedFact: RejectedFactReport | null;
      /** The rejected reply to a review. */
      said?: ReviewReplyDraft;
      /** What the rejected short form had. */
      fields?: ShortFormValues;
    };

const openlySaid = reviewReplySchema.refine(({ answer }) => textHoldReason([answer]) === null, {
  path: ["answer"],
  error: "leave out links, email addresses and formatting such as <b>: everyone can read this",
});

/** Parses a form of the listing's private page; errors are by field. */
export function parseListingChange(form: FormData): ReadListingChange {
  const [what = ""] = textValues(form, "what");
  const refuse = (errors: ListingChangeErrors) =>
    ({ ok: false, what, errors, values: null, refusedFact: null }) as const;
  switch (what) {
    case "edit": {
      const read = parseFields(form, profileFields, multiValueFields, profileForm);
      return read.ok
        ? { ok: true, change: { what, profile: read.value } }
        : { ...refuse(read.errors), values: read.values };
    }
    case "take":
    case "free": {
      // A page from yesterday may free a day that has passed: there is nothing to say about it.
      const read = parseFields(form, ["from", "to"], [], what === "take" ? comingRun : days);
      return read.ok
        ? { ok: true, change: { what, run: read.value } }
        : { ...refuse(read.errors), fields: read.values };
    }
    case "answer-review": {
      const read = parseFields(form, ["review", "answer"], [], openlySaid);
      if (read.ok) return { ok: true, change: { what, ...read.value } };
      const { review, ...errors } = read.errors;
      const said = { review: read.values.review[0] ?? "", answer: read.values.answer[0] ?? "" };
      return { ...refuse(review === undefined ? errors : { ...errors, form: review }), said };
    }
    case "open": {
      const read = parseFields(form, ["until"], [], openForm);
      return read.ok
        ? { ok: true, change: { what, until: read.value.until } }
        : { ...refuse(read.errors), fields: read.values };
    }
    case "calendar": {
      const read = parseFields(form, ["url"], [], calendarForm);
      return read.ok
        ? { ok: true, change: { what, url: read.value.url } }
        : { ...refuse(read.errors), fields: read.values };
    }
    case "fact": {
      const read = parseFactReport(form);
      return read.ok
        ? { ok: true, change: { what, report: read.value } }
        : { ...refuse({}), refusedFact: { errors: read.errors, values: read.values } };
    }
    case "rotate":
    case "resume":
    case "mail-on":
      return { ok: true, change: { what } };
    case "withdraw": {
      const read = parseFields(form, ["sure"], [], sureSchema);
      return read.ok ? { ok: true, change: { what } } : refuse(read.errors);
    }
    default:
      return refuse({ form: "We couldn’t read this form. Please reload the page" });
  }
}

type RejectedListingForm = Omit<Extract<ReadListingChange, { ok: false }>, "ok">;

/** Forms that show what is wrong with them; the error of a button alone stands at the listing's form. */
const formsWithErrors = ["take", "open", "calendar", "withdraw", "answer-review"];

/** A form that is in order and cannot be taken now, with everything that was typed into it. */
export function rejectListingForm(form: FormData, message: string): RejectedListingForm {
  const [what = ""] = textValues(form, "what");
  const errors = { form: message };
  const empty = { errors, values: null, refusedFact: null };
  if (what === "fact")
    return { ...empty, what, errors: {}, refusedFact: { errors, values: parseFactReport(form).values } };
  if (!formsWithErrors.includes(what))
    return { ...empty, what: "edit", values: what === "edit" ? readFieldValues(form, profileFields) : null };
  const { review, answer, ...fields } = readFieldValues(form, [...shortFormFields, "review", "answer"]);
  return {
    ...empty,
    what,
    fields,
    ...(what === "answer-review" && { said: { review: review[0] ?? "", answer: answer[0] ?? "" } }),
  };
}

/** Whether a form without scripts only requests a preview of the card. */
export function parsePreviewRequest(form: FormData): ProfileValues | null {
  return form.get("step") === "preview" ? readFieldValues(form, profileFields) : null;
}
