import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

import { CorrectionForm } from "./correction-form.tsx";

type SomethingWrongProps = {
  card: Pick<ListingCard, "id" | "name" | "fictional">;
  /** The business maintains its listing itself. */
  claimed: boolean;
};

/** 'Report a problem' at the end of a listing's page; an invented business has none. */
export function CorrectionPrompt({ card, claimed }: SomethingWrongProps) {
  if (card.fictional) return null;
  return (
    <details className="something-wrong without-print" id="something-wrong">
      <summary>Report a problem</summary>
      <p className="note">
        {claimed
          ? `${card.name} manages this page with us. Anything they didn’t write names its source.`
          : `${card.name} didn’t write this page; we did, from the sources named on it.`}{" "}
        Tell us what’s wrong, or ask us to remove the listing. Our team reads every report.
      </p>
      <CorrectionForm listing={card} errors={{}} values={null} />
    </details>
  );
}
