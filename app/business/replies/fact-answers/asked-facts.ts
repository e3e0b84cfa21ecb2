import {
  factInputKind,
  reportableFactLabels,
  typedFactText,
} from "#app/catalogue/venue-facts/reportable-fact-keys.ts";
import type { FactQuestion } from "#app/couple/fact-questions/fact-question.ts";

import { factAnswerField } from "./fact-answer-fields.ts";

/** A couple's question to a venue, with the fields of its answer. */
export type AskedFact = ReturnType<typeof askedFacts>[number];

/** What a business is asked by one couple: only what nobody knew of it, filled with what it answered before. */
export function askedFacts(
  questions: readonly FactQuestion[],
  owner: Parameters<typeof reportableFactLabels>[1],
) {
  return questions
    .filter(({ isAsked }) => isAsked)
    .map(({ key, given }) => ({
      key,
      ...reportableFactLabels(key, owner),
      toldAs: factInputKind(key),
      isAnswered: given !== null,
      values: {
        [factAnswerField(key, "answer")]: given?.answer ?? "",
        [factAnswerField(key, "text")]: typedFactText(key, given?.text ?? ""),
        [factAnswerField(key, "guestsFrom")]: String(given?.guestsFrom ?? ""),
        [factAnswerField(key, "guestsTo")]: String(given?.guestsTo ?? ""),
      },
    }));
}
