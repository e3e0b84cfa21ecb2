import type { ReactNode } from "react";

import type { FactKey } from "#content/catalogue/fact-keys.ts";
import { factLabels } from "#app/catalogue/venue-facts/fact-keys.ts";
import { answerLabel, UnknownFact } from "#app/catalogue/venue-facts/fact-status.tsx";

import { FactOrigin } from "#app/catalogue/venue-facts/fact-origin.tsx";
import { AskButton } from "./question-basket.tsx";
import type { QuestionKey } from "./venue-questions.ts";
import type { VenuePageData } from "./venue-page-data.ts";

/** One question about the venue: what is known with its source, or one tap to ask. */
export function FactRow({ factKey, sheet }: { factKey: FactKey; sheet: VenuePageData }) {
  const { label } = factLabels[factKey];
  const fact = sheet.facts[factKey];
  if (fact === undefined) return <UnknownFactRow label={label} question={factKey} />;
  const answer = answerLabel(fact.answer);
  return (
    <LabelledRow label={label}>
      {answer !== null && <strong className={`fact-answer fact-answer--${fact.answer}`}>{answer}. </strong>}
      {fact.text}
      <FactOrigin fact={fact} sample={sheet.listing.card.fictional} />
    </LabelledRow>
  );
}

/** Facts that nobody has told us yet. */
export function UnknownFactRow({ label, question }: { label: string; question: QuestionKey }) {
  return (
    <LabelledRow label={label}>
      <UnknownFact />
      <AskButton question={question} about={label} />
    </LabelledRow>
  );
}

/** A label with its value. */
export function LabelledRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="fact-row">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
