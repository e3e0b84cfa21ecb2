import type { Poster } from "./kit/poster.ts";
import { banffSprings } from "./posters/banff-springs.ts";
import { bmo } from "./posters/bmo-centre.ts";
import { celebration } from "./posters/celebration.ts";
import { conservatory } from "./posters/conservatory.ts";
import { cornerstone } from "./posters/cornerstone.ts";
import { emeraldLake } from "./posters/emerald-lake.ts";
import { glenmore } from "./posters/glenmore.ts";
import { heritagePark } from "./posters/heritage-park.ts";
import { hotelArts } from "./posters/hotel-arts.ts";
import { hyatt } from "./posters/hyatt.ts";
import { lakeHouse } from "./posters/lake-house.ts";
import { lakeLouise } from "./posters/lake-louise.ts";
import { marriott } from "./posters/marriott.ts";
import { palliser } from "./posters/palliser.ts";
import { ranche } from "./posters/ranche.ts";
import { readerRockGarden } from "./posters/reader-rock-garden.ts";
import { rimrock } from "./posters/rimrock.ts";
import { riverCafe } from "./posters/river-cafe.ts";
import { silvertip } from "./posters/silvertip.ts";
import { teatro } from "./posters/teatro.ts";
import { westin } from "./posters/westin.ts";

/** The posters of the venues, by their path under public/art. */
export const venuePosters: Readonly<Record<string, Poster>> = {
  "venues/palliser": palliser,
  "venues/conservatory": conservatory,
  "venues/heritage-park": heritagePark,
  "venues/lake-house": lakeHouse,
  "venues/celebration": celebration,
  "venues/teatro-restaurant": teatro,
  "venues/bow-valley-ranche": ranche,
  "venues/hyatt-regency-calgary": hyatt,
  "venues/calgary-marriott": marriott,
  "venues/westin-calgary": westin,
  "venues/glenmore-inn": glenmore,
  "venues/hotel-arts": hotelArts,
  "venues/fairmont-banff-springs": banffSprings,
  "venues/fairmont-chateau-lake-louise": lakeLouise,
  "venues/emerald-lake-lodge": emeraldLake,
  "venues/river-cafe": riverCafe,
  "venues/silvertip": silvertip,
  "venues/rimrock": rimrock,
  "venues/bmo-centre": bmo,
  "venues/reader-rock-garden": readerRockGarden,
  "venues/cornerstone-canmore": cornerstone,
};
