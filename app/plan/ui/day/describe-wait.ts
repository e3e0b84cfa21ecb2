/** 'in 25 min', 'in 2 h 5 min', 'in 3 days'. */
export function describeWait(minutes: number): string {
  if (minutes >= 2880) return `in ${Math.round(minutes / 1440)} days`;
  return `in ${describeLength(minutes)}`;
}

/** 'ends now', '25 min over', '2 h 5 min over'. */
export const describeOverrun = (minutes: number): string =>
  minutes === 0 ? "ends now" : `${describeLength(minutes)} over`;

function describeLength(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
