import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { AddToPlan } from "#app/catalogue/plan-outbox/add-to-plan.tsx";

import { HeartButton } from "./heart-button.tsx";

type AskAndSaveProps = {
  card: Pick<ListingCard, "id" | "name">;
  /** The form on the same page, such as '#enquiry'. */
  form: string;
  label: string;
};

/** Actions for a listing, at the top of its page. */
export function ListingHeaderActions({ card, form, label }: AskAndSaveProps) {
  return (
    <p className="hero__actions">
      <a href={form} className="button button--primary">
        {label}
      </a>
      <span className="listing-hero__save">
        <HeartButton card={card} />
        <span aria-hidden="true">Save</span>
      </span>
      <AddToPlan
        message={{ kind: "listings", ids: [card.id], from: "directory" }}
        what={card.name}
        to="/plan/shortlist"
        className="button button--ghost button--small"
      />
    </p>
  );
}
