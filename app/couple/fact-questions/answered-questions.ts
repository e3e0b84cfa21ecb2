import { reportableFactKeys } from "#content/catalogue/reportable-fact-keys.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import { reportableFactLabels } from "#app/catalogue/venue-facts/reportable-fact-keys.ts";

import { describeStatement, type FactQuestion } from "./fact-question.ts";
import { nobodyAsked } from "./nobody-asked.ts";

/** A question with what each business has said, for the couple's page. */
export type AnsweredQuestion = {
  key: string;
  label: string;
  question: string;
  answered: { id: number; name: string; lines: { text: string; from: string }[]; note: string | null }[];
};

/**
 * The couple's questions, each with all businesses below it, so that answers can be compared.
 * @param isOver nobody answers any more: the enquiry is withdrawn, or its day has passed
 */
export function answeredQuestions(
  businesses: readonly {
    id: number;
    name: string;
    category: string;
    /** Whether it is invented, and nobody was asked. */
    isSample: boolean;
    /** When the couple declined it with thanks. */
    declinedAt: Date | null;
    questions: readonly FactQuestion[];
  }[],
  isOver = false,
): AnsweredQuestion[] {
  return reportableFactKeys.flatMap((key) => {
    const asked = businesses.filter(({ questions }) => questions.some((each) => each.key === key));
    const [first] = asked;
    if (first === undefined) return [];
    const answered = asked.flatMap(({ id, name, isSample, declinedAt, questions }) =>
      questions
        .filter((question) => question.key === key)
        .map((question) => ({
          id,
          name,
          ...describe(question, { isSample, isClosed: isOver || declinedAt !== null }),
        })),
    );
    return [{ key, ...reportableFactLabels(key, first), answered }];
  });
}

type Answerer = { isSample: boolean; isClosed: boolean };

/** What stands in place of an answer. */
function describeOpen({ isSample, isClosed }: Answerer): string {
  if (isSample) return nobodyAsked;
  return isClosed ? "No answer" : "No answer yet";
}

function describe({ given, published, isAsked, isContradicted }: FactQuestion, answerer: Answerer) {
  const lines = [
    ...(given === null
      ? []
      : [{ text: describeStatement(given), from: `Answered to you, ${formatDate(given.answeredOn)}` }]),
    // What the venue told the couple and everybody at once stands there once.
    ...(published === null || (given !== null && !isContradicted)
      ? []
      : [
          {
            text: describeStatement(published),
            from: `${isAsked && given === null ? "Answered since you asked: on its page" : "On its page"}, ${formatDate(published.checkedOn)}`,
          },
        ]),
  ];
  return {
    lines,
    note: isContradicted
      ? "These differ: ask them which one holds for your day."
      : lines.length === 0
        ? describeOpen(answerer)
        : null,
  };
}
