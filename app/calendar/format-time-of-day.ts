/** '9:54 p.m.' for 1314 minutes after midnight. */
export function formatTimeOfDay(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${((hour + 11) % 12) + 1}:${String(minutes % 60).padStart(2, "0")} ${hour < 12 ? "a.m." : "p.m."}`;
}

/** '16 h 12 min'. */
export function formatDuration(minutes: number): string {
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
