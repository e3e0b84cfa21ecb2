import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import { openTestSite, type TestSite } from "#test-support/test-site.ts";
import { listingCount } from "#test-support/catalogue-counts.ts";
import { formatCount } from "#app/languages/site-language.ts";

let site: TestSite;

/** More than a browser is sent, and 300 venues among them. */
const many = 11_000;

beforeAll(async () => {
  site = await openTestSite();
  await site.site.database.transaction(async (transaction) => {
    await transaction.execute(sql`
      insert into listings (id, origin, slug, name, category, description, about, offers, tags, services,
        traditions, languages, location, review_count, featured, images, fictional, sample_fields)
      select 200000 + n, 'import', 'many-' || n, 'Grown ' || case when n <= 300 then 'Hall ' else 'Cakes ' end || n,
        case when n <= 300 then 'venues' else 'cakes' end, 'Layers of ' || n, '{}', '{}', '{}', '{}',
        '{}', '{}', 'Downtown', 0, false, '{}', false, '{}'
      from generate_series(1, ${many}) n`);
    await transaction.execute(sql`
      insert into venue_profiles (listing_id, type, groups, province, best_seasons, features, amenities, special_features)
      select 200000 + n, 'Hall', '{}', 'AB', '{}', '{}', '{}', '{}' from generate_series(1, 300) n`);
    await announceCatalogueChange(transaction);
  });
  await vi.waitFor(() => expect(site.site.directory.listing(200_000 + many)).not.toBeNull(), {
    timeout: 60_000,
  });
}, 120_000);

afterAll(() => site[Symbol.asyncDispose]());

/** Without the comments that React puts between texts. */
const page = async (path: string) => (await (await site.app.request(path)).text()).replaceAll("<!-- -->", "");
/** Which of these texts a page lacks: a page of half a megabyte is no message. */
const lacking = (html: string, ...texts: string[]) => texts.filter((text) => !html.includes(text));
const cardsOn = (html: string) => [...html.matchAll(/class="card__link/g)].length;

test("a page of the directory shows as many cards as ever, and at most ten pages of them", async () => {
  const first = await page("/vendors");
  expect(lacking(first, `Showing ${formatCount(many + listingCount)} vendors`)).toEqual([]);
  expect(cardsOn(first)).toBe(24);
  const late = await page("/vendors?page=400");
  expect(cardsOn(late)).toBe(240);
  expect(lacking(late, "Show the 9,360 before", 'href="/vendors?page=390"')).toEqual([]);
});

test("there is no list for the browser, which asks the server with each query", async () => {
  expect((await site.app.request("/vendors/list")).status).toBe(404);
  expect(await (await site.app.request("/vendors/list?names=200001")).json()).toEqual([
    { id: 200_001, name: "Grown Hall 1", category: "venues" },
  ]);
  const answer = await page("/vendors.data?q=grown+cakes+777");
  expect(lacking(answer, "Grown Cakes 777", '"isListed",false')).toEqual([]);
});

test("the page of all venues has the first of them, and says how many suit", async () => {
  const html = await page("/venues");
  expect(lacking(html, "331 venues", "These are the first 48.")).toEqual([]);
  // It is sent its own: nobody is sent all of them.
  expect((await site.app.request("/venues/list")).status).toBe(404);
  expect(html.length).toBeLessThan(600_000);
});

test("the sitemap is told in parts, and every part is there", async () => {
  const index = await page("/sitemap.xml");
  const parts = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/\d+\.xml)<\/loc>/g)].map(([, path = ""]) => path);
  expect(parts).toEqual(["/sitemaps/1.xml", "/sitemaps/2.xml"]);
  const addresses = (await Promise.all(parts.map(page))).join("");
  expect(lacking(addresses, "/vendors/211000</loc>")).toEqual([]);
  for (const nowhere of ["/sitemaps/3.xml", "/sitemaps/0.xml", "/sitemaps/1"])
    expect([nowhere, (await site.app.request(nowhere)).status]).toEqual([nowhere, 404]);
});
