import { weddingPlaceIds, type WeddingPlaceId } from "#content/wedding-places.ts";

const names: Record<WeddingPlaceId, string> = { calgary: "Calgary", banff: "Banff and Canmore" };

/** Where the site's couples marry; several can be chosen. */
export const places = weddingPlaceIds.map((id) => ({ id, name: names[id] }));
