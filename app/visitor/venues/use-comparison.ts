import { useEffect, useState } from "react";

import { maxComparedListings } from "#app/catalogue/listings/max-compared.ts";

/** The form of the checkboxes on the cards. */
export const comparisonFormId = "venue-comparison";

export type Comparison = {
  /** Slugs in the order in which they were chosen. */
  chosen: readonly string[];
  choose: (slug: string, isChosen: boolean) => void;
  clear: () => void;
};

/** For whoever comes back to the venues; only the browser writes it, so that a first page has none. */
let lastChosen: readonly string[] = [];

/** Says which venues are ticked when the list of venues is opened next. */
export function rememberChosen(slugs: readonly string[]): void {
  lastChosen = slugs;
}

/** The venues that a visitor has ticked for the comparison; they stay until a page is loaded from the server. */
export function useComparison(): Comparison {
  const [chosen, setChosen] = useState(lastChosen);
  useEffect(() => rememberChosen(chosen), [chosen]);
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
