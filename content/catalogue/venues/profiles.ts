import type { VenueProfile } from "../venue-profile.ts";
import { profile as bmoCentre } from "./profiles/bmo-centre.ts";
import { profile as bowValleyRanche } from "./profiles/bow-valley-ranche.ts";
import { profile as calgaryMarriott } from "./profiles/calgary-marriott.ts";
import { profile as calgaryZoo } from "./profiles/calgary-zoo.ts";
import { profile as celebrationHall } from "./profiles/celebration-hall.ts";
import { profile as cornerstoneCanmore } from "./profiles/cornerstone-canmore.ts";
import { profile as cottonbankGolfClub } from "./profiles/cottonbank-golf-club.ts";
import { profile as cucumberHouse } from "./profiles/cucumber-house.ts";
import { profile as emeraldLakeLodge } from "./profiles/emerald-lake-lodge.ts";
import { profile as fairmontBanffSprings } from "./profiles/fairmont-banff-springs.ts";
import { profile as fairmontChateauLakeLouise } from "./profiles/fairmont-chateau-lake-louise.ts";
import { profile as fairmontPalliser } from "./profiles/fairmont-palliser.ts";
import { profile as glenmoreInn } from "./profiles/glenmore-inn.ts";
import { profile as guldastaHouse } from "./profiles/guldasta-house.ts";
import { profile as hatblockLoft } from "./profiles/hatblock-loft.ts";
import { profile as haugenBarn } from "./profiles/haugen-barn.ts";
import { profile as heritagePark } from "./profiles/heritage-park.ts";
import { profile as hoaryMarmotLodge } from "./profiles/hoary-marmot-lodge.ts";
import { profile as hotelArts } from "./profiles/hotel-arts.ts";
import { profile as hyattRegencyCalgary } from "./profiles/hyatt-regency-calgary.ts";
import { profile as lakeHouse } from "./profiles/lake-house.ts";
import { profile as pikeAndSorrel } from "./profiles/pike-and-sorrel.ts";
import { profile as readerRockGarden } from "./profiles/reader-rock-garden.ts";
import { profile as rimrock } from "./profiles/rimrock.ts";
import { profile as riverCafe } from "./profiles/river-cafe.ts";
import { profile as sanjhaVehraHall } from "./profiles/sanjha-vehra-hall.ts";
import { profile as silvertip } from "./profiles/silvertip.ts";
import { profile as staveAndHoopHall } from "./profiles/stave-and-hoop-hall.ts";
import { profile as teatroRestaurant } from "./profiles/teatro-restaurant.ts";
import { profile as tranTaaliHall } from "./profiles/tran-taali-hall.ts";
import { profile as westinCalgary } from "./profiles/westin-calgary.ts";

/** What the venue pages show beyond the listing, in the order of the listings. */
export const venueProfiles: VenueProfile[] = [
  tranTaaliHall,
  fairmontPalliser,
  calgaryZoo,
  heritagePark,
  lakeHouse,
  teatroRestaurant,
  bowValleyRanche,
  hyattRegencyCalgary,
  calgaryMarriott,
  westinCalgary,
  glenmoreInn,
  celebrationHall,
  hotelArts,
  riverCafe,
  readerRockGarden,
  bmoCentre,
  fairmontBanffSprings,
  fairmontChateauLakeLouise,
  rimrock,
  silvertip,
  cornerstoneCanmore,
  emeraldLakeLodge,
  sanjhaVehraHall,
  guldastaHouse,
  haugenBarn,
  cucumberHouse,
  hatblockLoft,
  staveAndHoopHall,
  cottonbankGolfClub,
  hoaryMarmotLodge,
  pikeAndSorrel,
];
