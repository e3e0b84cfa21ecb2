import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

import { CorrectionForm } from "./correction-form.tsx";

type SomethingWrongProps = {
  card: Pick<ListingCard, "id" | "name" | "fictional">;
  /** The business maintains its listing itself. */
  claimed: boolean;
};

/** 'Is something wrong?' at the end of a listing's page; an invented business has none. */
export function CorrectionPrompt({ card, claimed }: SomethingWrongProps) {
  if (card.fictional) return null;
  return (
    <details className="something-wrong without-print" id="something-wrong">
      <summary>Is something wrong?</summary>
      <p className="note">
        {claimed
          ? `${card.name} keeps this page together with us; what is not its own word names its source.`
          : `${card.name} did not write this page; we did, from the sources named on it.`}{" "}
        Tell us what is wrong, or that the listing should go. A person reads it.
      </p>
      <CorrectionForm listing={card} errors={{}} values={null} />
    </details>
  );
}
