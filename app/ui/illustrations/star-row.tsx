/** One star from its tip, in relative steps. */
const star = "l2.7 5.8 6.3.8-4.7 4.4 1.2 6.3-5.5-3.1-5.5 3.1 1.2-6.3-4.7-4.4 6.3-.8z";
const starWidth = 22;
const rowWidth = 5 * starWidth;
const row = [0, 1, 2, 3, 4].map((index) => `M${10 + index * starWidth} 1${star}`).join("");

/**
 * Five stars, filled up to the rating (0 to 5), with partial stars. The number is beside them in text, so
 * they are decorative.
 */
export function StarRow({ rating }: { readonly rating: number }) {
  const filled = (Math.max(0, Math.min(5, rating)) / 5) * rowWidth;
  return (
    <svg className="rating__stars" width={88} height={16} viewBox={`0 0 ${rowWidth} 20`} aria-hidden="true">
      <path d={row} fill="currentColor" opacity={0.28} />
      <svg width={filled} height={20} viewBox={`0 0 ${filled} 20`}>
        <path d={row} fill="currentColor" />
      </svg>
    </svg>
  );
}
