import { z } from "zod";

import { provenance } from "../provenance.ts";
import { catererFactKeys } from "./reportable-fact-keys.ts";
import { factAnswers, factStatuses } from "./venue-profile-words.ts";

const fact = z.strictObject({
  status: z.enum(factStatuses),
  /** Null where it is no question of yes or no. */
  answer: z.enum(factAnswers).nullable(),
  /** The fact in a sentence or two of our own; empty where yes or no says it all. */
  text: z.string().max(320),
  /** Smallest and largest party in people; only the fact 'guests' has them. */
  guestsFrom: z.int().positive().nullable(),
  guestsTo: z.int().positive().nullable(),
  ...provenance,
});

/** What is known of a vendor that is no venue, with its source. A key that is not named is unknown. */
export const vendorFacts = z.strictObject({
  /** The listing's slug. */
  slug: z.string(),
  facts: z.partialRecord(z.enum(catererFactKeys), fact),
});

export type VendorFacts = z.infer<typeof vendorFacts>;
