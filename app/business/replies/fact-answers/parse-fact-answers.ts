import { reportableFactKeys } from "#content/catalogue/reportable-fact-keys.ts";
import { factReportSchema, type FactReport } from "#app/business/fact-reports/fact-report.ts";
import { textValues } from "#app/messaging/forms/form-values.ts";
import type { ParseResult } from "#app/messaging/forms/parse-result.ts";

import { factAnswerField, factAnswerParts, type FactAnswerErrors } from "./fact-answer-fields.ts";

/** What a venue answers of a couple's questions. */
export type FactAnswers = {
  answers: FactReport[];
  /** Whether every couple may read them. */
  isPublic: boolean;
};

/**
 * Parses the form of a couple's questions. A question that is left open is left out; one that is begun has to
 * be whole.
 */
export function parseFactAnswers(
  form: FormData,
): ParseResult<FactAnswers, FactAnswerErrors, Readonly<Record<string, string>>> {
  const errors: FactAnswerErrors = {};
  const values: Record<string, string> = {};
  const answers: FactReport[] = [];
  for (const key of reportableFactKeys) {
    const typed = Object.fromEntries(
      factAnswerParts.map((part) => [part, textValues(form, factAnswerField(key, part))[0] ?? ""]),
    );
    if (Object.values(typed).every((value) => value.trim() === "")) continue;
    for (const part of factAnswerParts) values[factAnswerField(key, part)] = typed[part] ?? "";
    const read = factReportSchema.safeParse({ fact: key, ...typed });
    if (read.success) answers.push(read.data);
    for (const { path, message } of read.error?.issues ?? []) {
      const part = factAnswerParts.find((known) => known === path[0]);
      errors[part === undefined ? "form" : factAnswerField(key, part)] ??= message;
    }
  }
  const isPublic = textValues(form, "share")[0] === "yes";
  if (isPublic) values["share"] = "yes";
  if (answers.length === 0 && Object.keys(errors).length === 0)
    errors.form = "Nothing was sent: answer a question first";
  return Object.keys(errors).length === 0
    ? { ok: true, answers, isPublic, values }
    : { ok: false, errors, values };
}
