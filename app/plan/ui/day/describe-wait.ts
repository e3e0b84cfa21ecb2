/** Minutes of a day. */
const day = 1440;

/**
 * 'in 25 min', 'in 2 h 5 min', 'tomorrow', 'in 3 days': days as a calendar counts them, as the countdown does.
 * @param from the current minute of Alberta's wall clock (clock-minutes.ts) @param to when it begins
 */
export function describeWait(from: number, to: number): string {
  const days = Math.floor(to / day) - Math.floor(from / day);
  if (days >= 2) return `in ${days} days`;
  // What comes in the small hours belongs to this evening.
  if (days === 1 && to - from >= day / 2) return "tomorrow";
  return `in ${describeLength(to - from)}`;
}

/** 'ends now', '25 min over', '2 h 5 min over'. */
export const describeOverrun = (minutes: number): string =>
  minutes === 0 ? "ends now" : `${describeLength(minutes)} over`;

function describeLength(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
