import { mostCompared } from "#app/listings/most-compared.ts";

import { comparisonFormId, type Comparison } from "./use-comparison.ts";

type CompareBoxProps = { slug: string; name: string; comparison: Comparison };

/** The box on a card that takes its venue into the comparison. */
export function CompareBox({ slug, name, comparison: { chosen, toggle } }: CompareBoxProps) {
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
        disabled={!isChosen && chosen.length === mostCompared}
        onChange={() => toggle(slug)}
      />
      Compare
    </label>
  );
}
