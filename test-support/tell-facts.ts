import type { FactReport } from "#app/business/fact-reports/fact-report.ts";
import { saveToldFacts } from "#app/business/fact-reports/save-told-facts.server.ts";
import type { Site } from "#app/messaging/request-context.ts";

/** Says one thing of several businesses, as if by telephone; the site knows it afterwards. */
export async function tellFacts(
  site: Pick<Site, "database" | "postMails" | "untilCatalogueIsCurrent">,
  listings: readonly number[],
  said: Pick<FactReport, "fact" | "answer" | "text">,
): Promise<void> {
  for (const id of listings) await saveToldFacts(site, id, [{ ...said, guestsFrom: null, guestsTo: null }]);
  await site.untilCatalogueIsCurrent();
}
