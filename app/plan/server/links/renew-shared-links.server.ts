import { eq, sql } from "drizzle-orm";

import { householdCode } from "./household-code.ts";
import { hashKey } from "#app/messaging/private-links/private-key.ts";
import { rotateKey, rotateKeysByPrefix } from "#app/messaging/private-links/private-links.server.ts";
import type { Transaction } from "#database/database.ts";
import { householdPages, plans } from "#database/schema/index.ts";

import type { SharedLinkKind } from "./parse-link-change.ts";

/** Renews links of a plan that were given to others; the old ones open nothing once this is committed. */
export async function renewSharedLinks(
  transaction: Transaction,
  secret: string,
  planId: string,
  links: readonly SharedLinkKind[],
): Promise<void> {
  // No household gets its first code meanwhile: its row needs the plan's lock.
  await transaction.select({ id: plans.id }).from(plans).where(eq(plans.id, planId)).for("update");
  for (const link of links) {
    if (link === "households") await renewAllCodes(transaction, secret, planId);
    else if (link === "businesses")
      await rotateKeysByPrefix(transaction, secret, "plan-business", `${planId} `);
    else if (link === "family") await rotateKeysByPrefix(transaction, secret, "plan-family", `${planId} `);
    else await rotateKey(transaction, secret, `plan-${link}`, planId);
  }
}

/** Renews the codes of all households of a plan, in one statement: there may be thousands. */
async function renewAllCodes(transaction: Transaction, secret: string, planId: string): Promise<void> {
  const pages = await transaction
    .select({ household: householdPages.household, generation: householdPages.generation })
    .from(householdPages)
    .where(eq(householdPages.planId, planId))
    .orderBy(householdPages.household)
    .for("update");
  if (pages.length === 0) return;
  const renewed = pages.map((page) => {
    const generation = page.generation + 1;
    return {
      household: page.household,
      generation,
      hash: hashKey(householdCode(secret, planId, page.household, generation)),
    };
  });
  await transaction.execute(sql`
    update ${householdPages} set generation = renewed.generation, code_hash = renewed.hash
    from jsonb_to_recordset(${JSON.stringify(renewed)}::jsonb)
      as renewed(household text, generation integer, hash text)
    where ${householdPages.planId} = ${planId} and ${householdPages.household} = renewed.household
  `);
}
