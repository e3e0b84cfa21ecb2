import { ContentError } from "./catalogue/parse-listings.ts";
import { readCatalogue } from "./catalogue/catalogue.ts";
import { checkEditorial } from "./editorial.ts";

/** Checks all of content/ before a build, so that a bad entry stops it with its file, entry and field. */
try {
  const { listings, profiles } = readCatalogue();
  console.log(`The catalogue is sound: ${listings.length} listings, ${profiles.length} venue profiles.`);
  console.log(`So are ${checkEditorial()} other entries.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(`content/ has mistakes:\n${error.message}`);
  process.exitCode = 1;
}
