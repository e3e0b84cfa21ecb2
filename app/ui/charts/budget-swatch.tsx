/** A swatch of a line's colour in the sun. */
export function BudgetSwatch({ ink }: { ink: string }) {
  return (
    <svg className="budget-line__ink t0" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M0 0H16V16H0z" fill={ink} />
    </svg>
  );
}
