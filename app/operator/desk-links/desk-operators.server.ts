import { and, asc, desc, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";

import {
  deleteKey,
  extendKey,
  getOrCreateKey,
  resolveKey,
  rotateKey,
} from "#app/messaging/private-links/private-links.server.ts";
import { privatePageUrl } from "#app/messaging/private-links/private-page.server.ts";
import {
  isLinkOfOperator,
  isWorkingLink,
  workingOperators,
} from "#app/messaging/outbox/working-operators.server.ts";
import type { PostMails } from "#app/messaging/outbox/post-mails.server.ts";
import type { Site } from "#app/messaging/request-context.ts";
import type { Database, Transaction } from "#database/database.ts";
import { deskOperators, privateLinks } from "#database/schema/index.ts";

type Office = Pick<Site, "database" | "secret" | "settings" | "postMails">;

/** An operator's link as it was made or found, for the terminal. */
export type DeskLink = { email: string; url: string; isNew: boolean };

/** Opening the page is recorded this often, in hours: often enough for a link that expires by idleness. */
const recordedHours = 1;

const sameSpelling = (email: string) => email.trim().toLowerCase();

/**
 * Gives an operator a link to the desk's page, and mails it there. One who has a link that works gets the
 * same again, one whose link has expired a new one.
 */
export async function inviteOperator(office: Office, address: string): Promise<DeskLink> {
  const email = sameSpelling(address);
  return office.database.transaction(async (transaction) => {
    const [added] = await transaction
      .insert(deskOperators)
      .values({ email })
      .onConflictDoNothing({ target: deskOperators.email })
      .returning({ id: deskOperators.id });
    const operator = await lockOperator(transaction, email);
    if (operator === null) throw new Error("The operator was removed just now. Invite again.");
    const subject = String(operator.id);
    const key = await getOrCreateKey(transaction, office.secret, "desk", subject);
    const works = (await resolveKey(transaction, "desk", key)) !== null;
    if (works) await extendKey(transaction, "desk", subject);
    else await rotateKey(transaction, office.secret, "desk", subject);
    await postLink(transaction, office.postMails, email);
    return {
      email,
      url: await privatePageUrl({ ...office, database: transaction }, "desk", subject),
      isNew: added !== undefined || !works,
    };
  });
}

/** Makes an operator's link new and mails it; the old one opens nothing. Null when there is no such operator. */
export async function renewOperatorLink(office: Office, address: string): Promise<DeskLink | null> {
  const email = sameSpelling(address);
  return office.database.transaction(async (transaction) => {
    const operator = await lockOperator(transaction, email);
    if (operator === null) return null;
    await rotateKey(transaction, office.secret, "desk", String(operator.id));
    await postLink(transaction, office.postMails, email);
    const url = await privatePageUrl({ ...office, database: transaction }, "desk", String(operator.id));
    return { email, url, isNew: true };
  });
}

/** Takes the link away: it opens nothing from now on. False when there is no such operator. */
export async function revokeOperator(database: Database, address: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const operator = await lockOperator(transaction, sameSpelling(address));
    if (operator === null) return false;
    await deleteKey(transaction, "desk", String(operator.id));
    await transaction.delete(deskOperators).where(eq(deskOperators.id, operator.id));
    return true;
  });
}

/** All operators, when each last opened the page, and until when the link works if it is not used. */
export async function listOperators(database: Database) {
  const rows = await database
    .select({
      email: deskOperators.email,
      invitedAt: deskOperators.invitedAt,
      lastUsedAt: deskOperators.lastUsedAt,
      expiresAt: privateLinks.expiresAt,
      works: sql<boolean>`coalesce(${isWorkingLink} and ${privateLinks.id} is not null, false)`,
    })
    .from(deskOperators)
    .leftJoin(privateLinks, isLinkOfOperator)
    .orderBy(asc(deskOperators.email));
  return rows;
}

/** When an operator last opened the desk from a mail of this site; null when nobody has. */
export async function readMailOpened(database: Database): Promise<Date | null> {
  const [last] = await database
    .select({ at: deskOperators.mailOpenedAt })
    .from(deskOperators)
    .where(isNotNull(deskOperators.mailOpenedAt))
    .orderBy(desc(deskOperators.mailOpenedAt))
    .limit(1);
  return last?.at ?? null;
}

/** Mails every operator whose link works the present one, after all links were renewed. */
export async function mailAllDeskLinks({
  database,
  postMails,
}: Pick<Office, "database" | "postMails">): Promise<number> {
  return database.transaction(async (transaction) => {
    const operators = await workingOperators(transaction);
    for (const { email } of operators) await postLink(transaction, postMails, email);
    return operators.length;
  });
}

/**
 * The operator whose key this is; null for a key that opens nothing. Using a link keeps it from expiring.
 * @param isFromMail whether the link is one of a mail
 */
export async function openDeskPage(
  database: Database,
  key: string,
  isFromMail = false,
): Promise<{ id: number; email: string } | null> {
  const subject = await resolveKey(database, "desk", key);
  if (subject === null) return null;
  const isOperator = eq(deskOperators.id, Number(subject));
  const [operator] = await database
    .select({ id: deskOperators.id, email: deskOperators.email })
    .from(deskOperators)
    .where(isOperator);
  if (operator === undefined) return null;
  const used = await database
    .update(deskOperators)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(
        isOperator,
        or(
          isNull(deskOperators.lastUsedAt),
          lt(deskOperators.lastUsedAt, sql`now() - make_interval(hours => ${recordedHours})`),
        ),
      ),
    )
    .returning({ id: deskOperators.id });
  if (used.length > 0) await extendKey(database, "desk", subject);
  if (isFromMail)
    await database
      .update(deskOperators)
      .set({ mailOpenedAt: sql`now()` })
      .where(isOperator);
  return operator;
}

/**
 * Records that an operator did something just now.
 * @returns what the address of the page that says so carries: it is said to whoever opens that page first
 */
export async function markDone(database: Database, operatorId: number): Promise<string> {
  const [marked] = await database
    .update(deskOperators)
    .set({ unsaidSince: sql`date_trunc('milliseconds', now())` })
    .where(eq(deskOperators.id, operatorId))
    .returning({ at: deskOperators.unsaidSince });
  return String(marked?.at?.getTime() ?? "");
}

/** Whether what was done is still to be said; asked again it is not, such as after a reload. */
export async function isStillToSay(
  database: Database,
  operatorId: number,
  mark: string | null,
): Promise<boolean> {
  if (mark === null || !/^\d{13}$/.test(mark)) return false;
  const said = await database
    .update(deskOperators)
    .set({ unsaidSince: null })
    .where(and(eq(deskOperators.id, operatorId), eq(deskOperators.unsaidSince, new Date(Number(mark)))))
    .returning({ id: deskOperators.id });
  return said.length > 0;
}

async function lockOperator(transaction: Transaction, email: string): Promise<{ id: number } | null> {
  const [operator] = await transaction
    .select({ id: deskOperators.id })
    .from(deskOperators)
    .where(eq(deskOperators.email, email))
    .for("update");
  return operator ?? null;
}

const postLink = (transaction: Transaction, postMails: PostMails, email: string) =>
  postMails(transaction, [{ kind: "desk-link", recipient: email }]);
