import type { ListingCard } from "#app/directory/listing-card.ts";

import { CorrectionForm } from "./correction-form.tsx";

/** 'Is something wrong?' at the end of a listing's page; an invented business has none. */
export function SomethingWrong({ card }: { card: Pick<ListingCard, "id" | "name" | "fictional"> }) {
  if (card.fictional) return null;
  return (
    <details className="something-wrong without-print" id="something-wrong">
      <summary>Is something wrong?</summary>
      <p className="note">
        {card.name} did not write this page; we did, from the sources named on it. Tell us what is wrong, or
        that the listing should go. A person reads it.
      </p>
      <CorrectionForm listing={card} errors={{}} values={null} />
    </details>
  );
}
