import { listingPath, type ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { RoseMark } from "#app/ui/illustrations/ornament.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

type CorrectedViewProps = {
  reference: string;
  listing: Pick<ListingCard, "id" | "slug" | "category" | "name">;
};

/** The response to a correction without scripts. */
export function CorrectionReceived({ reference, listing }: CorrectedViewProps) {
  return (
    <section className="panel planning__form thanks">
      <RoseMark />
      <h2 className="heading-large">Thank you for telling us</h2>
      <p className="lede">Our team reads it and checks the sources before anything changes.</p>
      <p>
        Your reference is <strong>{reference}</strong>.
      </p>
      <ThemeLink to={listingPath(listing)} className="button button--primary">
        Back to {listing.name}
      </ThemeLink>
    </section>
  );
}
