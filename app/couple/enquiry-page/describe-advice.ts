/** What the couple reads in place of answers where it chose no vendor: whether our team still writes to it. */
export function describeAdvice({ isOver, isAnswered }: { isOver: boolean; isAnswered: boolean }): string {
  if (isAnswered) return "You didn’t choose a vendor, so our team has sent you recommendations.";
  return isOver
    ? "You didn’t choose a vendor."
    : "You didn’t choose a vendor, so our team will email you recommendations.";
}
