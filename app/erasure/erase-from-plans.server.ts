import { eq, sql } from "drizzle-orm";
import { AbstractType, Item, decodeUpdate } from "yjs";

import { planPart } from "#app/plan/plan-part.ts";
import { rewriteDocument } from "#app/plan/plan-store.server.ts";
import { inWords, strikeFromPlan } from "#app/plan/strike-from-plan.ts";
import type { Transaction } from "#database/database.ts";
import { planUpdates } from "#database/schema/index.ts";

import { countErased, type Erasing } from "./erasing.ts";

/** Strikes an address out of every plan that names it, also where it was removed since; devices follow. */
export async function eraseFromPlans(erasing: Erasing, address: string | null): Promise<void> {
  if (address === null) return;
  const { transaction } = erasing;
  const found = await transaction
    .selectDistinct({ planId: planUpdates.planId, part: planUpdates.part })
    .from(planUpdates)
    .where(
      // Letters outside of ASCII are escaped in the same way on both sides.
      sql`strpos(lower(encode(${planUpdates.bytes}, 'escape')), lower(encode(convert_to(${address}, 'UTF8'), 'escape'))) > 0`,
    );
  for (const { planId, part } of found)
    await rewriteDocument(transaction, planId, planPart.parse(part), (document) =>
      strikeFromPlan(document, address),
    );
  countErased(erasing, "plans", new Set(found.map(({ planId }) => planId)).size);
}

/** What looks like an address among other words. */
const addressLike = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}.-]+/gu;

/** Every address that plans name, for erasures of which only the hash is known. */
export async function addressesInPlans(transaction: Transaction): Promise<string[]> {
  const found = new Set<string>();
  const rows = await transaction.select({ id: planUpdates.id }).from(planUpdates);
  for (const { id } of rows) {
    // One after the other: all of them together may be more than fits.
    const [row] = await transaction
      .select({ bytes: planUpdates.bytes })
      .from(planUpdates)
      .where(eq(planUpdates.id, id));
    if (row === undefined) continue;
    for (const struct of decodeUpdate(row.bytes).structs) {
      if (!(struct instanceof Item)) continue;
      // What stands in a shared part is a struct of its own.
      const said = struct.content.getContent().filter((value) => !(value instanceof AbstractType));
      const words = inWords([struct.parentSub, said]);
      for (const [address] of words.matchAll(addressLike))
        // As it stands there, and without what belongs to the sentence.
        for (const spelled of [address, address.replaceAll(/^['*_]+|[.-]+$/g, "")])
          found.add(spelled.toLowerCase());
    }
  }
  return [...found];
}
