import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { VendorCard } from "#app/catalogue/listing-cards/vendor-card.tsx";

import { areasInLocation, previewCard } from "./preview-card.ts";
import { servicesNotSaved, type ProfileValues } from "./profile-fields.ts";

import "./profile-preview.css";

type ProfilePreviewProps = {
  values: ProfileValues;
  /** The card of the listing as couples see it; null for one that is not there yet. */
  listed: ListingCard | null;
  /** Id of the form that the button sends. */
  form: string;
};

/** A preview of the card in the directory. Without scripts the button requests it from the server. */
export function ProfilePreview({ values, listed, form }: ProfilePreviewProps) {
  const card = previewCard(values, listed);
  const areas = areasInLocation(card.location);
  const notSaved = servicesNotSaved(values);
  return (
    <section className="profile-preview" aria-labelledby="preview-heading">
      <h2 className="heading-small" id="preview-heading">
        Your card
      </h2>
      <div className="cards profile-preview__card">
        <VendorCard card={card} isPreview />
      </div>
      <p className="note">
        {areas.length === 0
          ? "No location filter finds you yet: name a part of Calgary such as NE or Beltline, a town around it, “Canmore & Banff”, or “Travels to you”."
          : `Found under: ${areas.join(", ")}.`}{" "}
        {listed === null && "We draw the picture; yours will differ."}
      </p>
      {notSaved.length > 0 && (
        <p className="note">Not in your category, so we won’t save it: {notSaved.join(", ")}.</p>
      )}
      <button
        type="submit"
        form={form}
        name="step"
        value="preview"
        formNoValidate
        className="button button--line without-scripts"
      >
        Preview
      </button>
    </section>
  );
}
