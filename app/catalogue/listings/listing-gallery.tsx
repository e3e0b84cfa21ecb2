import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import {
  picturePath,
  availableWidths,
  type ListingPicture,
} from "#app/catalogue/directory/listing-picture.ts";

import { ResponsivePicture } from "./responsive-picture.tsx";

type ListingGalleryProps = {
  card: Pick<ListingCard, "name" | "category">;
  pictures: readonly ListingPicture[];
};

const [half, whole] = ["(max-width: 860px) 50vw, 370px", "(max-width: 860px) 100vw, 760px"];

/** Pictures of a business's work: the first one large; each links to its full picture. */
export function ListingGallery({ card: { name, category }, pictures }: ListingGalleryProps) {
  if (pictures.length === 0) return null;
  // With an odd number the first one is the large one.
  const isOdd = pictures.length % 2 === 1;
  return (
    <section className="listing-gallery" aria-labelledby="pictures">
      <h2 id="pictures">{category === "venues" ? "Pictures" : "Their work"}</h2>
      <ul className={isOdd ? "listing-gallery__wall is-odd" : "listing-gallery__wall"}>
        {pictures.map((picture, at) => (
          <li key={picture.hash}>
            <a href={picturePath(picture, availableWidths(picture).at(-1) ?? picture.width, "webp")}>
              <ResponsivePicture picture={picture} sizes={isOdd && at === 0 ? whole : half} />
            </a>
          </li>
        ))}
      </ul>
      <p className="note">Pictures that {name} sent. Tap one to see all of it.</p>
    </section>
  );
}
