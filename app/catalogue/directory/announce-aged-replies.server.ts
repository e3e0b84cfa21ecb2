import { isDeepStrictEqual } from "node:util";

import { sql, type SQL } from "drizzle-orm";

import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Database, Transaction } from "#database/database.ts";
import { siteState } from "#database/schema/index.ts";

import { readReplyRecords } from "./read-reply-records.server.ts";
import { describeReplyRecord } from "./reply-record.ts";

const { repliesComparedAt } = siteState;

/** Once an hour: after an announcement every site reads the whole directory and makes its pages again. */
const isRecent = sql`${repliesComparedAt} between now() - interval '1 hour' and now() + interval '1 hour'`;

/** When records were last compared; before the first time nobody had waited long enough. */
const lastTime = sql`coalesce((select ${repliesComparedAt} from ${siteState}), '-infinity')`;

/**
 * Has reply records read again where time alone changed what they show: an enquiry has waited for its answer for
 * so long that it counts, or is too old to count. Of several sites one looks, at most once an hour.
 */
export async function announceAgedReplies(database: Database): Promise<void> {
  if ((await database.$count(siteState, isRecent)) > 0) return;
  await database.transaction(async (transaction) => {
    await transaction.insert(siteState).values({}).onConflictDoNothing();
    // A site that waited here for another finds that it has just looked.
    const due = await transaction
      .select({ id: siteState.id })
      .from(siteState)
      .where(sql`(${isRecent}) is not true`)
      .for("update");
    if (due.length === 0) return;
    const shown = await shownRecords(transaction, lastTime);
    const current = await shownRecords(transaction, sql`now()`);
    await transaction.update(siteState).set({ repliesComparedAt: sql`now()` });
    if (!isDeepStrictEqual(shown, current)) await announceCatalogueChange(transaction);
  });
}

/** The records that are public, in words, by listing. */
async function shownRecords(transaction: Transaction, at: SQL): Promise<Map<number, string>> {
  const records = await readReplyRecords(transaction, null, at);
  return new Map(
    [...records].flatMap(([listing, record]) => {
      const words = describeReplyRecord(record);
      return words === null ? [] : [[listing, words] as const];
    }),
  );
}
