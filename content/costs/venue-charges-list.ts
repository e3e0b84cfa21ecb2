import type { VenueCharges } from "./venue-charges.ts";
import { charges as celebrationHall } from "./venues/celebration-hall.ts";
import { charges as cottonbankGolfClub } from "./venues/cottonbank-golf-club.ts";
import { charges as cucumberHouse } from "./venues/cucumber-house.ts";
import { charges as fairmontChateauLakeLouise } from "./venues/fairmont-chateau-lake-louise.ts";
import { charges as fairmontPalliser } from "./venues/fairmont-palliser.ts";
import { charges as guldastaHouse } from "./venues/guldasta-house.ts";
import { charges as hatblockLoft } from "./venues/hatblock-loft.ts";
import { charges as haugenBarn } from "./venues/haugen-barn.ts";
import { charges as hoaryMarmotLodge } from "./venues/hoary-marmot-lodge.ts";
import { charges as pikeAndSorrel } from "./venues/pike-and-sorrel.ts";
import { charges as readerRockGarden } from "./venues/reader-rock-garden.ts";
import { charges as sanjhaVehraHall } from "./venues/sanjha-vehra-hall.ts";
import { charges as staveAndHoopHall } from "./venues/stave-and-hoop-hall.ts";
import { charges as tranTaaliHall } from "./venues/tran-taali-hall.ts";

/** What is known of the prices of venues, by slug; a venue without an entry has published nothing that we found. */
export const allVenueCharges: readonly VenueCharges[] = [
  celebrationHall,
  cottonbankGolfClub,
  cucumberHouse,
  fairmontChateauLakeLouise,
  fairmontPalliser,
  guldastaHouse,
  hatblockLoft,
  haugenBarn,
  hoaryMarmotLodge,
  pikeAndSorrel,
  readerRockGarden,
  sanjhaVehraHall,
  staveAndHoopHall,
  tranTaaliHall,
];
