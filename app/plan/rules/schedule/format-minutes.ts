/** '45 minutes', '1 hour 30 minutes', '3 hours': a span of time, as it is said in a sentence. */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [...(hours > 0 ? [count(hours, "hour")] : []), ...(rest > 0 ? [count(rest, "minute")] : [])];
  return parts.length === 0 ? "0 minutes" : parts.join(" ");
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? "" : "s"}`;
