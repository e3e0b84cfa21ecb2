import type { VenueDetails } from "#app/catalogue/directory/listing.ts";
import { SampleBadge } from "#app/catalogue/listings/sample-badge.tsx";

import { formatDate, formatMonth } from "#app/calendar/format-date.ts";
import { toldByTelephone } from "./told-by-telephone.ts";

/** What is known about one question on a venue. */
export type VenueFact = VenueDetails["facts"][number];

/** Text beside a statement that is older than a year. */
export const outdatedFactText = (checkedOn: string) =>
  `As of ${formatMonth(checkedOn.slice(0, 7))}: ask again.`;

/** Text wherever a fact is missing. */
export const unknownFactText = "Not known yet: ask the venue";

/** A missing fact in a table or a list, in a style of its own. */
export function UnknownFact() {
  return <span className="fact-unknown">{unknownFactText}</span>;
}

// The database stores these as text, so a lookup can receive an unknown word.
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

/** 'Yes', 'No' or 'Depends'; null where the fact is not a yes-or-no question. */
export function answerLabel(answer: string | null): string | null {
  return answer === null ? null : (answerWords.get(answer) ?? null);
}

/**
 * A fact in its own words with its source, or the note that it is not known; it needs a block element as its
 * parent, not a <p>.
 */
export function FactText({
  fact,
  sample,
}: {
  fact: (VenueFact & { isOld?: boolean }) | null;
  sample: boolean;
}) {
  if (fact === null) return <UnknownFact />;
  const answer = answerLabel(fact.answer);
  return (
    <>
      {answer !== null && <strong className={`fact-answer fact-answer--${fact.answer}`}>{answer}</strong>}{" "}
      {fact.text} <FactStatus fact={fact} sample={sample} />
    </>
  );
}

/**
 * Status of a statement as a disclosure: opened, it shows the source, the day of the last check and the
 * reliability.
 * @param sample the venue is invented, so the statement is sample data
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
  if (sample) return <SampleBadge />;
  const isByVenue = fact.saidBy === "venue";
  return (
    <details className="fact-status">
      <summary>
        {status}
        {isByVenue && " by the venue"}
        {fact.confidence === "low" && ", not certain"}
        {fact.isOld && `. ${outdatedFactText(fact.checkedOn)}`}
        <span className="visually-hidden">: where this comes from</span>
      </summary>
      <p>
        {isByVenue || fact.source === toldByTelephone
          ? `The venue ${isByVenue ? "says so itself" : "told us by telephone"}, on ${formatDate(fact.checkedOn)}.`
          : `${status === "Confirmed" ? "The venue or the authority says so." : "Reported by a source other than the venue."} Source: ${fact.source}. Checked on ${formatDate(fact.checkedOn)}. ${confidenceWords[fact.confidence] ?? ""}`}
      </p>
    </details>
  );
}
