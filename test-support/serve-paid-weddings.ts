import { readCatalogue } from "#content/catalogue/catalogue.ts";
import { loadCatalogue } from "#database/load-catalogue.ts";
import { openDatabase } from "#database/open-database.ts";
import { prepareDatabase } from "#database/prepare-database.ts";
import { readSettings } from "#server/environment.ts";
import { serveSite } from "#server/serve-site.ts";

import { makeRealPhotographers, savePaidWedding } from "./paid-weddings.ts";
import { savePastWedding } from "./past-wedding.ts";
import { inProject } from "./project-folder.ts";
import { highLimits } from "./high-limits.ts";

/** Emails of couples that booked a photographer, as both sides confirm, and have not said what they paid. */
const couples = process.argv.slice(2);

// A site after the weddings of these, and of four couples that have said what they paid three photographers.
const settings = readSettings(process.env);
const open = await openDatabase(settings);
await prepareDatabase(open, inProject("database/migrations"), async (database) => {
  await loadCatalogue(database, readCatalogue());
});
const [first = 0, second = 0, third = 0] = await makeRealPhotographers(open.database, 3);
for (const [business, dollars] of [
  [first, 4_150],
  [second, 5_320],
  [third, 6_790],
  [second, 9_000],
] as const)
  await savePaidWedding(open.database, { email: `paid.${dollars}@example.ca`, business, dollars });
for (const email of couples) await savePastWedding(open.database, { email, business: first });
await open.close();
await serveSite(settings, inProject("."), highLimits);
