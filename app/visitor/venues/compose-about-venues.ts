import type { Directory } from "#app/catalogue/directory/directory.server.ts";
import { buildAreaGuide } from "#app/visitor/areas/build-area-guide.ts";

import type { AboutVenuesData } from "./about-venues-data.ts";
import { composeSpotlights } from "./compose-spotlights.ts";

/** @param samples false leaves out everything invented */
export function composeAboutVenues(directory: Pick<Directory, "venue">, samples: boolean): AboutVenuesData {
  return {
    spotlights: composeSpotlights(directory, samples),
    areaGuide: buildAreaGuide(directory.venue),
  };
}
