import { factKeysOf, type ReportableFactKey } from "#content/catalogue/reportable-fact-keys.ts";
import { isOutdated } from "#app/catalogue/venue-facts/fact-age.ts";
import { formatGuestRange } from "#app/catalogue/venue-facts/reportable-fact-keys.ts";

/** What a venue says of a fact: yes, no or depends, and in words; numbers for the guests alone. */
type Statement = {
  answer: string | null;
  text: string;
  guestsFrom: number | null;
  guestsTo: number | null;
};

/** What a venue told this couple. */
export type GivenAnswer = Statement & { key: string; isPublic: boolean; answeredOn: string };

/** What every couple reads of the venue. */
export type PublishedFact = Statement & { key: string; checkedOn: string; saidBy: string };

/** One fact that a couple would like to know of one venue, and what it has heard. */
export type FactQuestion = {
  key: ReportableFactKey;
  given: GivenAnswer | null;
  published: PublishedFact | null;
  /** Whether the venue is asked: nobody knew it, or it was checked too long ago, when the couple asked. */
  isAsked: boolean;
  /** Both were said, and they differ. */
  isContradicted: boolean;
};

/**
 * What a couple asked of one business, in canonical order.
 * @param category of the business: what it cannot be asked is left out
 * @param asks keys of the enquiry; one that no release knows is left out
 * @param askedOn day in Alberta on which the enquiry was sent
 */
export function factQuestions(
  category: string,
  asks: readonly string[],
  { given, published }: { given: readonly GivenAnswer[]; published: readonly PublishedFact[] },
  askedOn: string,
): FactQuestion[] {
  return factKeysOf(category)
    .filter((key) => asks.includes(key))
    .map((key) => {
      const own = given.find((answer) => answer.key === key) ?? null;
      const known = published.find((fact) => fact.key === key) ?? null;
      return {
        key,
        given: own,
        published: known,
        isAsked:
          own !== null ||
          known === null ||
          known.checkedOn >= askedOn ||
          isOutdated(known.checkedOn, askedOn),
        isContradicted: own !== null && known !== null && !isSame(own, known),
      };
    });
}

/** Whether two statements say the same; words may differ where both are yes or no. */
function isSame(one: Statement, other: Statement): boolean {
  if (one.guestsTo !== null || other.guestsTo !== null) return one.guestsTo === other.guestsTo;
  return one.answer === null || other.answer === null ? one.text === other.text : one.answer === other.answer;
}

/** A statement in words: 'Yes. Until 11 pm.' */
export function describeStatement({ answer, text, guestsFrom, guestsTo }: Statement): string {
  if (guestsTo !== null) return formatGuestRange(guestsFrom, guestsTo);
  return [answer === null ? "" : (answerWords.get(answer) ?? ""), text].filter(Boolean).join(" ");
}

const answerWords = new Map([
  ["yes", "Yes."],
  ["no", "No."],
  ["depends", "It depends."],
]);
