import type { CentsRange } from "#app/catalogue/event-costs/cents-range.ts";

/** How far a sum reaches among those beside it: firm up to its least, lighter up to its most, open where it may be more. */
export function RangeBar({ range: { low, high, open }, highest }: { range: CentsRange; highest: number }) {
  const part = (cents: number) => ((cents / highest) * 560).toFixed(1);
  return (
    <svg className="range-bar" viewBox="0 0 600 28" preserveAspectRatio="none" aria-hidden="true">
      <path className="range-bar__ground" d="M0 22H600" />
      <path className="range-bar__high" d={`M0 4H${part(high)}V22H0z`} />
      <path className="range-bar__low" d={`M0 4H${part(low)}V22H0z`} />
      {open && <path className="range-bar__open" d={`M${part(high)} 13H600`} />}
    </svg>
  );
}
