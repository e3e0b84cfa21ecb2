import { asc, eq, inArray, sql } from "drizzle-orm";

import { savePaid } from "#app/couple/paid-amounts/save-paid.server.ts";
import type { Database } from "#database/database.ts";
import { enquiries, listings } from "#database/schema/index.ts";

import { savePastWedding } from "./past-wedding.ts";

/** Makes the first photographers of the catalogue real ones, for a test that needs several. */
export async function makeRealPhotographers(database: Database, number: number): Promise<number[]> {
  const found = await database
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.category, "photographers"))
    .orderBy(asc(listings.id))
    .limit(number);
  const ids = found.map(({ id }) => id);
  await database
    .update(listings)
    // Edited here: no start makes them invented again.
    .set({ fictional: false, editedAt: sql`now()` })
    .where(inArray(listings.id, ids));
  return ids;
}

type PaidWedding = { email: string; business: number; dollars: number };

/** A couple with 420 guests that booked a real business and says what it paid. */
export async function savePaidWedding(
  database: Database,
  { email, business, dollars }: PaidWedding,
): Promise<number> {
  const id = await savePastWedding(database, { email, business });
  await database.transaction(async (transaction) => {
    const [enquiry] = await transaction.select().from(enquiries).where(eq(enquiries.id, id));
    if (enquiry === undefined) throw new Error("The wedding was not saved.");
    const draft = { vendor: business, amount: dollars * 100, guests: 420, includes: ["travel" as const] };
    await savePaid(transaction, enquiry, draft);
  });
  return id;
}
