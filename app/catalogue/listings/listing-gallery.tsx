import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { picturePath, widthsOf, type ListingPicture } from "#app/catalogue/directory/listing-picture.ts";

import { ShownPicture } from "./responsive-picture.tsx";

type ListingGalleryProps = {
  card: Pick<ListingCard, "name" | "category">;
  pictures: readonly ListingPicture[];
};

const [half, whole] = ["(max-width: 860px) 50vw, 370px", "(max-width: 860px) 100vw, 760px"];

/** What a business shows of its work: the first one large, each of them whole behind its link. */
export function ListingGallery({ card: { name, category }, pictures }: ListingGalleryProps) {
  if (pictures.length === 0) return null;
  // An odd one is the large one at the head.
  const isOdd = pictures.length % 2 === 1;
  return (
    <section className="listing-gallery" aria-labelledby="pictures">
      <h2 id="pictures">{category === "venues" ? "Pictures" : "Their work"}</h2>
      <ul className={isOdd ? "listing-gallery__wall is-odd" : "listing-gallery__wall"}>
        {pictures.map((picture, at) => (
          <li key={picture.hash}>
            <a href={picturePath(picture, widthsOf(picture).at(-1) ?? picture.width, "webp")}>
              <ShownPicture picture={picture} sizes={isOdd && at === 0 ? whole : half} />
            </a>
          </li>
        ))}
      </ul>
      <p className="note">Pictures that {name} sent. Tap one to see all of it.</p>
    </section>
  );
}
