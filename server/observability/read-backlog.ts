import { sql } from "drizzle-orm";
import { z } from "zod";

import type { Database } from "#database/database.ts";

const number = z.coerce.number().int();

const backlog = z.object({
  waiting: number,
  retrying: number,
  dead: number,
  oldest: z.coerce.number(),
  enquiries: number,
  held_enquiries: number,
  held_texts: number,
  held_applications: number,
  held_corrections: number,
  held_reviews: number,
  plans: number,
  quarantined_plans: number,
  clock_doubted: number,
  backup_age: z.coerce.number().nullable(),
});

/** The backlog in the database, in one query: numbers only. */
export async function readBacklog(database: Pick<Database, "execute">) {
  const { rows } = await database.execute(sql`
    select
      count(*) filter (where status = 'waiting' and attempts = 0) as waiting,
      count(*) filter (where status = 'waiting' and attempts > 0) as retrying,
      count(*) filter (where status = 'dead') as dead,
      coalesce(extract(epoch from now() - min(queued_at) filter (where status = 'waiting')), 0) as oldest,
      (select count(*) from enquiries) as enquiries,
      (select count(*) from enquiries where held_at is not null) as held_enquiries,
      (select count(*) from enquiry_messages where held_at is not null)
        + (select count(*) from answers where held_at is not null) as held_texts,
      (select count(*) from applications where held_at is not null) as held_applications,
      (select count(*) from corrections where held_at is not null) as held_corrections,
      (select count(*) from reviews where held_at is not null and removed_at is null) as held_reviews,
      (select count(*) from plans) as plans,
      (select count(*) from plans where quarantined_at is not null) as quarantined_plans,
      (select count(*) from site_state where clock_doubted_at is not null) as clock_doubted,
      (select extract(epoch from now() - max(backed_up_at)) from site_state) as backup_age
    from mails where status in ('waiting', 'dead')`);
  const row = backlog.parse(rows[0]);
  return {
    mails: { waiting: row.waiting, retrying: row.retrying, dead: row.dead },
    oldestWaitingSeconds: Math.max(0, row.oldest),
    enquiries: row.enquiries,
    clockDoubted: row.clock_doubted,
    backupAgeSeconds: row.backup_age,
    held: {
      enquiries: row.held_enquiries,
      texts: row.held_texts,
      applications: row.held_applications,
      corrections: row.held_corrections,
      reviews: row.held_reviews,
    },
    plans: row.plans,
    quarantinedPlans: row.quarantined_plans,
  };
}
