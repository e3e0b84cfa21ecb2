import { randomBytes } from "node:crypto";

import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";

import { notifyPlanChange } from "#app/plan/repository/plan-repository.server.ts";
import { householdCode } from "#app/plan/server/links/household-code.ts";
import { linkKinds } from "#database/enums.ts";
import { hashKey, privateKey } from "#app/messaging/private-links/private-key.ts";
import type { Database, Transaction } from "#database/database.ts";
import { householdPages, mails, privateLinks, siteState } from "#database/schema/index.ts";

/** How many links and household codes were renewed. */
export type LinkRenewalResult = { links: number; codes: number };

/** Links whose hashes are written at once. */
const batch = 5000;

/**
 * Renews every link and every household code of the site: no former key opens anything, and mails written
 * from now on have the new ones. Everybody with an open plan is disconnected.
 * @param also runs in the same transaction
 */
export async function renewAllLinks(
  database: Database,
  secret: string,
  also: (transaction: Transaction) => Promise<void>,
): Promise<LinkRenewalResult> {
  return database.transaction(async (transaction) => {
    const salt = randomBytes(32).toString("base64url");
    const renewed = await remakeLinks(transaction, secret, { salt, at: new Date() });
    await dropPlanMails(transaction);
    await also(transaction);
    await notifyPlanChange(transaction, null);
    return renewed;
  });
}

/**
 * A request for a plan's link may have been made with a stolen key: mail that is not sent yet has the new
 * one.
 */
async function dropPlanMails(transaction: Transaction): Promise<void> {
  await transaction
    .update(mails)
    .set({ status: "dropped" })
    .where(and(eq(mails.kind, "plan-link"), inArray(mails.status, ["waiting", "dead"])));
}

/**
 * Gives the links of a restored backup their present state: a backup older than a renewal would accept the
 * keys that were locked out.
 */
export async function replayLinkRenewal(
  transaction: Transaction,
  secret: string,
  renewal: Renewal,
): Promise<void> {
  const [restored] = await transaction.select({ at: siteState.linksRenewedAt }).from(siteState);
  if (restored?.at && restored.at >= renewal.at) return;
  await remakeLinks(transaction, secret, renewal);
}

type Renewal = { at: Date; salt: string };

/** Recomputes all hashes for a secret and a salt. */
async function remakeLinks(
  transaction: Transaction,
  secret: string,
  { at, salt }: Renewal,
): Promise<LinkRenewalResult> {
  // Nobody writes a key with the former salt meanwhile, and a waiting transaction reads the new one.
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
      hash: hashKey(householdCode(secret, planId, household, generation, salt)),
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
