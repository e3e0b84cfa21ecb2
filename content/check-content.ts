import { checkAreas } from "./areas/check-areas.ts";
import { checkMap } from "./calgary-map/check-map.ts";
import { ContentError } from "./catalogue/parse-listings.ts";
import { readCatalogue } from "./catalogue/catalogue.ts";
import { checkEditorial } from "./editorial.ts";

/** Checks all of content/ before a build, so that a bad entry stops it with its file, entry and field. */
try {
  const { listings, profiles } = readCatalogue();
  console.log(`The catalogue is sound: ${listings.length} listings, ${profiles.length} venue profiles.`);
  console.log(`So are ${checkEditorial()} other entries.`);
  const venues = profiles.map(({ slug }) => slug);
  console.log(
    `So are the map's ${checkMap().lines} lines and the guide's ${checkAreas(venues).areas} areas.`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(`content/ has mistakes:\n${error.message}`);
  process.exitCode = 1;
}
