import { sql } from "drizzle-orm";
import { z } from "zod";

import type { Database, Transaction } from "#database/database.ts";
import { siteState } from "#database/schema/index.ts";

/** Today by the clocks of this process and of its database, and the last trusted date. */
export type ClockCheck = {
  /** The clock of this process or of the database, whichever is further from the last trusted date. */
  now: Date;
  /** Null where the site has nothing to compare with, because it is new. */
  believed: Date | null;
  /** Absolute difference of the two in days. */
  days: number;
  isDoubted: boolean;
};

/**
 * A date is not trusted when it differs by more than this from the last trusted one, in days. It is less than
 * the shortest retention: the unconfirmed application that is erased first has fourteen days.
 */
const mostDays = 7;

const dayMillis = 24 * 60 * 60 * 1000;

const known = z.object({
  now: z.coerce.number(),
  believed: z.coerce.number().nullable(),
});

/** Compares today with the last trusted date; in a database without one, with the newest timestamp. */
export async function checkClock(database: Database | Transaction): Promise<ClockCheck> {
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

/** Records that today's date is trusted. */
export async function trustClock(database: Database | Transaction, now: Date): Promise<void> {
  const noted = { clockBelievedAt: now, clockDoubtedAt: null };
  await database.insert(siteState).values(noted).onConflictDoUpdate({ target: siteState.id, set: noted });
}

/**
 * Records that the date is not trusted, and what it was compared with, because later timestamps come from a
 * wrong clock.
 * @returns whether it was trusted before
 */
export async function distrustClock(
  transaction: Transaction,
  { now, believed }: ClockCheck,
): Promise<boolean> {
  await transaction.insert(siteState).values({}).onConflictDoNothing();
  const noted = await transaction
    .update(siteState)
    .set({ clockBelievedAt: believed, clockDoubtedAt: now })
    .where(sql`${siteState.clockDoubtedAt} is null`)
    .returning({ id: siteState.id });
  return noted.length > 0;
}
