/**
 * Divides an amount by weights so that the parts always sum to it exactly: each part gets its whole cents,
 * and the remaining cents go to the largest remainders, of equal ones to the first.
 * @param total whole cents; its product with the largest weight is at most 10^15, beyond which cents are not
 * exact
 * @param weights whole numbers from 0 on, at least one of them above 0
 */
export function splitCents(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) throw new Error("At least one part must have a weight.");
  const parts = weights.map((weight, position) => ({
    position,
    cents: Math.floor((total * weight) / sum),
    remainder: (total * weight) % sum,
  }));
  const left = total - parts.reduce((all, { cents }) => all + cents, 0);
  const favoured = new Set(
    parts
      .toSorted((a, b) => b.remainder - a.remainder || a.position - b.position)
      .slice(0, left)
      .map(({ position }) => position),
  );
  return parts.map(({ position, cents }) => cents + Number(favoured.has(position)));
}
