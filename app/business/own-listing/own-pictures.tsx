import { maxListingPictures } from "#app/business/pictures/max-listing-pictures.ts";
import { useLocation } from "react-router";

import type { ListingPicture } from "#app/catalogue/directory/listing-picture.ts";
import { ResponsivePicture } from "#app/catalogue/listings/responsive-picture.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

/** Thumbnails of the pictures, and the link to the page that manages them. */
export function OwnPictures({ pictures }: { pictures: readonly ListingPicture[] }) {
  const { pathname } = useLocation();
  return (
    <section className="panel" aria-labelledby="pictures-heading">
      <h2 className="heading-large" id="pictures-heading">
        Pictures
      </h2>
      {pictures.length === 0 ? (
        <p className="own-listing__no-pictures">
          Couples see one of our drawings for now. Show them your work: up to {maxListingPictures} pictures,
          the first one on your card.
        </p>
      ) : (
        <ul className="own-listing__pictures">
          {pictures.map((picture) => (
            <li key={picture.hash}>
              <ResponsivePicture picture={picture} sizes="120px" />
            </li>
          ))}
        </ul>
      )}
      <ThemeLink to={`${pathname}/pictures`} className="button button--line">
        {pictures.length === 0 ? "Add pictures" : "Change your pictures"}
      </ThemeLink>
    </section>
  );
}
