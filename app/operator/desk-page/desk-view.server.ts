import { albertaDate, albertaMinutes } from "#app/calendar/alberta-time.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import { formatTimeOfDay } from "#app/calendar/format-time-of-day.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { readWaitingList } from "#app/operator/waiting-list/read-waiting-list.server.ts";
import { describeAge, totalWaiting, type WaitingItem } from "#app/operator/waiting-list/waiting-item.ts";

/** An item with its age in words. */
export type WaitingItemView = WaitingItem & { age: string; sinceWords: string };

/** The page: what waits, oldest first, and how many wait that are not in the list. */
export type DeskView = { items: WaitingItemView[]; total: number };

export async function loadDeskView(
  site: Pick<Site, "database" | "databaseKind">,
  now = new Date(),
): Promise<DeskView> {
  const { items, totals } = await readWaitingList(site);
  return {
    items: items.map((item) => ({
      ...item,
      age: describeAge(item.since, now),
      sinceWords: describeInstant(new Date(item.since)),
    })),
    total: totalWaiting(totals),
  };
}

/** '25 November 2026, 9:54 p.m.', in Alberta. */
const describeInstant = (instant: Date): string =>
  `${formatDate(albertaDate(instant))}, ${formatTimeOfDay(albertaMinutes(instant))}`;
