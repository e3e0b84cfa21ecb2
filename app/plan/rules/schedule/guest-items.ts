import { isBackstageTitle } from "#content/plan/usual-moments.ts";
import type { MomentRow } from "#app/plan/schema/schedule.schema.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";

import { suggestedTitle } from "./suggest-moments.ts";

/**
 * Whether guests see a schedule item that the couple has not decided about: one that the site proposed, while it
 * bears its title and is no preparation. The couple's own lines stay with the couple.
 */
export function isUsuallySeenByGuests(item: Pick<MomentRow, "id" | "title">): boolean {
  return suggestedTitle(item) !== null && !isBackstageTitle(item.title);
}

/** Whether guests of its event see a schedule item. */
export const isSeenByGuests = (item: Pick<MomentRow, "id" | "title" | "guestsSee">): boolean =>
  item.guestsSee ?? isUsuallySeenByGuests(item);

/** What a new title changes of an item: guests see it as they did before, also where its title decided that. */
export function renameItem(
  item: Pick<MomentRow, "id" | "title" | "guestsSee">,
  title: string,
): Partial<Pick<MomentRow, "title" | "guestsSee">> {
  const guestsSee = isSeenByGuests(item);
  return isSeenByGuests({ ...item, title }) === guestsSee ? { title } : { title, guestsSee };
}

/** How many of the items within events guests see. */
export function countGuestItems(
  events: readonly Pick<EventRow, "id">[],
  moments: readonly MomentRow[],
): { seen: number; all: number } {
  const held = new Set(events.map(({ id }) => id));
  const items = moments.filter(({ event }) => held.has(event));
  return { seen: items.filter(isSeenByGuests).length, all: items.length };
}
