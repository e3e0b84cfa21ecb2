/**
 * What the couple reads in place of answers where it chose no real vendor: whether our team still writes to it.
 * @param samples how many sample listings it chose
 */
export function describeAdvice({
  isOver,
  isAnswered,
  samples,
}: {
  isOver: boolean;
  isAnswered: boolean;
  samples: number;
}): string {
  const why = samples === 0 ? "You didn’t choose a vendor" : "You chose sample listings only";
  if (isAnswered) return `${why}, so our team has sent you recommendations.`;
  return isOver ? `${why}.` : `${why}, so our team will email you recommendations.`;
}
