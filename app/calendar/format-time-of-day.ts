/** '9:54 p.m.' for 1314 minutes after midnight. */
export function formatTimeOfDay(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${((hour + 11) % 12) + 1}:${String(minutes % 60).padStart(2, "0")} ${hour < 12 ? "a.m." : "p.m."}`;
}

/** '1:30 a.m.' for 90 and for 1530: minutes of days before and after, too. Noon and midnight have their names. */
export function formatClockTime(minutes: number): string {
  const ofDay = ((minutes % 1440) + 1440) % 1440;
  if (ofDay === 0) return "midnight";
  return ofDay === 720 ? "noon" : formatTimeOfDay(ofDay);
}

/** The same with full hours alone: '6 p.m.', '1:30 a.m.', 'midnight'. */
export const formatShortClockTime = (minutes: number): string => formatClockTime(minutes).replace(":00", "");

/** '16 h 12 min'. */
export function formatDuration(minutes: number): string {
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
