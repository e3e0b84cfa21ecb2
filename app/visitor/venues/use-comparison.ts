import { useState } from "react";

import { maxComparedListings } from "#app/catalogue/listings/max-compared.ts";

/** The form of the checkboxes on the cards. */
export const comparisonFormId = "venue-comparison";

export type Comparison = {
  /** Slugs in the order in which they were chosen. */
  chosen: readonly string[];
  choose: (slug: string, isChosen: boolean) => void;
  clear: () => void;
};

/** The venues that a visitor has ticked for the comparison; they stay while the filters change. */
export function useComparison(): Comparison {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return {
    chosen,
    choose: (slug, isChosen) =>
      setChosen((before) => {
        const others = before.filter((other) => other !== slug);
        return isChosen ? [...others, slug].slice(0, maxComparedListings) : others;
      }),
    clear: () => setChosen([]),
  };
}
