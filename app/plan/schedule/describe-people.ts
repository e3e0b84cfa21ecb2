import type { Headcount } from "#app/plan/guests/headcount.ts";

/** '240 people, 30 of them not answered yet'; '' where nobody said how many. */
export function describePeople(count: Headcount | undefined): string {
  if (count?.expected == null) return "";
  const open = count.waiting > 0 ? `, ${count.waiting} of them not answered yet` : "";
  return `${count.expected} people${open}`;
}
