import type { Page } from "@playwright/test";

import { withTheme } from "#test-support/browser-urls.ts";
import { venueCount } from "#test-support/catalogue-counts.ts";
import { expect, expectAccessible, expectToast, test } from "./fixtures.ts";

const wall = (page: Page) =>
  page.getByRole("region", { name: /^(Six to begin with|Room for both families)$/ }).getByRole("article");
const results = (page: Page) => page.getByRole("region", { name: /^(All venues|Venues that match)$/ });
const list = (page: Page) => results(page).getByRole("article");
const worthAsking = (page: Page) => page.getByRole("region", { name: "Worth asking" });
const card = (page: Page, name: string) =>
  list(page).filter({ has: page.getByRole("heading", { name, exact: true }) });
const total = (page: Page) => results(page).getByRole("status").first();

/** On a small window the facts are folded. */
async function unfold(page: Page, mobile: boolean): Promise<void> {
  if (mobile) await page.getByText("Guests, fire, kitchens, access").click();
}

const six = {
  standard: [
    "Fairmont Palliser",
    "Calgary Zoo",
    "Heritage Park",
    "The Lake House",
    "Teatro Restaurant",
    "Bow Valley Ranche Restaurant",
  ],
  indian: [
    "Hyatt Regency Calgary",
    "Calgary Marriott Downtown Hotel",
    "The Westin Calgary",
    "Glenmore Inn & Convention Centre",
    "Celebration Hall",
    "Hotel Arts",
  ],
};
const kinds = {
  standard: ["Downtown", "Outdoor", "Historic", "Unique"],
  indian: ["Downtown", "Banquet Halls", "Luxury Hotels", "Large Capacity"],
};

test("six venues of the theme hang on the wall, and all 31 stand below", async ({ page, open, theme }) => {
  await open("/venues");
  await expect(wall(page).getByRole("heading")).toHaveText(six[theme]);
  const first = wall(page).first();
  await expect(first).toContainText(
    theme === "standard" ? "Listed for up to 320 guests" : "Ballroom of 13,500 sq ft (2011)",
  );
  await expect(first).toContainText("Downtown Calgary");
  await expect(first).toContainText("$$$ to $$$$ sample");
  await expect(first).toContainText(/4\.\d sample/);
  // Two amenities and how many more, in the Indian theme only.
  const amenities = wall(page).filter({ hasText: /\+\d more/ });
  await expect(amenities).toHaveCount(theme === "standard" ? 0 : 6);

  await expect(list(page)).toHaveCount(venueCount);
  await expect(total(page)).toHaveText(`${venueCount} venues`);
  const heritage = card(page, "Heritage Park");
  for (const text of ["Historical village", "Reportedly 344 seated", "Best in summer, fall", "+1 more"])
    await expect(heritage).toContainText(text);

  await wall(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: six[theme][0] })).toBeVisible();
});

test("each kind of venue shows some of the 31, and Back leads to all of them @unthemed", async ({
  page,
  open,
  expectAt,
  theme,
}) => {
  await open("/venues");
  const buttons = page.getByRole("group", { name: "Kind of venue" }).getByRole("button");
  await expect(buttons).toHaveText(["All Venues", ...kinds[theme]]);
  for (const kind of kinds[theme]) {
    await buttons.filter({ hasText: kind }).click();
    await expect(buttons.filter({ hasText: kind })).toHaveAttribute("aria-pressed", "true");
    await expectAt(`/venues?group=${kind.toLowerCase().replace(" ", "-")}`);
    const shown = await list(page).count();
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(venueCount);
    await expect(total(page)).toHaveText(`${shown} venues`);
  }
  await page.goBack();
  await expect(buttons.filter({ hasText: kinds[theme][2] })).toHaveAttribute("aria-pressed", "true");
  await buttons.first().click();
  await expectAt("/venues");
  await expect(list(page)).toHaveCount(venueCount);
});

test("a couple with a baraat, a havan and 300 guests sees who allows it, and which venues to ask", async ({
  page,
  open,
  expectAt,
  mobile,
}) => {
  await open("/venues");
  await unfold(page, mobile);
  await page.getByRole("spinbutton", { name: "Guests" }).fill("300");
  await page.getByRole("checkbox", { name: "Open flame" }).check();
  await page.getByRole("checkbox", { name: "Baraat" }).check();
  await expectAt("/venues?guests=300&need=open-flame&need=baraat");

  await expect(card(page, "Celebration Hall")).toBeVisible();
  await expect(card(page, "Sanjha Vehra Hall")).toContainText("Depends: Open flame");
  // Eighty guests at most, and no fire: nothing to ask.
  await expect(card(page, "Reader Rock Garden")).toHaveCount(0);
  await expect(worthAsking(page)).toContainText("Not known yet: Open flame, Baraat");
  await expect(
    worthAsking(page).getByRole("heading", { name: "Fairmont Palliser", exact: true }),
  ).toBeVisible();

  // The address holds all of it.
  const names = await list(page).getByRole("heading", { level: 3 }).allTextContents();
  await page.reload();
  await expect(list(page).getByRole("heading", { level: 3 })).toHaveText(names);
  await expect(page.getByRole("spinbutton", { name: "Guests" })).toHaveValue("300");
  await page.getByRole("button", { name: "Clear all filters" }).first().click();
  await expectAt("/venues");
  await expect(page.getByRole("spinbutton", { name: "Guests" })).toHaveValue("");
});

test("a choice made while the address catches up with typing is not taken back @unthemed", async ({
  page,
  open,
  expectAt,
  mobile,
}) => {
  await open("/venues");
  await unfold(page, mobile);
  const openFlame = page.getByRole("checkbox", { name: "Open flame" });
  // The tick comes in the moment between the new address and the page's knowing of it.
  await openFlame.evaluate((box: HTMLInputElement) => {
    const replaceState = history.replaceState.bind(history);
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    history.replaceState = (...address) => {
      replaceState(...address);
      history.replaceState = replaceState;
      const look = (frames: number) => {
        seen.push(box.checked);
        if (frames > 0) requestAnimationFrame(() => look(frames - 1));
      };
      setTimeout(() => {
        box.click();
        look(30);
      }, 5);
    };
  });
  await page.getByRole("spinbutton", { name: "Guests" }).fill("300");
  await expectAt("/venues?guests=300&need=open-flame");
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "seen").length)).toBe(venueCount);
  expect(await page.evaluate(() => Reflect.get(window, "seen"))).not.toContain(false);
});

test("where no venue is known to offer everything, the page says what to drop @unthemed", async ({
  page,
  open,
  expectAt,
}) => {
  await open("/venues?guests=3500&need=jain");
  await expect(results(page).getByRole("heading", { level: 3 }).first()).toHaveText(
    "No venue is known to offer all of this",
  );
  await page.getByRole("button", { name: /^Without 3,500 guests: \d+ venues?$/ }).click();
  await expectAt("/venues?need=jain");
  await expect(card(page, "Tran Taali Hall")).toBeVisible();
});

test("up to four venues stand side by side, with the same facts in the same rows", async ({
  page,
  open,
  expectAt,
}) => {
  await open("/venues");
  for (const name of ["Celebration Hall", "Fairmont Palliser", "Heritage Park", "Reader Rock Garden"])
    await page.getByRole("checkbox", { name: `Compare ${name}`, exact: true }).check();
  await expect(page.getByRole("checkbox", { name: "Compare Hotel Arts" })).toBeDisabled();
  await page.getByRole("button", { name: "Compare venues" }).click();
  await expectAt(
    "/venues/compare?venues=celebration-hall,fairmont-palliser,heritage-park,reader-rock-garden",
  );

  const row = (name: string) =>
    page.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
  await expect(page.getByRole("columnheader")).toHaveText([
    "Fact",
    /^Celebration Hall/,
    /^Fairmont Palliser/,
    /^Heritage Park/,
    /^Reader Rock Garden/,
  ]);
  await expect(row("Open flame").getByRole("cell")).toHaveText([
    /^Yes/,
    "Not known yet: ask the venue",
    "Not known yet: ask the venue",
    /^No.*Confirmed/,
  ]);
  const stepFree = row("Step-free access").getByRole("cell").nth(2);
  await stepFree.getByText("Confirmed").click();
  await expect(stepFree).toContainText("Source: heritagepark.ca/faq");
  await expect(stepFree).toContainText("Checked on 21 November 2026");
  await expectAccessible(page);

  await page.getByRole("link", { name: "Take out Heritage Park" }).press("Enter");
  await expectAt("/venues/compare?venues=celebration-hall,fairmont-palliser,reader-rock-garden");
  // Its link had the focus, which stays with the comparison.
  await expect(page.getByRole("link", { name: "Choose more venues" })).toBeFocused();
  await open("/venues/compare");
  await expect(page.getByRole("heading", { name: "No venues chosen yet" })).toBeVisible();
});

test("ticked venues are still ticked after a look at them, and the comparison takes more", async ({
  page,
  open,
  expectAt,
}) => {
  const box = (name: string) => page.getByRole("checkbox", { name: `Compare ${name}`, exact: true });
  await open("/venues");
  for (const name of ["Celebration Hall", "Fairmont Palliser", "Heritage Park"]) await box(name).check();
  await page.getByRole("button", { name: "Compare venues" }).click();
  await expectAt("/venues/compare?venues=celebration-hall,fairmont-palliser,heritage-park");
  await page.goBack();
  await expect(box("Fairmont Palliser")).toBeChecked();
  await page.goForward();
  await page.getByRole("link", { name: "Take out Heritage Park" }).click();
  await expectAt("/venues/compare?venues=celebration-hall,fairmont-palliser");
  await page.getByRole("link", { name: "Choose more venues" }).click();
  await expect(box("Heritage Park")).not.toBeChecked();
  await box("Hotel Arts").check();
  await page.getByRole("button", { name: "Compare venues" }).click();
  await expectAt("/venues/compare?venues=celebration-hall,fairmont-palliser,hotel-arts");
});

test("a heart on a poster saves the venue for the whole page", async ({ page, open, theme }) => {
  await open("/venues");
  const name = six[theme][0] ?? "";
  await wall(page)
    .first()
    .getByRole("button", { name: `Save ${name}` })
    .click();
  await expectToast(page, "Added to saved vendors", "This vendor has been added to your saved list");
  await expect(card(page, name).getByRole("button", { name: `Save ${name}` })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("three spotlights tell everything, mark what is invented and lead to the venue", async ({
  page,
  open,
  expectAt,
}) => {
  await open("/venues");
  const spotlights = page.getByRole("region", { name: "Three places, told at length" });
  await expect(spotlights.getByRole("heading", { level: 3 })).toHaveCount(3);
  const hall = spotlights.getByRole("article", { name: "Celebration Hall" });
  for (const text of [
    "Sample listing",
    "150 to 600 guests",
    "$$ to $$$",
    "Northeast Calgary",
    "All seasons",
    "+3 more amenities",
    "Westwinds",
    "403-555-0186",
    "bookings@celebrationhall.example",
    "No virtual tour yet",
    "$52 per person sample",
    "$7,800 in all sample",
    "Priya and Karan, May sample",
  ])
    await expect(hall).toContainText(text);
  // Nobody's telephone number is invented.
  const palliser = spotlights.getByRole("article", { name: "Fairmont Palliser" });
  await expect(palliser.getByText("Not known yet: ask the venue")).toHaveCount(2);

  await palliser.getByRole("link", { name: "See Fairmont Palliser" }).click();
  await expectAt("/venues/fairmont-palliser");
});

test("the booking tips say when to book, and where that comes from @unthemed", async ({
  page,
  open,
  theme,
}) => {
  await open("/venues");
  const tips = page.getByRole("region", { name: "Before you sign" });
  await expect(tips.getByRole("heading", { level: 3 }).first()).toHaveText(
    "Book venues 12 to 18 months ahead",
  );
  await expect(tips.getByRole("heading", { level: 3 }).nth(1)).toHaveText(
    "Or 8 to 12 months in the off-season",
  );
  await expect(tips.getByText(/^Source: .+ Checked on 21 November 2026\.$/)).toHaveCount(9);
  await expect(tips.getByText("A havan needs a permit")).toHaveCount(theme === "standard" ? 0 : 1);
});

test("axe finds nothing on filtered venues, and nothing is wider than the window", async ({ page, open }) => {
  await open("/venues?guests=300&need=halal");
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ["/venues", "/venues/compare?venues=celebration-hall,fairmont-palliser"]) {
    await open(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form asks the server, and hearts keep what was asked for @unthemed", async ({
    page,
    open,
    mobile,
    theme,
  }) => {
    await open("/venues");
    const kind = page.getByRole("group", { name: "Kind of venue" }).getByRole("button", { name: "Downtown" });
    await kind.click();
    await expect(kind).toHaveAttribute("aria-pressed", "true");
    const downtown = await list(page).count();
    await unfold(page, mobile);
    await page.getByRole("checkbox", { name: "Baraat" }).check();
    await page.getByRole("spinbutton", { name: "Guests" }).fill("200");
    // Enter presses the form's first button, which must not change the kind of venue.
    await page.getByRole("spinbutton", { name: "Guests" }).press("Enter");
    await expect(worthAsking(page)).toBeVisible();
    await expect(kind).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("checkbox", { name: "Baraat" })).toBeChecked();
    expect(await list(page).count()).toBeLessThan(downtown);
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);

    const name = "Fairmont Palliser";
    await card(page, name)
      .getByRole("button", { name: `Save ${name}` })
      .click();
    await expect(card(page, name).getByRole("button", { name: `Save ${name}` })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(page.getByRole("checkbox", { name: "Baraat" })).toBeChecked();
  });

  test("ticked venues are compared by the server @unthemed", async ({ page, open, theme }) => {
    await open("/venues?group=historic");
    await page.getByRole("checkbox", { name: "Compare Heritage Park" }).check();
    await page.getByRole("checkbox", { name: "Compare Haugen Barn" }).check();
    await page.getByRole("button", { name: "Compare venues" }).click();
    await expect(page.getByRole("columnheader")).toHaveText(["Fact", /^Haugen Barn/, /^Heritage Park/]);
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await page.getByRole("link", { name: "Take out Haugen Barn" }).click();
    await expect(page).toHaveURL(withTheme("/venues/compare?venues=heritage-park", theme));
  });
});

test("while scripts are on their way nothing is there that goes as they come @unthemed", async ({ page }) => {
  // Held until the page closes.
  await page.route(/\.js(\?|$)/, () => {});
  await page.goto("/venues", { waitUntil: "commit" });
  await expect(page.getByRole("region", { name: "All venues" }).getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Compare venues" })).toHaveCount(0);
});
