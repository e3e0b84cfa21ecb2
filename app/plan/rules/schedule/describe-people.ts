import type { Headcount } from "#app/plan/rules/guests/headcount.ts";

/**
 * '240 people, 30 of them not answered yet', or 'planned for 450 people, 11 on the list so far'; '' where the
 * number is unknown.
 */
export function describeExpectedGuests(count: Headcount | undefined): string {
  if (count?.expected == null) return "";
  if (count.planned !== null && count.invited > 0)
    return `planned for ${count.expected} people, ${count.invited} on the list so far`;
  const open = count.waiting > 0 ? `, ${count.waiting} of them not answered yet` : "";
  return `${count.expected} people${open}`;
}
