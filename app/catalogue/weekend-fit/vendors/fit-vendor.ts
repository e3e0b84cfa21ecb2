import type { CatererFactKey } from "#content/catalogue/reportable-fact-keys.ts";
import type { FitFact } from "#app/catalogue/weekend-fit/fit-venue.ts";

/** What the rules know of a vendor. */
export type FitVendor = {
  id: number;
  name: string;
  category: string;
  fictional: boolean;
  /** Tags and services, in which a kind of vendor is named. */
  words: string;
  location: string;
  /** Where it works, in its own words; null: not said. */
  travels: string | null;
  facts: Partial<Record<CatererFactKey, FitFact>>;
  /** Most guests that it takes; null: not said. */
  guests: { to: number; source: string; checkedOn: string } | null;
  /** Days that it has said are taken, and up to when it is free on all others. */
  taken: readonly string[];
  freeUntil: string | null;
};
