/** The colour of each line, from the middle of the sun outwards; neighbours differ. */
const budgetInks = [
  "var(--o-sun)",
  "var(--o-gl)",
  "var(--o-g)",
  "var(--o-s2)",
  "var(--o-mg)",
  "var(--o-s3)",
  "var(--o-a)",
  "var(--o-s4)",
  "var(--o-ad)",
  "var(--o-s5)",
  "var(--o-gd)",
] as const;

/** The colour of the line at a position; the last colour for all further ones. */
export function budgetColour(position: number): string {
  return budgetInks[position] ?? "var(--o-ink)";
}
