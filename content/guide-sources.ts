import type { Provenance } from "./provenance.ts";

/** Day on which the sources of the guides were last gone through. */
export const checked = "2026-11-21";

const from = (source: string, confidence: Provenance["confidence"]): Provenance => ({
  source,
  checked,
  confidence,
});

/* Sources that several guides cite, so that a page which moves is mended in one place. */
export const common = from("General knowledge; customs differ from family to family", "high");
export const commonPractice = from("General knowledge of how such events are run", "medium");
export const venueChecklist = from("indianweddings.org venue guide; sizes from general knowledge", "medium");
export const flamePermit = from("City of Calgary, indoor fire code page (calgary.ca)", "high");
export const flameStandby = from("City of Calgary, fire safety codes officers (calgary.ca)", "high");
export const flameIsWitness = from("blog.shaadishop.co, May 2018", "high");
export const quietHours = from(
  "City of Calgary, noise exemption page; the bylaw has been rewritten since",
  "medium",
);
export const gardenBans = from("City of Calgary, garden site rules (calgary.ca)", "high");
export const parkLimits = from("City of Calgary, parks information (calgary.ca)", "medium");
export const banffRules = from("Parks Canada, Banff wedding ceremonies (parks.canada.ca)", "high");
export const banffNature = from("Parks Canada, Banff weddings, older copy (pc.gc.ca); CBC", "high");
export const liquorHours = from("risingtideconsultants.ca, on AGLC rules", "medium");
export const climateNormals = from(
  "Environment Canada, Calgary airport normals 1981 to 2010, as remembered",
  "high",
);
export const sunTimes = from(
  "Computed for Calgary at UTC-6, Alberta's clock all year from 1 November 2026",
  "high",
);
