/** Width of the row in its own units: five stars of 22. */
const rowWidth = 110;

/**
 * Five stars, filled up to the rating (0 to 5), with partial stars: two bands behind a mask of stars, which
 * costs a list of cards a tenth of the bytes of drawn ones. The number is beside them in text, so they are
 * decorative.
 */
export function StarRow({ rating }: { readonly rating: number }) {
  const filled = (Math.max(0, Math.min(5, rating)) / 5) * rowWidth;
  return (
    <svg
      className="rating__stars"
      viewBox={`0 0 ${rowWidth} 20`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <path d={`M0 0h${rowWidth}v20H0z`} opacity={0.28} />
      <path d={`M0 0h${Math.round(filled)}v20H0z`} />
    </svg>
  );
}
