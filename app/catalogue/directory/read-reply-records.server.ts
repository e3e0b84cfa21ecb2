import { sql, type SQL } from "drizzle-orm";
import { z } from "zod";

import type { Database, Transaction } from "#database/database.ts";

import { timeToAnswerDays, type ReplyRecord } from "./reply-record.ts";

const row = z.object({
  listing_id: z.int(),
  asked: z.coerce.number().int(),
  answered: z.coerce.number().int(),
  median_hours: z.coerce.number().nullable(),
});

/**
 * How businesses answered the enquiries mailed to them in the last 90 days, by listing.
 * @param only of this listing; null for all
 * @param at the moment at which ages are measured, a timestamp of the database
 */
export async function readReplyRecords(
  database: Database | Transaction,
  only: number | null = null,
  at: SQL = sql`now()`,
): Promise<Map<number, ReplyRecord>> {
  const { rows } = await database.execute(sql`
    select recipient.listing_id,
      count(*) as asked,
      count(answer.answered_at) as answered,
      percentile_cont(0.5) within group (
        order by extract(epoch from answer.answered_at - recipient.mailed_at) / 3600
      ) as median_hours
    from enquiry_recipients recipient
    join enquiries enquiry on enquiry.id = recipient.enquiry_id
    left join answers answer
      on answer.enquiry_id = recipient.enquiry_id and answer.listing_id = recipient.listing_id
    where recipient.mailed_at > ${at} - interval '90 days'
      and (${only}::integer is null or recipient.listing_id = ${only}::integer)
      and (answer.answered_at is not null
        or (enquiry.withdrawn_at is null and recipient.declined_at is null and recipient.mailed_at < ${at} - make_interval(days => ${timeToAnswerDays})))
    group by recipient.listing_id`);
  return new Map(
    z
      .array(row)
      .parse(rows)
      .map(({ listing_id, asked, answered, median_hours }) => [
        listing_id,
        { asked, answered, medianHours: median_hours },
      ]),
  );
}
