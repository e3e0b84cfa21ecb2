import { checked } from "../../guide-sources.ts";
import type { Provenance } from "../../provenance.ts";

/* What the tasks cite beside the sources of the guides. */

const from = (source: string, confidence: Provenance["confidence"]): Provenance => ({
  source,
  checked,
  confidence,
});

export const licenceRule = from(
  "aspencountryhills.com, marriage licence guide that repeats alberta.ca",
  "high",
);
export const officiantTimes = from("weddingsbytamara.com; vowsbyjudy.ca", "high");
export const registeredClergy = from("alberta.ca, getting married", "high");
export const afterCeremony = from("alberta.ca; weddingsbywylie.com", "high");
export const temporaryCommissioner = from("alberta.ca, temporary marriage commissioner", "medium");
export const bookingTimes = from("General knowledge of how far ahead Calgary couples book", "medium");
export const venueTimes = from("cornerstonecanmore.com; naliaweddings.com (2026); our own advice", "high");
export const cityParkTimes = from("City of Calgary, park bookings (calgary.ca)", "medium");
export const streetTimes = from(
  "City of Calgary, book a park (calgary.ca); ca.citylaws.org on parades (secondary)",
  "low",
);
export const dronePermit = from("City of Calgary, drones in parks (calgary.ca)", "high");
export const aglcRules = from("AGLC, special event licences, older copy (aglc.gov.ab.ca)", "high");
export const hallInsurance = from("glenparkhall.com; Parkland Village hall form", "medium");
export const parkVendors = from("Parks Canada, permits and licences (pc.gc.ca)", "high");
export const townSites = from("klemstudios.com; we could not confirm it with the Town of Banff", "low");
export const gurdwaraRules = from(
  "gurdwarasahibclovis.com; sikhismguide.net; zola.com/wedding/harryandprincy",
  "high",
);
export const horsePractice = from("oliveairesa.blogspot.com; bitlesshorse.blogspot.com", "medium");
