import { parseFactAnswers } from "#app/business/replies/fact-answers/parse-fact-answers.ts";
import type { FactAnswerErrors } from "#app/business/replies/fact-answers/fact-answer-fields.ts";
import type { FactReport } from "#app/business/fact-reports/fact-report.ts";
import type { ParseResult } from "#app/messaging/forms/parse-result.ts";

import {
  parseDeskForm,
  type DeskErrors,
  type DeskSure,
  type DeskValues,
  type DeskWish,
} from "./parse-desk-form.ts";

/** What the operator posts: an action, or what a business told by telephone. */
type DeskPost = {
  post: { wish: DeskWish; sure: DeskSure } | { listingId: number; told: FactReport[] };
};

/** What was typed: in an action's form, or in the questions to a business. */
export type DeskPostValues = DeskValues & { told?: Readonly<Record<string, string>> };

export type DeskPostErrors = DeskErrors & FactAnswerErrors;

/** Parses any form of the desk's page. */
export function parseDeskPost(form: FormData): ParseResult<DeskPost, DeskPostErrors, DeskPostValues> {
  if (form.get("what") !== "facts") {
    const read = parseDeskForm(form);
    return read.ok ? { ok: true, values: read.values, post: { wish: read.wish, sure: read.sure } } : read;
  }
  const of = form.get("of");
  const listingId = typeof of === "string" && /^[1-9]\d{0,8}$/.test(of) ? Number(of) : null;
  const read = parseFactAnswers(form);
  const values = { told: read.values };
  if (!read.ok) return { ok: false, values, errors: read.errors };
  return listingId === null
    ? { ok: false, values, errors: { form: "That didn’t arrive in one piece. Please try again" } }
    : { ok: true, values, post: { listingId, told: read.answers } };
}
