import { listingCount } from "#test-support/catalogue-counts.ts";
import { pathOf, withTheme } from "../../test-support/browser-urls.ts";
import { expectShown, fetchListings } from "../directory-view.ts";
import { expect, test } from "../fixtures.ts";

for (const [what, search, shown] of [
  [
    "unknown keys and values",
    "?colour=red&category=dragons&price=free&area=atlantis&sort=bribe&view=3d&theme=x",
    listingCount,
  ],
  ["pages and ids that are no numbers", "?page=-1&saved=-3,0,1e9,abc,999999999999", listingCount],
  ["a page far beyond the last", "?page=99999&category=cakes", 9],
  ["broken percent signs", "?q=%E0%A4%A&category=cakes", null],
  ["control characters", "?q=%00%01%1f&category=cakes", 9],
  ["markup", "?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E", 0],
  ["many repeated keys", `?${"category=cakes&".repeat(300)}category=florists`, 13],
] as const)
  test(`an address of the directory with ${what} is harmless`, async ({ page, open }) => {
    await open(`/vendors${search}`);
    if (shown === null) await expect(page.getByText(/^Showing \d+ vendors?$/)).toBeVisible();
    else if (shown > 24 || shown === 0)
      await expect(page.getByText(`Showing ${shown} vendors`, { exact: true })).toBeVisible();
    else await expectShown(page, shown);
  });

test("a search text of 100 kB is refused in words or cut, never an error of the server", async ({
  request,
}) => {
  for (const size of [5_000, 15_000, 100_000]) {
    const response = await request.get(`/vendors?q=${"a".repeat(size)}`);
    expect(response.status()).toBeLessThan(500);
  }
});

test("an address that cannot be read gets the error page, with the status", async ({
  page,
  allowBrowserError,
}) => {
  // The router's own words.
  allowBrowserError(/^warning: The URL path .* could not be decoded/);
  const response = await page.goto("/%E0%A4%A");
  expect(response?.status()).toBe(400);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByText("400 Part of this address is broken.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
});

test("what is no form gets a clear refusal", async ({ request }) => {
  const status = async (options: Parameters<typeof request.post>[1]) =>
    (await request.post("/enquiries", options)).status();
  expect(await status({ data: { name: "Asha" } })).toBe(415);
  expect(await status({ data: "hello", headers: { "Content-Type": "text/plain" } })).toBe(415);
  expect(await status({ form: { name: "a".repeat(70_000) } })).toBe(413);
  expect(await status({ form: {} })).toBe(422);
  expect(
    await status({
      data: "name=%FF%FE&email=a%40b.ca",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    }),
  ).toBe(422);
  expect((await request.get("/enquiries")).status()).toBe(405);
  expect((await request.fetch("/vendors", { method: "DELETE" })).status()).toBe(405);
});

test("ids that are none get 404, ids of venues lead to the venue's one address", async ({ request }) => {
  for (const path of [
    "/vendors/0",
    "/vendors/-1",
    "/vendors/01",
    "/vendors/1.5",
    "/vendors/abc",
    "/vendors/210",
    "/vendors/99999999999999999999",
    "/vendors/1%00",
    "/venues/9",
    "/venues/nowhere",
    "/nope",
  ]) {
    const { status } = { status: (await request.get(path, { maxRedirects: 0 })).status() };
    expect(`${path} ${status}`).toBe(`${path} ${path.includes("%00") ? 400 : 404}`);
  }
  for (const [from, to] of [
    ["/vendors/76", "/venues/fairmont-palliser"],
    ["/venues/76", "/venues/fairmont-palliser"],
    ["/vendors/76?theme=indian", "/venues/fairmont-palliser?theme=indian"],
    ["/bridesmaid-guide", "/bridesmaids-guide"],
    ["/bridesmaid-guide?theme=indian", "/bridesmaids-guide?theme=indian"],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(to);
  }
});

test("every listing has a page, and each venue is under its name", async ({ request }) => {
  const listings = await fetchListings(request);
  expect(listings.length).toBe(listingCount);
  for (const { id, slug, name, category } of listings) {
    const path = category === "venues" ? `/venues/${slug}` : `/vendors/${id}`;
    const response = await request.get(path, { maxRedirects: 0 });
    expect(`${path} ${response.status()}`).toBe(`${path} 200`);
    expect(await response.text()).toContain(name.replaceAll("&", "&amp;").replaceAll("'", "&#x27;"));
  }
});

test("each of the sixteen tiles of the home page opens as many listings as it says, two or more, in both themes", async ({
  page,
}) => {
  for (const theme of ["standard", "indian"] as const) {
    await page.goto(withTheme("/", theme));
    const tiles = await page
      .getByRole("link", { name: /\d+ listings?$/ })
      .evaluateAll((links) =>
        links.map((link) => ({ href: link.getAttribute("href") ?? "", text: link.textContent })),
      );
    expect(tiles.length).toBe(16);
    for (const { href, text } of tiles) {
      const said = Number(/(\d+) listings?$/.exec(text)?.[1]);
      expect(said).toBeGreaterThanOrEqual(2);
      expect(await (await page.request.get(href)).text()).toContain(`>Showing ${said} vendors<`);
    }
  }
});

test("names under which links ask for a category lead to it", async ({ page, open }) => {
  for (const [name, chip] of [
    ["transportation", "Transportation"],
    ["bridal", "Bridal wear"],
    ["suits", "Suits & sherwanis"],
    ["jewelry", "Jewellery"],
    ["mehndi", "Mehndi"],
    ["priests", "Priests"],
    ["invitations", "Invitations"],
    ["PHOTOGRAPHERS", "Photographers"],
  ] as const) {
    await open(`/vendors?category=${name}`);
    await expect(page.getByRole("list", { name: "Active filters" }).getByRole("button")).toHaveText([chip]);
  }
});

test("filtered pages are canonical to the directory or to its category", async ({ request }) => {
  for (const [path, canonical] of [
    ["/vendors", "/vendors"],
    ["/vendors?q=cake&sort=reviews&page=2", "/vendors"],
    ["/vendors?category=cakes&price=budget&view=list", "/vendors?category=cakes"],
    ["/vendors?theme=indian&category=cakes", "/vendors?category=cakes&amp;theme=indian"],
    ["/gallery?theme=indian", "/gallery"],
    ["/vendors/9?saved=3", "/vendors/9"],
  ] as const) {
    const html = await (await request.get(path)).text();
    const links = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href = ""]) =>
      href.replace(/^https?:\/\/[^/]*/, ""),
    );
    expect(links).toEqual([canonical]);
  }
});

test("invented listings and private lists stay out of search engines, real venues do not", async ({
  request,
}) => {
  for (const [path, hidden] of [
    ["/vendors/9", true],
    ["/venues/fairmont-palliser", false],
    ["/vendors?view=saved&saved=9", true],
    ["/vendors", false],
    ["/", false],
  ] as const)
    expect((await (await request.get(path)).text()).includes('name="robots" content="noindex"')).toBe(hidden);
});

test("Back before the address followed the typing does not bring the typing back", async ({ page, open }) => {
  await open("/gallery");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Vendors" }).click();
  await page.getByRole("searchbox", { name: "Search vendors" }).pressSequentially("cak");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Banff Wedding Gallery");
  await page.waitForTimeout(600);
  expect(pathOf(page)).toBe("/gallery");
});
