import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { chooseScene } from "#app/ui/illustrations/choose-scene.ts";
import { Scene } from "#app/ui/illustrations/scene.tsx";

import { ResponsivePicture } from "./responsive-picture.tsx";

type ListingArtProps = {
  card: Pick<
    ListingCard,
    "id" | "name" | "category" | "services" | "southAsian" | "fictional" | "image" | "picture"
  >;
  path?: string | null;
  eager?: boolean;
};

/** The maximum width of a card, or of a poster, in windows of that width. */
const cardSizes = "(max-width: 599px) 100vw, (max-width: 1080px) 50vw, 400px";

/** The business's own picture, the poster drawn for it, or a composed scene for a listing with neither. */
export function ListingArt({ card, path = card.image, eager = false }: ListingArtProps) {
  if (card.picture && path === card.image)
    return <ResponsivePicture picture={card.picture} sizes={cardSizes} eager={eager} />;
  if (path === null) return <Scene {...chooseScene(card)} />;
  return (
    <img src={path} alt="" width={800} height={1000} loading={eager ? "eager" : "lazy"} decoding="async" />
  );
}
