import type { VenueDetails } from "#app/catalogue/directory/listing.ts";
import { SampleMark } from "#app/listings/sample-mark.tsx";

import { describeDay, describeMonth } from "#app/calendar/format-date.ts";

/** What is known of one question about a venue. */
export type VenueFact = VenueDetails["facts"][number];

/** What stands beside a statement that is older than a year. */
export const oldFact = (checkedOn: string) => `As of ${describeMonth(checkedOn.slice(0, 7))}: ask again.`;

/** What stands wherever a fact is missing. */
export const unknownFact = "Not known yet: ask the venue";

export function UnknownFact() {
  return <span className="fact-unknown">{unknownFact}</span>;
}

// The database keeps these as text, so each table can be asked for a word that it does not have.
const statusWords: Partial<Record<string, string>> = { confirmed: "Confirmed", reported: "Reported" };

const confidenceWords: Partial<Record<string, string>> = {
  high: "We trust it.",
  medium: "It may have changed: ask before you rely on it.",
  low: "We are not sure of it: ask the venue.",
};

const answerWords = new Map([
  ["yes", "Yes"],
  ["no", "No"],
  ["depends", "Depends"],
]);

/** 'Yes', 'No' or 'Depends'; null where the fact answers no such question. */
export function answerWord(answer: string | null): string | null {
  return answer === null ? null : (answerWords.get(answer) ?? null);
}

/** A fact in its own words with where it comes from, or that it is not known; it needs a block around it, not a <p>. */
export function FactText({
  fact,
  sample,
}: {
  fact: (VenueFact & { isOld?: boolean }) | null;
  sample: boolean;
}) {
  if (fact === null) return <UnknownFact />;
  const answer = answerWord(fact.answer);
  return (
    <>
      {answer !== null && <strong className={`fact-answer fact-answer--${fact.answer}`}>{answer}</strong>}{" "}
      {fact.text} <FactStatus fact={fact} sample={sample} />
    </>
  );
}

/**
 * Status of a statement, folded up: opened, it says where it comes from, when somebody last looked
 * and how far to trust it.
 * @param sample the venue is invented, so that the statement is sample data
 */
export function FactStatus({
  fact,
  sample,
}: {
  fact: Pick<VenueFact, "source" | "checkedOn" | "confidence"> & {
    status?: string;
    saidBy?: string;
    isOld?: boolean;
  };
  sample: boolean;
}) {
  const status = statusWords[fact.status ?? "reported"] ?? "Reported";
  if (sample) return <SampleMark />;
  const isByVenue = fact.saidBy === "venue";
  return (
    <details className="fact-status">
      <summary>
        {status}
        {isByVenue && " by the venue"}
        {fact.confidence === "low" && ", not certain"}
        {fact.isOld && `. ${oldFact(fact.checkedOn)}`}
        <span className="visually-hidden">: where this comes from</span>
      </summary>
      <p>
        {isByVenue
          ? `The venue says so itself, on ${describeDay(fact.checkedOn)}.`
          : `${status === "Confirmed" ? "The venue or the authority says so." : "Said by others than the venue."} Source: ${fact.source}. Checked on ${describeDay(fact.checkedOn)}. ${confidenceWords[fact.confidence] ?? ""}`}
      </p>
    </details>
  );
}
