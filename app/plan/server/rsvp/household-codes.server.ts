import { and, eq } from "drizzle-orm";

import { rsvpProjection } from "#app/plan/document/projection-types.ts";
import { awaitProjections, readProjection } from "#app/plan/repository/read-projections.server.ts";
import { lockSalt } from "#app/messaging/private-links/link-salt.server.ts";
import { hashKey } from "#app/messaging/private-links/private-key.ts";
import type { Database } from "#database/database.ts";
import { householdPages } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { householdCode, parseHouseholdCode } from "#app/plan/server/links/household-code.ts";

type Keys = Pick<Site, "database" | "secret">;

/**
 * The codes of all invited households in a plan's projections; missing codes are created. Codes of households
 * that are no longer invited stay, and open nothing meanwhile: a renewed one stays renewed.
 * @returns by the household's id
 */
export async function ensureHouseholdCodes(
  { database, secret, planWork }: Keys & Pick<Site, "planWork">,
  planId: string,
): Promise<Record<string, string>> {
  await awaitProjections({ database, planWork }, planId);
  const asked = await readProjection(database, rsvpProjection, { planId, kind: "rsvp" });
  if (asked === null) return {};
  const { invited } = asked;
  if (invited.length === 0) return {};
  return database.transaction(async (transaction) => {
    const salt = await lockSalt(transaction, householdPages);
    const codeOf = (household: string, generation: number) =>
      householdCode(secret, planId, household, generation, salt);
    const fresh = invited.map((household) => ({
      planId,
      household,
      codeHash: hashKey(codeOf(household, 1)),
    }));
    // In batches: PostgreSQL takes 65,535 values in one statement.
    for (let at = 0; at < fresh.length; at += 1000)
      await transaction
        .insert(householdPages)
        .values(fresh.slice(at, at + 1000))
        .onConflictDoNothing();
    const rows = await transaction
      .select({ household: householdPages.household, generation: householdPages.generation })
      .from(householdPages)
      .where(eq(householdPages.planId, planId));
    const isInvited = new Set(invited);
    return Object.fromEntries(
      rows
        .filter(({ household }) => isInvited.has(household))
        .map(({ household, generation }) => [household, codeOf(household, generation)]),
    );
  });
}

/** Renews the code of a household; the former one opens nothing. */
export async function renewHouseholdCode(
  { database, secret }: Keys,
  planId: string,
  household: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const salt = await lockSalt(transaction, householdPages);
    const where = and(eq(householdPages.planId, planId), eq(householdPages.household, household));
    const [page] = await transaction.select().from(householdPages).where(where).for("update");
    if (page === undefined) return;
    const generation = page.generation + 1;
    const codeHash = hashKey(householdCode(secret, planId, household, generation, salt));
    await transaction.update(householdPages).set({ generation, codeHash }).where(where);
  });
}

/** The household whose page a code opens; null for an unknown or expired code. */
export async function resolveHouseholdCode(
  database: Database,
  typed: string,
): Promise<{ planId: string; household: string } | null> {
  const code = parseHouseholdCode(typed);
  if (code === null) return null;
  const [page] = await database
    .select({ planId: householdPages.planId, household: householdPages.household })
    .from(householdPages)
    .where(eq(householdPages.codeHash, hashKey(code)));
  return page ?? null;
}
