import type { DelayRow } from "#app/plan/schema/delays.schema.ts";

/** 'Baraat 25 minutes late, 6 items moved'. */
export function describeDelay({
  title,
  minutes,
  moved,
}: Pick<DelayRow, "title" | "minutes" | "moved">): string {
  const late = minutes === null ? "late" : minutes === 1 ? "1 minute late" : `${minutes} minutes late`;
  return `${title} ${late}, ${moved.length === 1 ? "1 item" : `${moved.length} items`} moved`;
}
