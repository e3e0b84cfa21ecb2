import type { Locator, Page } from "@playwright/test";

import { ceremonies } from "#content/ceremonies/ceremonies.ts";
import { categories } from "#content/catalogue/categories.ts";
import { venueProfiles } from "#content/catalogue/venues/profiles.ts";
import { indianDecorIdeas } from "#content/decor-ideas/indian-ideas.ts";
import { standardDecorIdeas } from "#content/decor-ideas/standard-ideas.ts";
import { marriageLicence } from "#content/timeline/marriage-licence.ts";

import { fetchListings, watchRequests } from "./directory-view.ts";
import { expect, test } from "./fixtures.ts";

const section = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });
const headings = (part: Locator): Locator => part.getByRole("heading", { level: 3 });

test("the sections of the home page come in the order of the specification", async ({
  page,
  open,
  theme,
}) => {
  await open("/");
  const names = await page
    .locator("main > section, #home-sections > section")
    .evaluateAll((parts) => parts.map((part) => part.getAttribute("aria-label") ?? part.className));
  expect(names).toEqual([
    expect.stringContaining("hero--home"),
    "Find vendors",
    "How it works",
    // Not of the specification: the couple's plan.
    "Your plan",
    "Popular categories",
    "Top vendors",
    ...(theme === "indian" ? ["Indian ceremonies"] : []),
    "Featured venues",
    "Decor inspiration",
    "Planning timeline",
    "Seasons guide",
    "Testimonials",
    "Vendor dream team",
  ]);
});

test("hero with the buttons 'Find Vendors' and 'Explore Venues'", async ({ page, open, expectAt }) => {
  for (const [name, path] of [
    ["Find Vendors", "/vendors"],
    ["Explore Venues", "/venues"],
  ] as const) {
    await open("/");
    await page.getByRole("link", { name, exact: true }).click();
    await expectAt(path);
  }
});

test("search panel with vendor type, area and budget; 'Search Vendors' opens the directory with them @unthemed", async ({
  page,
  open,
  theme,
}) => {
  await open("/");
  const panel = section(page, "Find vendors");
  const options = (label: string) => panel.getByLabel(label).locator("option");
  await expect(options("Area")).toHaveText([
    "Anywhere",
    "Downtown",
    "Northwest",
    "Northeast",
    "Southwest",
    "Southeast",
  ]);
  await expect(options("Budget")).toHaveText([
    "Any budget",
    "$ Budget-Friendly",
    "$$ Moderate",
    "$$$ Premium",
  ]);
  await expect(options("Vendor type")).toHaveCount(theme === "indian" ? 19 : 17);
  const both = options("Vendor type").filter({ hasText: /^(Priests|Mehndi)$/ });
  await expect(both).toHaveCount(theme === "indian" ? 2 : 0);

  await panel.getByLabel("Vendor type").selectOption(theme === "indian" ? "Mehndi" : "Florists");
  await panel.getByLabel("Area").selectOption("Northeast");
  await panel.getByLabel("Budget").selectOption("$$ Moderate");
  await panel.getByRole("button", { name: "Search Vendors" }).click();
  await expect(page).toHaveURL(/\/vendors\?/);
  const asked = new URL(page.url()).searchParams;
  expect([asked.get("category"), asked.get("area"), asked.get("price")]).toEqual([
    theme === "indian" ? "mehndi" : "florists",
    "northeast",
    "mid-range",
  ]);
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
});

test("Back from a search finds its choices in the panel @unthemed", async ({ page, open, expectAt }) => {
  await open("/");
  const panel = section(page, "Find vendors");
  await panel.getByLabel("Vendor type").selectOption({ label: "Florists" });
  await panel.getByLabel("Area").selectOption({ label: "Southwest" });
  await panel.getByRole("button", { name: "Search Vendors" }).click();
  await expect(page).toHaveURL(/area=southwest/);
  expect(new URL(page.url()).searchParams.has("price")).toBe(false);
  await page.goBack();
  await expectAt("/");
  await expect(panel.getByLabel("Vendor type")).toHaveValue("florists");
  await expect(panel.getByLabel("Area")).toHaveValue("southwest");
  await expect(panel.getByLabel("Budget")).toHaveValue("");
});

test("how it works: Search Vendors, Compare Reviews, Book With Confidence @unthemed", async ({
  page,
  open,
}) => {
  await open("/");
  await expect(headings(section(page, "How it works"))).toHaveText([
    "Search Vendors",
    "Compare Reviews",
    "Book With Confidence",
  ]);
});

test("popular categories: 16 tiles with icon and label, each opens the directory on its name @unthemed", async ({
  page,
  open,
  expectAt,
}) => {
  await open("/");
  const tiles = section(page, "Popular categories").getByRole("listitem").getByRole("link");
  await expect(tiles).toHaveCount(16);
  await expect(tiles.locator("svg.emblem")).toHaveCount(16);
  const addresses = await tiles.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get("category")),
  );
  expect(addresses).toEqual([
    "photographers",
    "videographers",
    "djs",
    "venues",
    "caterers",
    "florists",
    "planners",
    "decor",
    "cakes",
    "beauty",
    "officiants",
    "transportation",
    "jewelry",
    "bridal",
    "suits",
    "invitations",
  ]);
  await tiles.nth(10).click();
  await expectAt("/vendors?category=officiants");
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("top vendors: six of the catalogue with rating, reviews, response time, price and '98% Recommend'", async ({
  page,
  open,
  theme,
}) => {
  const listings = await fetchListings(page.request);
  await open("/");
  const cards = section(page, "Top vendors").getByRole("article");
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    const name = await card.getByRole("heading", { level: 3 }).textContent();
    const listing = listings.find((one) => one.name === name);
    if (!listing) throw new Error(`The catalogue has no '${name}'.`);
    expect(listing.fictional).toBe(true);
    await expect(card.getByText("Sample listing")).toBeVisible();
    await expect(card.getByText(/sample/i)).toHaveCount(1);
    await expect(card).toContainText(`${listing.rating?.toFixed(1)} (${listing.reviewCount} reviews)`);
    await expect(card).toContainText(listing.responseTime ?? "no response time");
    await expect(card).toContainText("$".repeat(listing.price?.[0] ?? 9));
    await expect(card).toContainText("98% Recommend");
    const specialties = card.getByText("Specialties", { exact: true });
    await expect(specialties).toHaveCount(theme === "indian" ? 1 : 0);
    if (theme === "indian") await expect(card).toContainText(listing.tags[0] ?? "no specialty");
  }
});

test("top vendors: on a telephone a row to push aside, not a column", async ({ page, open, mobile }) => {
  await open("/");
  const list = section(page, "Top vendors").getByRole("list").first();
  const room = await list.evaluate((row) => ({
    hidden: row.scrollWidth - row.clientWidth,
    page: document.documentElement.scrollWidth - window.innerWidth,
  }));
  expect(room.hidden > 300).toBe(mobile);
  expect(room.page).toBeLessThanOrEqual(0);
});

test("Indian ceremonies: six with description, duration, participants and importance, in that theme only", async ({
  page,
  open,
  theme,
  expectAt,
}) => {
  await open("/");
  const part = section(page, "Indian ceremonies");
  if (theme === "standard") {
    await expect(part).toHaveCount(0);
    return;
  }
  await expect(headings(part)).toHaveText(["Mehndi", "Sangeet", "Haldi", "Baraat", "Pheras", "Vidaai"]);
  for (const { name, description, duration, participants, importance } of ceremonies) {
    const item = part.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
    for (const text of [description, duration, participants, importance])
      await expect(item).toContainText(text);
  }
  const links = part.getByRole("link");
  expect(
    await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
  ).toEqual(ceremonies.map(({ id }) => `/indian-wedding-traditions/${id}`));
  await links.nth(4).focus();
  await expect(part.locator(".poster img")).toHaveAttribute("src", "/art/ceremonies/pheras.svg");
  await expectAt("/");
});

test("featured venues: first 3 of the general list, or all 6 of the Indian one with 2 amenities and '+N more'", async ({
  page,
  open,
  theme,
  expectAt,
}) => {
  await open("/");
  const posters = section(page, "Featured venues").getByRole("article");
  await expect(posters.getByRole("heading", { level: 3 })).toHaveText(
    theme === "standard"
      ? ["Fairmont Palliser", "Calgary Zoo", "Heritage Park"]
      : [
          "Hyatt Regency Calgary",
          "Calgary Marriott Downtown Hotel",
          "The Westin Calgary",
          "Glenmore Inn & Convention Centre",
          "Celebration Hall",
          "Hotel Arts",
        ],
  );
  if (theme === "indian") {
    await expect(posters.filter({ hasText: /\+\d more/ })).toHaveCount(6);
    const hall = posters.filter({ hasText: "Celebration Hall" });
    const amenities = venueProfiles.find(({ slug }) => slug === "celebration-hall")?.amenities ?? [];
    await expect(hall).toContainText(`${amenities.slice(0, 2).join(" · ")} +${amenities.length - 2} more`);
    await expect(hall).toContainText("Sample listing");
    await expect(hall).toContainText("150 to 600 guests");
  } else await expect(posters.filter({ hasText: /\+\d more/ })).toHaveCount(0);
  await posters.first().getByRole("heading").getByRole("link").click();
  await expectAt(theme === "standard" ? "/venues/fairmont-palliser" : "/venues/hyatt-regency-calgary");
});

test("decor inspiration: six ideas; a season keeps those whose season text has the word, 'Year-round' has none", async ({
  page,
  open,
  theme,
  expectAt,
}) => {
  const ideas = theme === "standard" ? standardDecorIdeas : indianDecorIdeas;
  await open("/");
  const part = section(page, "Decor inspiration");
  await part.scrollIntoViewIfNeeded();
  // Its code comes when somebody is there, and the tabs of the seasons are the last that it makes.
  await expect(section(page, "Seasons guide").getByRole("tab")).toHaveCount(4);
  const requests = watchRequests(page);
  await expect(headings(part)).toHaveText(ideas.map(({ title }) => title));
  for (const season of ["Summer", "Fall", "Winter", "Spring"]) {
    const button = part.getByRole("button", { name: season, exact: true });
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    const kept = ideas.filter((idea) => idea.season.toLowerCase().includes(season.toLowerCase()));
    expect(kept.length).toBeGreaterThan(0);
    await expect(headings(part)).toHaveText(kept.map(({ title }) => title));
    await expect(part.getByText("Year-round")).toHaveCount(0);
    await expect(part.getByRole("status")).toContainText(`${kept.length} of 6 ideas`);
  }
  await part.getByRole("button", { name: "All", exact: true }).click();
  await expect(headings(part)).toHaveCount(6);
  await expect(part.getByText("Year-round")).toHaveCount(1);
  expect(requests).toEqual([]);
  await expectAt("/");
  const [first] = ideas;
  await expect(part.getByRole("link", { name: first?.title ?? "" })).toHaveAttribute(
    "href",
    new RegExp(`^/decoration-ideas/${first?.id}(\\?|$)`),
  );
});

test("planning timeline: 12+, 9-12, 6-9 and 3-6 months before, with the Alberta marriage licence @unthemed", async ({
  page,
  open,
  theme,
}) => {
  await open("/");
  const part = section(page, "Planning timeline");
  await expect(headings(part)).toHaveText([
    "12+ months before",
    "9-12 months before",
    "6-9 months before",
    "3-6 months before",
    "Apply for the Alberta marriage licence within 3 months of the wedding.",
  ]);
  await expect(part.getByText(marriageLicence.rule)).toBeVisible();
  await expect(part.getByText("Checked on 21 November 2026")).toBeVisible();
  await expect(part.getByText("muhurat")).toHaveCount(theme === "indian" ? 1 : 0);
  await expect(part.locator(".line__tip")).toHaveCount(4);
});

test("seasons guide: summer first, four tabs that the keyboard moves @unthemed", async ({
  page,
  open,
  expectAt,
}) => {
  await open("/");
  const part = section(page, "Seasons guide");
  await part.scrollIntoViewIfNeeded();
  // Its code comes when somebody is there.
  await expect(part.getByRole("tab")).toHaveCount(4);
  const requests = watchRequests(page);
  const tab = (name: string) => part.getByRole("tab", { name, exact: true });
  const panel = part.getByRole("tabpanel");
  await expect(tab("Summer")).toHaveAttribute("aria-selected", "true");
  await expect(panel).toHaveAccessibleName("Summer");
  await expect(panel).toContainText("20 to 23 °C");
  await expect(panel).toContainText("Checked on 21 November 2026");

  await tab("Fall").click();
  await expect(headings(part)).toHaveText("Fall, September to October");
  await tab("Fall").press("ArrowRight");
  await expect(tab("Winter")).toBeFocused();
  await expect(headings(part)).toHaveText("Winter, November to March");
  await expect(panel.locator("img")).toHaveAttribute("src", "/art/seasons/winter.svg");
  await tab("Winter").press("End");
  await expect(headings(part)).toHaveText("Spring, April to May");
  await tab("Spring").press("ArrowRight");
  await expect(tab("Summer")).toBeFocused();
  await tab("Summer").press("ArrowLeft");
  await tab("Spring").press("Home");
  await expect(headings(part)).toHaveText("Summer, June to August");
  await expect(part.locator('[role="tab"][tabindex="0"]')).toHaveText("Summer");
  expect(requests).toEqual([]);
  await expectAt("/");
});

test("testimonials: three or more, with the four statistics, all of them marked as samples @unthemed", async ({
  page,
  open,
}) => {
  await open("/");
  const part = section(page, "Testimonials");
  const quotes = part.getByRole("figure");
  expect(await quotes.count()).toBeGreaterThanOrEqual(3);
  for (const quote of await quotes.all()) {
    await expect(quote.getByText("sample", { exact: true })).toBeVisible();
    await expect(quote.getByText(/^\d of 5 stars$/)).toBeAttached();
  }
  await expect(part.getByRole("definition")).toHaveText(["500+", "5,000+", "98%", "10+"]);
  await expect(part.getByRole("term")).toHaveText(["vendors", "weddings", "satisfaction", "years"]);
  await expect(part.getByText("These are sample quotes and sample figures")).toBeVisible();
});

test("vendor dream-team block: 'over 200+' vendors and a link to every category @unthemed", async ({
  page,
  open,
  expectAt,
}) => {
  await open("/");
  const part = section(page, "Vendor dream team");
  await expect(part).toContainText("over 200+ vendors");
  await expect(part.getByRole("link")).toHaveText(categories.map(({ name }) => name));
  await part.getByRole("link", { name: "Transportation" }).click();
  await expectAt("/vendors?category=transport");
});

test("the toggle changes every section without asking the server, and keeps what was chosen", async ({
  page,
  open,
  theme,
}) => {
  await open("/");
  const names = ["Top vendors", "Featured venues", "Decor inspiration"];
  const before = new Map<string, string[]>();
  await section(page, "Decor inspiration").getByRole("button", { name: "Winter", exact: true }).click();
  await section(page, "Seasons guide").getByRole("tab", { name: "Winter" }).click();
  for (const name of names) before.set(name, await headings(section(page, name)).allTextContents());
  const requests = watchRequests(page);
  const label = theme === "standard" ? "Switch to Indian Wedding Theme" : "Switch to Standard Theme";
  await page.getByRole("button", { name: label }).first().click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", theme);
  // Sections below the window follow a moment later.
  for (const name of names)
    await expect(async () => {
      const after = await headings(section(page, name)).allTextContents();
      expect(after.length).toBeGreaterThan(0);
      expect(after.filter((heading) => before.get(name)?.includes(heading))).toEqual([]);
    }).toPass();
  await expect(section(page, "Indian ceremonies")).toHaveCount(theme === "standard" ? 1 : 0);
  await expect(section(page, "Decor inspiration").getByRole("button", { name: "Winter" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(headings(section(page, "Seasons guide"))).toHaveText("Winter, November to March");
  expect(requests).toEqual([]);
});
