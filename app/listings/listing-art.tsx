import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { sceneFor } from "#app/ui/illustrations/choose-scene.ts";
import { Scene } from "#app/illustrations/scene.tsx";

import { ShownPicture } from "#app/catalogue/listings/responsive-picture.tsx";

type ListingArtProps = { card: ListingCard; path?: string | null; eager?: boolean };

/** As wide as a card, or a poster, is at most in windows of that width. */
const cardSizes = "(max-width: 599px) 100vw, (max-width: 1080px) 50vw, 400px";

/** The business's own picture, the poster that we drew, or a scene put together for one that has neither. */
export function ListingArt({ card, path = card.image, eager = false }: ListingArtProps) {
  if (card.picture && path === card.image)
    return <ShownPicture picture={card.picture} sizes={cardSizes} eager={eager} />;
  if (path === null) return <Scene {...sceneFor(card)} />;
  return (
    <img src={path} alt="" width={800} height={1000} loading={eager ? "eager" : "lazy"} decoding="async" />
  );
}
