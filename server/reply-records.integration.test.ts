import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { inProject } from "#test-support/project-folder.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { seedEnquiry } from "#test-support/save-enquiry.ts";
import { openTestSite } from "#test-support/test-site.ts";

test("a running site shows on a business's page what came to count with time alone", async () => {
  await using open = await openTestSite();
  const { site, app } = open;
  for (let couple = 1; couple <= 5; couple += 1)
    await seedEnquiry(site.database, sampleEnquiry({ vendors: [3], name: `Couple ${couple}` }), null);
  await site.database.execute(sql`update enquiry_recipients set mailed_at = now() - interval '73 hours'`);
  const page = async () => (await app.request("/vendors/3")).text();
  const record = "0 of 5 enquiries answered in 90 days";
  expect((await page()).includes(record)).toBe(false);
  const work = await open.startWork(inProject("public"));
  try {
    await expect.poll(async () => (await page()).includes(record), { timeout: 20_000 }).toBe(true);
  } finally {
    await work.stop();
  }
});
