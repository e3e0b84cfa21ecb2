import { randomBytes } from "node:crypto";

import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";

import { planLinkMail } from "#app/mails/post-mails.server.ts";
import { announcePlanChange } from "#app/plan/repository/plan-repository.server.ts";
import { pageCode } from "#app/plan/server/links/household-code.ts";
import { hashKey, linkKinds, privateKey } from "#app/messaging/private-links/private-key.ts";
import type { Database, Transaction } from "#database/database.ts";
import { householdPages, mails, privateLinks, siteState } from "#database/schema/index.ts";

/** How many links and household codes are other ones. */
export type Renewed = { links: number; codes: number };

/** Links whose hashes are written at once. */
const batch = 5000;

/**
 * Makes every link and every household code of the site new: no key from before opens anything, and mails
 * that are written from now on have the new ones. Whoever has a plan open is sent away.
 * @param also is done in the same transaction
 */
export async function renewAllLinks(
  database: Database,
  secret: string,
  also: (transaction: Transaction) => Promise<void>,
): Promise<Renewed> {
  return database.transaction(async (transaction) => {
    const salt = randomBytes(32).toString("base64url");
    const renewed = await remakeLinks(transaction, secret, { salt, at: new Date() });
    await dropPlanMails(transaction);
    await also(transaction);
    await announcePlanChange(transaction);
    return renewed;
  });
}

/** Who asked for the link of a plan may have done so with a stolen key: what is not sent yet has the new one. */
async function dropPlanMails(transaction: Transaction): Promise<void> {
  await transaction
    .update(mails)
    .set({ status: "dropped" })
    .where(and(eq(mails.kind, planLinkMail), inArray(mails.status, ["waiting", "dead"])));
}

/**
 * Makes the links of a restored backup what they had become since: a backup from before a renewal would let
 * the keys in again that were shut out.
 */
export async function renewAgain(transaction: Transaction, secret: string, renewal: Renewal): Promise<void> {
  const [restored] = await transaction.select({ at: siteState.linksRenewedAt }).from(siteState);
  if (restored?.at && restored.at >= renewal.at) return;
  await remakeLinks(transaction, secret, renewal);
}

type Renewal = { at: Date; salt: string };

/** Makes all hashes anew for a secret and a salt. */
async function remakeLinks(
  transaction: Transaction,
  secret: string,
  { at, salt }: Renewal,
): Promise<Renewed> {
  // Nobody writes a key of the former salt meanwhile, and whoever waits reads the new one.
  await transaction.execute(sql`lock table ${privateLinks}, ${householdPages} in exclusive mode`);
  const noted = { linkSalt: salt, linksRenewedAt: at };
  await transaction.insert(siteState).values(noted).onConflictDoUpdate({ target: siteState.id, set: noted });
  return {
    links: await remakePrivateLinks(transaction, secret, salt),
    codes: await remakeHouseholdCodes(transaction, secret, salt),
  };
}

const linkRow = z.object({
  id: z.number(),
  kind: z.enum(linkKinds),
  subject: z.string(),
  generation: z.number(),
});

async function remakePrivateLinks(transaction: Transaction, secret: string, salt: string): Promise<number> {
  let made = 0;
  for (let last = 0; ;) {
    const rows = await transaction
      .select({
        id: privateLinks.id,
        kind: privateLinks.kind,
        subject: privateLinks.subject,
        generation: privateLinks.generation,
      })
      .from(privateLinks)
      .where(sql`${privateLinks.id} > ${last}`)
      .orderBy(privateLinks.id)
      .limit(batch);
    const hashes = z
      .array(linkRow)
      .parse(rows)
      .map(({ id, kind, subject, generation }) => ({
        id,
        hash: hashKey(privateKey(secret, kind, subject, generation, salt)),
      }));
    await transaction.execute(sql`
      update private_links set key_hash = fresh.hash
      from jsonb_to_recordset(${JSON.stringify(hashes)}::jsonb) as fresh(id int, hash text)
      where private_links.id = fresh.id`);
    made += rows.length;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < batch) return made;
  }
}

async function remakeHouseholdCodes(transaction: Transaction, secret: string, salt: string): Promise<number> {
  let made = 0;
  for (let last = { planId: "00000000-0000-0000-0000-000000000000", household: "" }; ;) {
    const rows = await transaction
      .select({
        planId: householdPages.planId,
        household: householdPages.household,
        generation: householdPages.generation,
      })
      .from(householdPages)
      .where(
        sql`(${householdPages.planId}, ${householdPages.household}) > (${last.planId}::uuid, ${last.household})`,
      )
      .orderBy(householdPages.planId, householdPages.household)
      .limit(batch);
    const hashes = rows.map(({ planId, household, generation }) => ({
      plan: planId,
      household,
      hash: hashKey(pageCode(secret, planId, household, generation, salt)),
    }));
    await transaction.execute(sql`
      update household_pages set code_hash = fresh.hash
      from jsonb_to_recordset(${JSON.stringify(hashes)}::jsonb) as fresh(plan uuid, household text, hash text)
      where household_pages.plan_id = fresh.plan and household_pages.household = fresh.household`);
    made += rows.length;
    last = rows.at(-1) ?? last;
    if (rows.length < batch) return made;
  }
}
