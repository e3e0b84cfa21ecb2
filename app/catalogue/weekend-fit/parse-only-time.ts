const day = 24 * 60;
const times = /\b(midnight)\b|\b(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\.?/gi;

/**
 * The hour until which a sentence lets music play, in minutes after midnight of the event's day; null where it
 * names none or several. Hours before six are those of the next day.
 */
export function parseOnlyTime(text: string): number | null {
  const [only, ...others] = text.matchAll(times);
  if (only === undefined || others.length > 0) return null;
  const [, midnight, hours, minutes = "0", half] = only;
  if (midnight !== undefined) return day;
  const hour = (Number(hours) % 12) + (half?.toLowerCase() === "p" ? 12 : 0);
  const at = 60 * hour + Number(minutes);
  return at < 6 * 60 ? at + day : at;
}
