import { eq } from "drizzle-orm";

import { factKeysOf } from "#content/catalogue/reportable-fact-keys.ts";
import { albertaDate } from "#app/calendar/alberta-time.ts";
import { toldByTelephone } from "#app/catalogue/venue-facts/told-by-telephone.ts";
import { tellWhoAsked } from "#app/couple/fact-questions/post-facts-mail.server.ts";
import type { Site } from "#app/messaging/request-context.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import { addToFactRecord } from "#database/facts/fact-record.ts";
import { listings } from "#database/schema/index.ts";

import type { FactReport } from "./fact-report.ts";

/**
 * Saves what a business told the team by telephone: facts of its page with that as their source, dated today.
 * Every couple that asked for one of them is told.
 * @returns false where there is no such business any more, or it has none of these facts
 */
export async function saveToldFacts(
  { database, postMails }: Pick<Site, "database" | "postMails">,
  listingId: number,
  answers: readonly FactReport[],
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [business] = await transaction
      .select({ category: listings.category, removedAt: listings.removedAt })
      .from(listings)
      .where(eq(listings.id, listingId))
      .for("no key update");
    if (business === undefined || business.removedAt !== null) return false;
    const keys = factKeysOf(business.category);
    const told = answers.filter(({ fact }) => keys.includes(fact));
    if (told.length === 0) return false;
    const checkedOn = albertaDate(new Date());
    await addToFactRecord(
      transaction,
      listingId,
      told.map(({ fact: key, ...said }) => ({
        key,
        changedBy: "desk",
        after: { ...said, status: "reported", source: toldByTelephone, checkedOn, confidence: "high" },
      })),
    );
    await announceCatalogueChange(transaction);
    await tellWhoAsked(transaction, postMails, { listingId, keys: told.map(({ fact }) => fact) });
    return true;
  });
}
