import type { ReactNode } from "react";

import type { FactKey } from "#content/catalogue/fact-keys.ts";
import { factWords } from "#app/catalogue/venue-facts/fact-keys.ts";
import { answerWord, UnknownFact } from "#app/catalogue/venue-facts/fact-status.tsx";

import { FactOrigin } from "./fact-origin.tsx";
import { AskButton } from "#app/visitor/venue-page/question-basket.tsx";
import type { QuestionKey } from "./venue-questions.ts";
import type { VenueSheet } from "./venue-sheet.ts";

/** One question about the venue: what is known and where from, or one tap to ask. */
export function FactRow({ factKey, sheet }: { factKey: FactKey; sheet: VenueSheet }) {
  const { label } = factWords[factKey];
  const fact = sheet.facts[factKey];
  if (fact === undefined) return <UnknownRow label={label} question={factKey} />;
  const answer = answerWord(fact.answer);
  return (
    <Row label={label}>
      {answer !== null && <strong className={`fact-answer fact-answer--${fact.answer}`}>{answer}. </strong>}
      {fact.text}
      <FactOrigin fact={fact} sample={sheet.listing.card.fictional} />
    </Row>
  );
}

/** What nobody has told us yet. */
export function UnknownRow({ label, question }: { label: string; question: QuestionKey }) {
  return (
    <Row label={label}>
      <UnknownFact />
      <AskButton question={question} about={label} />
    </Row>
  );
}

/** A label with what stands beside it. */
export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="fact-row">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
