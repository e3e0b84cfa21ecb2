import { z } from "zod";

import { addMonths } from "#app/calendar/add-months.ts";
import { albertaDate, isCalendarDate } from "#app/calendar/alberta-time.ts";
import { textsOf } from "#app/messaging/forms/form-values.ts";
import { reviewAnswer } from "#app/reviews/read-review-form.ts";
import { reasonToHold } from "#app/couple/reviews/review-rules.ts";
import { arePricesInOrder, pricesOutOfOrder, profileShape, toProfile } from "#app/business/profile/profile.ts";
import { manyValued, profileFields, type ProfileValues } from "#app/business/profile/profile-fields.ts";
import { valuesOf } from "#app/vendor-profile/field-values.ts";
import { readFields } from "#app/messaging/forms/parse-fields.ts";

import { readFactReport } from "#app/business/fact-reports/fact-report.ts";
import type { RefusedReport } from "#app/business/fact-reports/fact-reports.tsx";
import type { ListingChange, ListingChangeErrors, SaidToReview } from "#app/own-listing/listing-change.ts";

/** How far ahead a calendar reaches, in months. */
const monthsAhead = 36;

const profileForm = z.object(profileShape).refine(arePricesInOrder, pricesOutOfOrder()).transform(toProfile);

const day = z
  .string()
  .trim()
  .refine(isCalendarDate, "this is not a date of the calendar: write it as year-month-day");

const isComing = (date: string) => date >= albertaDate(new Date());
const passed = "this date has passed in Alberta: choose a coming one";
const isInReach = (date: string) => date <= addMonths(albertaDate(new Date()), monthsAhead);
const tooFar = "the calendar reaches three years ahead";

const run = z
  .object({ from: day, to: z.union([z.literal("").transform(() => null), day]) })
  .transform(({ from, to }) => ({ from, to: to ?? from }))
  .refine(({ from, to }) => from <= to, { path: ["to"], error: "the last day lies before the first" })
  .refine(({ to }) => isComing(to), { path: ["from"], error: passed })
  .refine(({ to }) => isInReach(to), { path: ["to"], error: tooFar });

const openForm = z.object({
  until: z.union([
    z.literal("").transform(() => null),
    day.refine(isComing, passed).refine(isInReach, tooFar),
  ]),
});

const sureForm = z.object({ sure: z.literal("yes", { error: "tick the box first" }) });

type ReadListingChange =
  | { ok: true; change: ListingChange }
  | {
      ok: false;
      what: string;
      errors: ListingChangeErrors;
      values: ProfileValues | null;
      refusedFact: RefusedReport | null;
      /** The answer to a review that was refused. */
      said?: SaidToReview;
    };

const openlySaid = reviewAnswer.refine(({ answer }) => reasonToHold([answer]) === null, {
  path: ["answer"],
  error: "leave out links, addresses and markup: everybody reads this",
});

/** Reads a form of the listing's private page; what is wrong is said by field. */
export function readListingChange(form: FormData): ReadListingChange {
  const [what = ""] = textsOf(form, "what");
  const refuse = (errors: ListingChangeErrors) =>
    ({ ok: false, what, errors, values: null, refusedFact: null }) as const;
  switch (what) {
    case "edit": {
      const read = readFields(form, profileFields, manyValued, profileForm);
      return read.ok
        ? { ok: true, change: { what, profile: read.value } }
        : { ...refuse(read.errors), values: read.values };
    }
    case "take":
    case "free": {
      const read = readFields(form, ["from", "to"], [], run);
      return read.ok ? { ok: true, change: { what, run: read.value } } : refuse(read.errors);
    }
    case "answer-review": {
      const read = readFields(form, ["review", "answer"], [], openlySaid);
      if (read.ok) return { ok: true, change: { what, ...read.value } };
      const { review, ...errors } = read.errors;
      const said = { review: read.values.review[0] ?? "", answer: read.values.answer[0] ?? "" };
      return { ...refuse(review === undefined ? errors : { ...errors, form: review }), said };
    }
    case "open": {
      const read = readFields(form, ["until"], [], openForm);
      return read.ok ? { ok: true, change: { what, until: read.value.until } } : refuse(read.errors);
    }
    case "fact": {
      const read = readFactReport(form);
      return read.ok
        ? { ok: true, change: { what, report: read.value } }
        : { ...refuse({}), refusedFact: { errors: read.errors, values: read.values } };
    }
    case "rotate":
      return { ok: true, change: { what } };
    case "withdraw": {
      const read = readFields(form, ["sure"], [], sureForm);
      return read.ok ? { ok: true, change: { what } } : refuse(read.errors);
    }
    default:
      return refuse({ form: "This form cannot be read. Please load the page again" });
  }
}

/** Whether a form without scripts only asks for the card that its fields make. */
export function readPreview(form: FormData): ProfileValues | null {
  return form.get("step") === "preview" ? valuesOf(form, profileFields) : null;
}
