import { sql } from "drizzle-orm";
import { z } from "zod";

import type { Database, Transaction } from "#database/database.ts";
import { siteState } from "#database/schema/index.ts";

/** Today as the clocks of this process and of its database show it, and the last date that was believed. */
export type DateSeen = {
  /** The clock of this process or of the database, whichever is further off from the date believed last. */
  now: Date;
  /** Null where the site has nothing to compare with: it is new. */
  believed: Date | null;
  /** How many days lie between the two, whichever way. */
  days: number;
  isDoubted: boolean;
};

/**
 * A date is not believed when it is further off than this from the one believed last, in days. It is less
 * than anything is kept: the unconfirmed application that goes first has fourteen days.
 */
const mostDays = 7;

const dayMillis = 24 * 60 * 60 * 1000;

const known = z.object({
  now: z.coerce.number(),
  believed: z.coerce.number().nullable(),
});

/**
 * Compares today with the last date that was believed; in a database that has none noted yet, with the newest
 * thing that somebody left in it.
 */
export async function seeDate(database: Database | Transaction): Promise<DateSeen> {
  const { rows } = await database.execute(sql`
    select extract(epoch from now()) * 1000 as now,
      extract(epoch from coalesce(
        (select clock_believed_at from site_state),
        greatest(
          (select max(received_at) from enquiries), (select max(received_at) from applications),
          (select max(received_at) from claims), (select max(received_at) from corrections),
          (select max(created_at) from mails), (select max(changed_at) from plans)))) * 1000 as believed`);
  const row = known.parse(rows[0]);
  const believed = row.believed ?? row.now;
  const away = (clock: number) => Math.abs(clock - believed);
  const now = away(Date.now()) > away(row.now) ? Date.now() : row.now;
  const days = away(now) / dayMillis;
  return {
    now: new Date(now),
    believed: row.believed === null ? null : new Date(row.believed),
    days,
    isDoubted: days > mostDays,
  };
}

/** Notes that today's date is right. */
export async function believeDate(database: Database | Transaction, now: Date): Promise<void> {
  const noted = { clockBelievedAt: now, clockDoubtedAt: null };
  await database.insert(siteState).values(noted).onConflictDoUpdate({ target: siteState.id, set: noted });
}

/**
 * Notes that the date is doubted, and what it was compared with: what comes in on a wrong date is newer.
 * @returns whether it was not doubted before
 */
export async function doubtDate(transaction: Transaction, { now, believed }: DateSeen): Promise<boolean> {
  await transaction.insert(siteState).values({}).onConflictDoNothing();
  const noted = await transaction
    .update(siteState)
    .set({ clockBelievedAt: believed, clockDoubtedAt: now })
    .where(sql`${siteState.clockDoubtedAt} is null`)
    .returning({ id: siteState.id });
  return noted.length > 0;
}
