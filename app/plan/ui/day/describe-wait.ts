/** 'in 25 min', 'in 2 h 5 min', 'in 3 days'. */
export function describeWait(minutes: number): string {
  if (minutes < 60) return `in ${minutes} min`;
  if (minutes >= 2880) return `in ${Math.round(minutes / 1440)} days`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `in ${hours} h` : `in ${hours} h ${rest} min`;
}
