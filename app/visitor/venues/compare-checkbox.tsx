import { useEffect, useRef } from "react";

import { maxComparedListings } from "#app/catalogue/listings/max-compared.ts";

import { comparisonFormId, type Comparison } from "./use-comparison.ts";

type CompareBoxProps = { slug: string; name: string; comparison: Comparison };

/** The checkbox on a card that adds its venue to the comparison. */
export function CompareCheckbox({ slug, name, comparison: { chosen, choose } }: CompareBoxProps) {
  const isChosen = chosen.includes(slug);
  const input = useRef<HTMLInputElement>(null);
  // React does not hear of a tick that was there before it.
  useEffect(() => {
    if (input.current?.checked === true) choose(slug, true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: later ticks are events
  }, []);
  return (
    <label className="checkbox compare-box">
      <input
        ref={input}
        type="checkbox"
        form={comparisonFormId}
        name="venues"
        value={slug}
        aria-label={`Compare ${name}`}
        checked={isChosen}
        disabled={!isChosen && chosen.length === maxComparedListings}
        onChange={({ currentTarget }) => choose(slug, currentTarget.checked)}
      />
      Compare
    </label>
  );
}
