import { and, eq } from "drizzle-orm";

import { rsvpReading } from "#app/plan/document/projection-types.ts";
import { awaitReadings, readReading } from "#app/plan/readings/readings.server.ts";
import { holdSalt } from "#app/messaging/private-links/link-salt.server.ts";
import { hashKey } from "#app/messaging/private-links/private-key.ts";
import type { Database } from "#database/database.ts";
import { householdPages } from "#database/schema/index.ts";
import type { Site } from "#server/site.ts";

import { pageCode, readCode } from "#app/plan/server/links/household-code.ts";

type Keys = Pick<Site, "database" | "secret">;

/**
 * The codes of all invited households of a plan, as readers know it; those that have none get one. Codes of
 * others stay, and open nothing for as long as they are not invited: one that was made new stays so.
 * @returns by the household's id
 */
export async function codesOf(
  { database, secret, planWork }: Keys & Pick<Site, "planWork">,
  planId: string,
): Promise<Record<string, string>> {
  await awaitReadings({ database, planWork }, planId);
  const asked = await readReading(database, rsvpReading, { planId, kind: "rsvp" });
  if (asked === null) return {};
  const { invited } = asked;
  if (invited.length === 0) return {};
  return database.transaction(async (transaction) => {
    const salt = await holdSalt(transaction, householdPages);
    const codeOf = (household: string, generation: number) =>
      pageCode(secret, planId, household, generation, salt);
    const fresh = invited.map((household) => ({
      planId,
      household,
      codeHash: hashKey(codeOf(household, 1)),
    }));
    // In pieces: PostgreSQL takes 65,535 values in one statement.
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

/** Makes the code of a household new; what opened its page before opens nothing. */
export async function renewCode(
  { database, secret }: Keys,
  planId: string,
  household: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const salt = await holdSalt(transaction, householdPages);
    const where = and(eq(householdPages.planId, planId), eq(householdPages.household, household));
    const [page] = await transaction.select().from(householdPages).where(where).for("update");
    if (page === undefined) return;
    const generation = page.generation + 1;
    const codeHash = hashKey(pageCode(secret, planId, household, generation, salt));
    await transaction.update(householdPages).set({ generation, codeHash }).where(where);
  });
}

/** Whose page a code opens; null for one that opens nothing, or nothing any more. */
export async function openCode(
  database: Database,
  typed: string,
): Promise<{ planId: string; household: string } | null> {
  const code = readCode(typed);
  if (code === null) return null;
  const [page] = await database
    .select({ planId: householdPages.planId, household: householdPages.household })
    .from(householdPages)
    .where(eq(householdPages.codeHash, hashKey(code)));
  return page ?? null;
}
