import { useState } from "react";

import { maxComparedListings } from "#app/catalogue/listings/max-compared.ts";

/** The form of the checkboxes on the cards. */
export const comparisonFormId = "venue-comparison";

export type Comparison = {
  /** Slugs in the order in which they were chosen. */
  chosen: readonly string[];
  toggle: (slug: string) => void;
  clear: () => void;
};

/** The venues that a visitor has ticked for the comparison; they stay while the filters change. */
export function useComparison(): Comparison {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return {
    chosen,
    toggle: (slug) =>
      setChosen((before) =>
        before.includes(slug)
          ? before.filter((other) => other !== slug)
          : [...before, slug].slice(0, maxComparedListings),
      ),
    clear: () => setChosen([]),
  };
}
