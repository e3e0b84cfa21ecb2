import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

import { HeartButton } from "./heart-button.tsx";

type AskAndSaveProps = {
  card: Pick<ListingCard, "id" | "name">;
  /** The form on the same page, such as '#enquiry'. */
  form: string;
  label: string;
};

/** What can be done with a listing, at the head of its page. */
export function AskAndSave({ card, form, label }: AskAndSaveProps) {
  return (
    <p className="hero__actions">
      <a href={form} className="button button--primary">
        {label}
      </a>
      <span className="listing-hero__save">
        <HeartButton card={card} />
        <span aria-hidden="true">Save</span>
      </span>
    </p>
  );
}
