/** The ink of each line, from the middle of the sun outwards; neighbours differ. */
export const budgetInks = [
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
