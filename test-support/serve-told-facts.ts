import { saveToldFacts } from "#app/business/fact-reports/save-told-facts.server.ts";
import { postWithoutJobQueue } from "#app/messaging/outbox/post-mails.server.ts";
import { reportableFactKeys } from "#content/catalogue/reportable-fact-keys.ts";
import { readCatalogue } from "#content/catalogue/catalogue.ts";
import { loadCatalogue } from "#database/load-catalogue.ts";
import { openDatabase } from "#database/open-database.ts";
import { prepareDatabase } from "#database/prepare-database.ts";
import { readSettings } from "#server/environment.ts";
import { serveSite } from "#server/serve-site.ts";

import { highLimits } from "./high-limits.ts";
import { inProject } from "./project-folder.ts";

/** Answers such as 'baraat=yes': real venues said them by telephone, in the order of the catalogue. */
const answers = process.argv.slice(2);

const settings = readSettings(process.env);
const open = await openDatabase(settings);
const catalogue = readCatalogue();
await prepareDatabase(open, inProject("database/migrations"), async (database) => {
  await loadCatalogue(database, catalogue);
});
const venues = catalogue.listings.filter(({ category, fictional }) => category === "venues" && !fictional);
for (const [at, said] of answers.entries()) {
  const [name, word] = said.split("=");
  const fact = reportableFactKeys.find((key) => key === name);
  const venue = venues[at];
  if (fact === undefined || venue === undefined) throw new Error(`No venue can say '${said}'`);
  const answer = word === "yes" ? "yes" : "no";
  const text = `Said by telephone: ${answer}.`;
  await saveToldFacts({ database: open.database, postMails: postWithoutJobQueue }, venue.id, [
    { fact, answer, text, guestsFrom: null, guestsTo: null },
  ]);
}
await open.close();
await serveSite(settings, inProject("."), highLimits);
