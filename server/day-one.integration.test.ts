import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { importVendors } from "#app/operator/register/import-vendors.server.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import { listings } from "#database/schema/index.ts";
import { openTestSite, type TestSite } from "#test-support/test-site.ts";

let site: TestSite;

const list = `Business,Type,Tel,Website,Traditions,Email
Saffron Table,Caterer,403-700-1001,saffrontable.ca,Punjabi Sikh,private@saffrontable.ca
Curry Leaf,Caterer,403-700-1002,curryleaf.ca,Punjabi Sikh,
Amrit Kitchen,Caterer,403-700-1003,amritkitchen.ca,Punjabi Hindu,
Prairie Peony,Florist,403-700-1004,prairiepeony.ca,,
`;

beforeAll(async () => {
  site = await openTestSite();
  const { database } = site.site;
  // The day on which nothing invented is shown any more, and a list has come in.
  await database.transaction(async (transaction) => {
    await transaction
      .update(listings)
      .set({ retiredAt: sql`now()` })
      .where(eq(listings.fictional, true));
    await announceCatalogueChange(transaction);
  });
  const wishes = { dryRun: false, skipBad: false, allowDuplicates: false };
  const report = await importVendors(database, new TextEncoder().encode(list), wishes);
  expect(report.counts).toMatchObject({ add: 4, refuse: 0 });
  await site.site.untilCatalogueIsCurrent();
});
afterAll(async () => {
  await site?.[Symbol.asyncDispose]();
});

const get = async (path: string) => {
  const response = await site.app.request(path);
  return { status: response.status, to: response.headers.get("Location"), html: await response.text() };
};

const isIndexed = (html: string) => !html.includes('<meta name="robots" content="noindex"/>');

test("the home page says when to book what nobody is listed for, and how couples help", async () => {
  for (const path of ["/", "/?theme=indian"]) {
    const { html } = await get(path);
    expect(html).not.toContain("None listed yet");
    expect(html).toContain("Book 10 to 14 months ahead");
    expect(html).toContain("Know a good caterer, florist or DJ?");
    expect(html).toMatch(/href="\/vendors\/suggest/);
    expect(html.indexOf("Featured venues")).toBeLessThan(html.indexOf("Your vendor team"));
  }
});

test("a category with three businesses has a page that is found, one with fewer is not indexed", async () => {
  const caterers = await get("/vendors/caterers");
  expect(caterers.status).toBe(200);
  expect(isIndexed(caterers.html)).toBe(true);
  expect(caterers.html).toContain('"@type":"ItemList"');
  expect(caterers.html).toContain('"@type":"BreadcrumbList"');
  expect(caterers.html).toContain('<link rel="canonical" href="http://localhost:3000/vendors/caterers"/>');
  for (const thin of ["/vendors/florists", "/vendors/cakes", "/vendors?category=cakes"])
    expect(isIndexed((await get(thin)).html), thin).toBe(false);
});

test("a tradition within a category has a page where three businesses know it", async () => {
  const punjabi = await get("/vendors/caterers/punjabi");
  expect(punjabi.html).toContain("Punjabi wedding caterers in Calgary");
  expect(isIndexed(punjabi.html)).toBe(true);
  for (const none of ["/vendors/caterers/sikh", "/vendors/caterers/nowhere", "/vendors/3/punjabi"])
    expect((await get(none)).status, none).toBe(404);
  expect(await get("/vendors/venues")).toMatchObject({ status: 301, to: "/venues" });
});

test("the sitemap has the pages that are found and no bare listing", async () => {
  const { html } = await get("/sitemap.xml");
  const paths = [...html.matchAll(/<loc>http:\/\/localhost:3000([^<]*)/g)].map(([, path]) => path);
  expect(paths.filter((path) => path?.startsWith("/vendors/"))).toEqual([
    "/vendors/suggest",
    "/vendors/apply",
    "/vendors/premium",
    "/vendors/caterers",
    "/vendors/caterers/punjabi",
  ]);
});

test("a bare listing says what is known and that the rest is not given, without empty labels", async () => {
  const { html } = await get("/vendors/100000");
  expect(html).toContain("What’s not given yet");
  expect(html).toContain("403-700-1001");
  expect(html).toContain("Complete this page");
  expect(html).not.toContain("Not given: ask");
  expect(html).not.toContain("private@saffrontable.ca");
  expect(isIndexed(html)).toBe(false);
});
