import type { ListingCard } from "#app/directory/listing-card.ts";
import { sceneFor } from "#app/illustrations/scene-for.ts";
import { Scene } from "#app/illustrations/scene.tsx";

type ListingArtProps = { card: ListingCard; path?: string | null; eager?: boolean };

/** The picture of a listing, or a scene put together for one that has none yet. */
export function ListingArt({ card, path = card.image, eager = false }: ListingArtProps) {
  if (path === null) return <Scene {...sceneFor(card)} />;
  return (
    <img src={path} alt="" width={800} height={1000} loading={eager ? "eager" : "lazy"} decoding="async" />
  );
}
