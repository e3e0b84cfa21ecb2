import { sql } from "drizzle-orm";

import { albertaDate, albertaMinutes } from "#app/calendar/alberta-time.ts";
import { workingOperators } from "#app/messaging/outbox/working-operators.server.ts";
import type { NewMail } from "#app/messaging/outbox/mail-kinds.ts";
import type { Site } from "#app/messaging/request-context.ts";
import { readWaitingList } from "#app/operator/waiting-list/read-waiting-list.server.ts";
import { totalWaiting } from "#app/operator/waiting-list/waiting-item.ts";
import { siteState } from "#database/schema/index.ts";

/** From when on the day's mail is due: seven in the morning in Alberta, in minutes. */
const digestMinutes = 7 * 60;

/**
 * Once each morning, on whichever node: while anything waits, every operator with a link is told what, and so
 * is the team's inbox. What comes in later is told the next morning, so nothing waits unseen for over a day.
 */
export async function postDigest(
  site: Pick<Site, "database" | "databaseKind" | "postMails" | "settings">,
  now = new Date(),
): Promise<void> {
  const { database, postMails, settings } = site;
  const today = albertaDate(now);
  if (albertaMinutes(now) < digestMinutes) return;
  const [state] = await database.select({ digestOn: siteState.digestOn }).from(siteState);
  if (state?.digestOn === today) return;
  const { items } = await readWaitingList(site);
  await database.transaction(async (transaction) => {
    await transaction.insert(siteState).values({}).onConflictDoNothing();
    // Of several nodes one changes the row.
    const isFirst = await transaction
      .update(siteState)
      .set({ digestOn: today })
      .where(sql`${siteState.digestOn} is distinct from ${today}::date`)
      .returning({ id: siteState.id });
    if (isFirst.length === 0 || items.length === 0) return;
    const operators = (await workingOperators(transaction)).map(({ email }) => email);
    const recipients = operators.includes(settings.teamInbox.toLowerCase())
      ? operators
      : [null, ...operators];
    await postMails(transaction, recipients.map(digestTo));
  });
}

const digestTo = (recipient: string | null): NewMail => ({ kind: "desk-digest", recipient });

/**
 * Mails every operator with a link what waits now, at the desk's wish; the morning's mail comes all the same.
 * @returns how many things wait; nothing is sent where that is none
 */
export async function postDigestNow(
  site: Pick<Site, "database" | "databaseKind" | "postMails">,
): Promise<{ waiting: number; operators: string[] }> {
  const { totals } = await readWaitingList(site);
  const waiting = totalWaiting(totals);
  if (waiting === 0) return { waiting, operators: [] };
  return site.database.transaction(async (transaction) => {
    const operators = (await workingOperators(transaction)).map(({ email }) => email);
    await site.postMails(transaction, operators.map(digestTo));
    return { waiting, operators };
  });
}
