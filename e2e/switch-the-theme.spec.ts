import type { Locator, Page } from "@playwright/test";

import { pathOf } from "#test-support/browser-urls.ts";
import { cardNames, expectShown, fetchListings, mentioning, searchBox } from "./directory-view.ts";
import { expect, test } from "./fixtures.ts";

/** What the specification gives each theme (§2, §4, §9). */
const themes = {
  standard: {
    toggle: "Switch to Indian Wedding Theme",
    page: "rgb(249, 245, 240)",
    primary: "#B76E79",
    suffix: / \| Wild Rose Weddings$/,
    keywords: /Calgary wedding vendors/,
    image: /\/calgary-wedding-og\.jpg$/,
    directory: "Calgary Wedding Vendor Directory",
  },
  indian: {
    toggle: "Switch to Standard Theme",
    page: "rgb(255, 247, 237)",
    primary: "#FF9933",
    suffix: / \| Calgary Indian Weddings$/,
    keywords: /Indian wedding Calgary/,
    image: /\/indian-wedding-og\.jpg$/,
    directory: "Indian Wedding Vendors in Calgary",
  },
} as const;

type ThemeName = keyof typeof themes;
const otherOf = (theme: ThemeName): ThemeName => (theme === "standard" ? "indian" : "standard");

const meta = (page: Page, name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
const toggle = (page: Page) => page.getByRole("button", { name: /^Switch to / });

async function flip(page: Page, from: ThemeName): Promise<void> {
  await page.getByRole("button", { name: themes[from].toggle, exact: true }).click();
  await expectTheme(page, otherOf(from));
}

async function expectTheme(page: Page, theme: ThemeName): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  await expect(toggle(page)).toHaveAccessibleName(themes[theme].toggle);
}

test("the flag flips colours, ornaments, headings and metadata in place and keeps the address", async ({
  page,
  open,
  theme,
}) => {
  const expectWholeTheme = async (name: ThemeName) => {
    const { page: colour, primary, suffix, keywords, image, directory } = themes[name];
    await expectTheme(page, name);
    await expect(page.locator("body")).toHaveCSS("background-color", colour);
    await expect(page.locator("html")).toHaveAttribute(
      "data-borders",
      name === "indian" ? "ornate" : "plain",
    );
    await expect(meta(page, "theme-color")).toHaveAttribute("content", primary);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(directory);
    await expect(page).toHaveTitle(suffix);
    await expect(meta(page, "og:title")).toHaveAttribute("content", suffix);
    await expect(meta(page, "keywords")).toHaveAttribute("content", keywords);
    await expect(meta(page, "og:image")).toHaveAttribute("content", image);
    return meta(page, "description").getAttribute("content");
  };
  await open("/vendors");
  const address = pathOf(page);
  const description = await expectWholeTheme(theme);
  await flip(page, theme);
  const other = await expectWholeTheme(otherOf(theme));
  expect(other).not.toBe(description);
  expect(pathOf(page)).toBe(address);
  await flip(page, otherOf(theme));
  expect(await expectWholeTheme(theme)).toBe(description);
  expect(pathOf(page)).toBe(address);
});

test("a flip keeps the search, the filters and the saved list", async ({ page, open, theme }) => {
  await open("/vendors?category=cakes&sort=reviews&view=list");
  await searchBox(page).fill("berries");
  const listings = await fetchListings(page.request);
  const found = mentioning(listings, "berries").filter(({ category }) => category === "cakes");
  await expectShown(page, found.length);
  const names = await cardNames(page).allTextContents();
  await page.getByRole("button", { name: `Save ${names[0]}` }).click();
  await flip(page, theme);
  await expect(searchBox(page)).toHaveValue("berries");
  await expect(cardNames(page)).toHaveText(names);
  await expect(page.getByRole("button", { name: "List", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByRole("button", { name: `Save ${names[0]}` })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await searchBox(page).fill("");
  await expectShown(page, 9);
});

test("a flip is one event: ornaments and picture are there before it, and nothing fades on its own", async ({
  page,
  open,
  theme,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open("/venues");
  // What stands on the page in the very moment in which the theme is another, and after it has rested.
  await page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function goes into the page
    const look = () =>
      [...document.querySelectorAll("h1, h2, .button, .choice, .chip, .eyebrow, .site-header a")].map(
        (element) => {
          const { color, backgroundColor, fontSize } = getComputedStyle(element);
          return [color, backgroundColor, fontSize].join();
        },
      );
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function goes into the page
    const asked = () => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    const seen: { look: string[]; asked: string[] } = { look: [], asked: [] };
    new MutationObserver(() => Object.assign(seen, { look: look(), asked: asked() })).observe(
      document.documentElement,
      { attributeFilter: ["data-theme"] },
    );
    Object.assign(window, { seen, look });
  });
  await flip(page, theme);
  await expect(page.locator("html")).not.toHaveAttribute("data-changing-theme");
  const { seen, now } = await page.evaluate(() => {
    const noted = window as unknown as {
      seen: { look: string[]; asked: string[] };
      look: () => string[];
    };
    return { seen: noted.seen, now: noted.look() };
  });
  expect(now.length).toBeGreaterThan(10);
  expect(seen.look).toEqual(now);
  const ornaments = { standard: ["marigold", "toran", "boteh"], indian: ["wildrose", "ridge", "wildrose"] }[
    theme
  ];
  expect(seen.asked).toEqual(
    expect.arrayContaining(
      ["divider", "edge", "tile"].map((kind, at) => `/art/ornament/${kind}-${ornaments[at]}.svg`),
    ),
  );
});

test("the other theme is fetched when the page is used: then it needs no signal, and reaches the foot of the page", async ({
  page,
  open,
  theme,
  allowBrowserError,
}) => {
  // Pictures further down are fetched when they come near.
  allowBrowserError(/ERR_INTERNET_DISCONNECTED/);
  await open("/");
  const files = () =>
    page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
  const hero = theme === "standard" ? "/assets/hero-mandap" : "/assets/hero-rockies";
  expect((await files()).filter((file) => file.startsWith(hero))).toEqual([]);
  await page.mouse.move(200, 300);
  await expect.poll(files).toEqual(expect.arrayContaining([expect.stringContaining(hero)]));
  await page.waitForLoadState("networkidle");

  const heading = page.getByRole("region", { name: "Decor inspiration" }).getByRole("heading", { level: 2 });
  const before = await heading.textContent();
  await page.context().setOffline(true);
  await flip(page, theme);
  await expect(page.locator("[data-inline-art] svg")).toBeVisible();
  await expect(heading).not.toHaveText(before ?? "");
});

test("the directory hangs the picture of its theme", async ({ page, open, theme }) => {
  await open("/vendors");
  const pictures = { standard: /^Calgary at dusk/, indian: /^A groom rides a white horse along the Bow/ };
  await expect(page.getByRole("img", { name: pictures[theme] })).toBeVisible();
  await flip(page, theme);
  await expect(page.getByRole("img", { name: pictures[otherOf(theme)] })).toBeVisible();
  await expect(page.getByRole("img", { name: pictures[theme] })).toHaveCount(0);
});

test("a flip keeps what was typed into a form", async ({ page, open, theme }) => {
  await open("/planning?vendors=9,3");
  await page.getByLabel("Name", { exact: true }).fill("Asha Mehta & Tom Riel");
  await page.getByLabel("Budget").selectOption("$75,000+");
  await page.getByRole("checkbox", { name: "Catering" }).check();
  await page.getByRole("checkbox", { name: /^Sidehill Sound/ }).uncheck();
  await page.getByLabel("Additional information").fill("Two families, one hall.");
  await flip(page, theme);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Asha Mehta & Tom Riel");
  await expect(page.getByLabel("Budget")).toHaveValue("$75,000+");
  await expect(page.getByRole("checkbox", { name: "Catering" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /^Sidehill Sound/ })).not.toBeChecked();
  await expect(page.getByLabel("Additional information")).toHaveValue("Two families, one hall.");
});

test("after a flip memory rules from page to page until a reload, then the address", async ({
  page,
  open,
  goTo,
  theme,
}) => {
  const other = otherOf(theme);
  await open("/");
  await flip(page, theme);
  await goTo("Vendors");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(themes[other].directory);
  await expectTheme(page, other);
  await goTo("Gallery");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Banff Wedding Gallery");
  await expectTheme(page, other);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(themes[other].directory);
  await expectTheme(page, other);
  expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(["", 0]);

  await page.reload();
  await expectTheme(page, theme);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(themes[theme].directory);
});

test("the links of a page carry the theme of its address, and no other", async ({ page, open, theme }) => {
  for (const path of ["/", "/vendors?saved=9", "/vendors?view=saved&saved=9,3", "/vendors/9", "/planning"]) {
    await open(path);
    await flip(page, theme);
    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
    expect(links.length).toBeGreaterThan(10);
    const wrong = links.filter((href) => href.includes("theme=indian") !== (theme === "indian"));
    expect(wrong).toEqual([]);
  }
});

for (const reducedMotion of ["reduce", "no-preference"] as const)
  test.describe(`where motion is set to ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test("a flip shows what is in view first, and what is below follows in its place @unthemed", async ({
      page,
      open,
    }) => {
      await open("/");
      // Drawn, though below the window, as the browser does with what is near.
      const below = page.locator(".later").nth(1);
      await expect.poll(() => isDrawn(below)).toBe(true);
      const height = await below.evaluate((section) => section.getBoundingClientRect().height);
      const atChange = page.evaluate(
        () =>
          new Promise<{ heights: number[]; inView: number; farther: number }>((resolve) => {
            const root = document.documentElement;
            new MutationObserver((_, observer) => {
              observer.disconnect();
              const held = [...document.querySelectorAll(".later[data-held]")];
              const boxes = held.map((section) => section.getBoundingClientRect());
              resolve({
                heights: [...document.querySelectorAll(".later")].map(
                  (section) => section.getBoundingClientRect().height,
                ),
                inView: boxes.filter(({ top, bottom }) => bottom > 0 && top < innerHeight).length,
                farther: boxes.length,
              });
            }).observe(root, { attributeFilter: ["data-theme"] });
          }),
      );
      await flip(page, "standard");
      const { heights, inView, farther } = await atChange;
      expect(inView).toBe(0);
      expect(farther).toBeGreaterThan(5);
      expect(heights[1]).toBeCloseTo(height, 0);
      await expect(page.locator("[data-held]")).toHaveCount(0);
      await expect.poll(() => isDrawn(below)).toBe(true);
    });
  });

/** Whether the browser styles and draws what stands in the section. */
const isDrawn = (section: Locator) =>
  section.evaluate((element) => element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
