import { maxComparedListings } from "#app/catalogue/listings/max-compared.ts";

import { comparisonFormId, type Comparison } from "./use-comparison.ts";

type CompareBoxProps = { slug: string; name: string; comparison: Comparison };

/** The checkbox on a card that adds its venue to the comparison. */
export function CompareCheckbox({ slug, name, comparison: { chosen, toggle } }: CompareBoxProps) {
  const isChosen = chosen.includes(slug);
  return (
    <label className="checkbox compare-box">
      <input
        type="checkbox"
        form={comparisonFormId}
        name="venues"
        value={slug}
        aria-label={`Compare ${name}`}
        checked={isChosen}
        disabled={!isChosen && chosen.length === maxComparedListings}
        onChange={() => toggle(slug)}
      />
      Compare
    </label>
  );
}
