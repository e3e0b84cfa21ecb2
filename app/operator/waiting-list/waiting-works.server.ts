import { and, asc, eq, isNotNull, like, or, sql } from "drizzle-orm";
import { z } from "zod";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import { checkClock } from "#app/operator/retention/clock-check.server.ts";
import type { Site } from "#app/messaging/request-context.ts";
import type { Database } from "#database/database.ts";
import { applications, claims, enquiries, mails, plans, siteState } from "#database/schema/index.ts";

import { maxOfAKind, type WaitingItem, type WaitingPart } from "./waiting-item.ts";
import { filled } from "./waiting-submissions.server.ts";

/** Mails that nobody took for this long are told, in minutes; a single retry is nothing. */
const slowMinutes = 30;

/** How nodemailer tells of a login that was refused: nothing goes out until somebody mends it. */
const refusedLogin = "Invalid login%";

/** A backup older than this is old, in days. */
const backupDays = 7;

/** Mails that were given up, each; and how many are tried again, in one line. */
export async function failingMails(database: Database): Promise<WaitingPart> {
  const isDead = eq(mails.status, "dead");
  const rows = await database
    .select({
      mail: mails,
      about: sql<
        string | null
      >`coalesce(${enquiries.reference}, ${applications.reference}, ${claims.reference})`,
    })
    .from(mails)
    .leftJoin(enquiries, eq(enquiries.id, mails.enquiryId))
    .leftJoin(applications, eq(applications.id, mails.applicationId))
    .leftJoin(claims, eq(claims.id, mails.claimId))
    .where(isDead)
    .orderBy(asc(mails.queuedAt))
    .limit(maxOfAKind);
  const dead = rows.map(({ mail, about }): WaitingItem => ({
    kind: "mail",
    id: String(mail.id),
    since: mail.queuedAt.toISOString(),
    title: `An email to ${mail.recipient ?? "the team’s inbox"} couldn’t be sent`,
    why: mail.lastError,
    facts: filled([
      ["Email", mail.kind.replaceAll("-", " ")],
      ["About", about],
      ["Tried", mail.attempts === 1 ? "once" : `${mail.attempts} times`],
    ]),
    texts: [],
    actions: ["mail-resend", "mail-drop"],
  }));
  const slow = await slowMails(database);
  return {
    items: slow === null ? dead : [slow, ...dead],
    total: (await database.$count(mails, isDead)) + (slow === null ? 0 : 1),
  };
}

async function slowMails(database: Database): Promise<WaitingItem | null> {
  const isSlow = and(
    eq(mails.status, "waiting"),
    or(
      like(mails.lastError, refusedLogin),
      sql`${mails.queuedAt} < now() - make_interval(mins => ${slowMinutes})`,
    ),
  );
  const [oldest] = await database.select().from(mails).where(isSlow).orderBy(asc(mails.queuedAt)).limit(1);
  if (oldest === undefined) return null;
  const number = await database.$count(mails, isSlow);
  return {
    kind: "mail",
    id: "slow",
    since: oldest.queuedAt.toISOString(),
    title: number === 1 ? "An email is late" : `${number} emails are late`,
    why: oldest.lastError,
    facts: [
      [
        "What happens",
        `${number === 1 ? "It’s tried again by itself" : "They’re tried again by themselves"}, for three days. Check the mail server.`,
      ],
    ],
    texts: [],
    actions: [],
  };
}

/** Plans that no link opens until somebody decides; never what they say. */
export async function quarantinedPlans(database: Database): Promise<WaitingPart> {
  const which = isNotNull(plans.quarantinedAt);
  const rows = await database
    .select()
    .from(plans)
    .where(which)
    .orderBy(asc(plans.quarantinedAt))
    .limit(maxOfAKind);
  const items = rows.map(({ id, createdAt, changedAt, quarantinedAt, quarantineReason }): WaitingItem => ({
    kind: "plan",
    id,
    since: (quarantinedAt ?? changedAt).toISOString(),
    title: "A plan is in quarantine",
    why: quarantineReason,
    facts: [
      ["Plan", id],
      ["Made", formatDate(albertaDate(createdAt))],
      ["Last changed", formatDate(albertaDate(changedAt))],
    ],
    texts: [],
    actions: ["plan-release", "plan-delete"],
  }));
  return { items, total: await database.$count(plans, which) };
}

/** The date, while it is not trusted. */
export async function doubtedClock(database: Database): Promise<WaitingPart> {
  const [state] = await database.select({ since: siteState.clockDoubtedAt }).from(siteState);
  const seen = await checkClock(database);
  if (!seen.isDoubted) return { items: [], total: 0 };
  const today = albertaDate(seen.now);
  const item: WaitingItem = {
    kind: "clock",
    id: today,
    since: (state?.since ?? seen.now).toISOString(),
    title: `Is today ${formatDate(today)}?`,
    why: `The site’s clock is ${Math.round(seen.days)} days away from the last trusted date. Nothing is erased for its age meanwhile. If the date is wrong, have the clock corrected and the site restarted.`,
    facts: [],
    texts: [],
    actions: ["clock-confirm"],
  };
  return { items: [item], total: 1 };
}

const backupState = z.object({
  backed_up: z.coerce.number().nullable(),
  first: z.coerce.number().nullable(),
});

/**
 * The last backup, once it is old. On PostgreSQL the server's own tools may make them: there it is told only
 * where the desk has made one before.
 */
export async function oldBackup({
  database,
  databaseKind,
}: Pick<Site, "database" | "databaseKind">): Promise<WaitingPart> {
  const { rows } = await database.execute(sql`
    select extract(epoch from (select backed_up_at from site_state)) * 1000 as backed_up,
      extract(epoch from least(
        (select min(received_at) from enquiries), (select min(received_at) from applications),
        (select min(created_at) from plans))) * 1000 as first`);
  const { backed_up: last, first } = backupState.parse(rows[0]);
  const since = last ?? (databaseKind === "embedded" ? first : null);
  if (since === null || Date.now() - since < backupDays * 24 * 60 * 60 * 1000) return { items: [], total: 0 };
  const item: WaitingItem = {
    kind: "backup",
    id: "old",
    since: new Date(since).toISOString(),
    title: last === null ? "There is no backup yet" : "The last backup is old",
    why:
      last === null
        ? "Everything on the site is lost if its machine breaks."
        : "What was saved since that backup is lost if the site’s machine breaks.",
    facts: [
      ["Installed from deploy/: on the site’s machine", "systemctl start wild-rose-backup"],
      ["Otherwise: in the site’s folder", "npm run desk -- backup FILE"],
    ],
    texts: [],
    actions: [],
  };
  return { items: [item], total: 1 };
}
