import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";

import type { Database, Transaction } from "#database/database.ts";
import { deskOperators, privateLinks } from "#database/schema/index.ts";

/** An operator's link to the desk's page, as a row of `private_links`. */
export const isLinkOfOperator = and(
  eq(privateLinks.kind, "desk"),
  eq(privateLinks.subject, sql`${deskOperators.id}::text`),
);

/** Whether a link has not expired. */
export const isWorkingLink = or(isNull(privateLinks.expiresAt), gt(privateLinks.expiresAt, sql`now()`));

/** Operators whose link to the desk's page works: who gets mail about what waits there. */
export async function workingOperators(
  database: Database | Transaction,
): Promise<{ id: number; email: string }[]> {
  return database
    .select({ id: deskOperators.id, email: deskOperators.email })
    .from(deskOperators)
    .innerJoin(privateLinks, isLinkOfOperator)
    .where(isWorkingLink)
    .orderBy(asc(deskOperators.id));
}
