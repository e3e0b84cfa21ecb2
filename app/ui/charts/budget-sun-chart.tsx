import { budgetColour } from "./budget-colours.ts";

const radius = 190;

type BudgetSunProps = {
  /** Largest first; fractions of the whole, 0 to 1. */
  bands: readonly { id: string; fraction: number }[];
};

/**
 * A budget as a banded sun over the land: each band's area is its share, the largest line in the middle. The
 * text beside it gives the same in words and figures.
 */
export function BudgetSunChart({ bands }: BudgetSunProps) {
  const rings = bands
    .reduce<{ id: string; ink: string; outer: number }[]>((inner, { id, fraction }, position) => {
      const before = (inner.at(-1)?.outer ?? 0) ** 2;
      const outer = Math.sqrt(before + fraction * radius ** 2);
      return [...inner, { id, ink: budgetColour(position), outer }];
    }, [])
    .toReversed();
  return (
    <svg className="budget-sun t0" viewBox="0 0 400 240" aria-hidden="true">
      <path d="M0 0H400V240H0z" fill="var(--o-s6)" />
      {rings.map(({ id, ink, outer }) => (
        <circle
          key={id}
          cx={200}
          cy={206}
          r={outer.toFixed(1)}
          fill={ink}
          stroke="var(--o-s6)"
          strokeWidth={1.5}
        />
      ))}
      <path d="M-10 206C60 190 130 200 200 207 270 200 340 190 410 206V250H-10z" fill="var(--o-gr)" />
      <path d="M-10 224C80 212 260 234 410 216V250H-10z" fill="var(--o-gr2)" />
    </svg>
  );
}
