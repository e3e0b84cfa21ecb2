import { sql } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import type { ViewCounter } from "#app/messaging/request-context.ts";
import type { Database } from "#database/database.ts";
import { listingViews } from "#database/schema/index.ts";

/** How long views wait in memory, in milliseconds: so much of them is lost when a process is killed. */
const flushMillis = 60_000;

/** Maximum number of rows of one statement. */
const batchSize = 1000;

type Counted = { listingId: number; day: string; views: number };

/** A counter in memory whose numbers go to the database now and then. */
export type OpenViewCounter = ViewCounter & {
  /** Writes what was counted; after a failure it waits for the next time. */
  flush: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Counts views of listings by day in memory and adds them to the database every minute and at the end. Numbers
 * are added, so several processes count the same listing together.
 * @param report hears of the first failure of several
 */
export function openViewCounter(
  database: Database,
  report: (what: string, error: unknown) => void,
): OpenViewCounter {
  const waiting = new Map<string, Counted>();
  let isFailing = false;
  const add = ({ listingId, day, views }: Counted) => {
    const key = `${listingId} ${day}`;
    waiting.set(key, { listingId, day, views: (waiting.get(key)?.views ?? 0) + views });
  };
  const flush = async () => {
    const counted = [...waiting.values()].toSorted(inOneOrder);
    waiting.clear();
    for (let first = 0; first < counted.length; first += batchSize)
      try {
        await addViews(database, counted.slice(first, first + batchSize));
        isFailing = false;
      } catch (error) {
        for (const one of counted.slice(first)) add(one);
        if (!isFailing) report("Views of listings could not be saved; they wait in memory", error);
        isFailing = true;
        return;
      }
  };
  const running = { flush: Promise.resolve() };
  const flushInTurn = () => (running.flush = running.flush.then(flush));
  const timer = setInterval(() => void flushInTurn(), flushMillis);
  timer.unref();
  return {
    count: (listingId) => add({ listingId, day: albertaDate(new Date()), views: 1 }),
    flush: flushInTurn,
    close: () => {
      clearInterval(timer);
      return flushInTurn();
    },
  };
}

/** So that two processes never wait for each other's rows. */
const inOneOrder = (a: Counted, b: Counted) => a.listingId - b.listingId || a.day.localeCompare(b.day);

const addViews = async (database: Database, counted: Counted[]): Promise<void> =>
  void (await database
    .insert(listingViews)
    .values(counted)
    .onConflictDoUpdate({
      target: [listingViews.listingId, listingViews.day],
      set: { views: sql`${listingViews.views} + excluded.views` },
    }));
