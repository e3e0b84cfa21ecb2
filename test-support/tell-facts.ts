import type { FactReport } from "#app/business/fact-reports/fact-report.ts";
import { saveToldFacts } from "#app/business/fact-reports/save-told-facts.server.ts";
import type { Site } from "#app/messaging/request-context.ts";

/** Says one thing of several businesses, as if by telephone; the site knows it afterwards. */
export async function tellFacts(
  site: Pick<Site, "database" | "directory" | "postMails" | "untilCatalogueIsCurrent">,
  listings: readonly number[],
  said: Pick<FactReport, "fact" | "answer" | "text">,
): Promise<void> {
  for (const id of listings) await saveToldFacts(site, id, [{ ...said, guestsFrom: null, guestsTo: null }]);
  const isKnown = (id: number) => {
    const listing = site.directory.listing(id);
    const known = listing?.venue?.facts ?? listing?.facts ?? [];
    return known.some(
      ({ key, answer, text }) => key === said.fact && answer === said.answer && text === said.text,
    );
  };
  // A busy machine takes longer than a visitor waits.
  for (let tries = 0; tries < 5 && !listings.every(isKnown); tries += 1) await site.untilCatalogueIsCurrent();
}
