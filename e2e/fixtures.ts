import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as base, type Locator, type Page, type Request } from "@playwright/test";

import { expectPath, withTheme } from "#test-support/browser-urls.ts";

type Fixtures = {
  theme: "standard" | "indian";
  /** The window is that of a telephone: filters are in the sheet, the navigation is in the menu. */
  mobile: boolean;
  /** Opens a path of the site in the theme of the project and waits until the page answers to scripts. */
  open: (path: string) => Promise<void>;
  /** Expects the page to be at a path of the site, in the theme of the project. */
  expectAt: (path: string) => Promise<void>;
  /** Chooses a page in the navigation bar, or in the menu that a small window has instead. */
  goTo: (label: string) => Promise<void>;
  /** Works with the directory's filters where the window has them: beside the cards, or in the sheet. */
  withFilters: (work: (filters: Locator) => Promise<void>) => Promise<void>;
  /** Everything that the browser complained about, and every request to another host; a test ends with none. */
  browserErrors: string[];
  /** Says what the browser still waits for when a test has run out of time. */
  openRequests: void;
  /** Browser errors that a test causes on purpose. */
  allowBrowserError: (pattern: RegExp) => void;
};

/** The line that the 404 page has to log (specification §2). */
const wantedMessage = /^info: 404: no page at \//;

/** What a test asks about a section that waits for a change of theme (change-theme.ts), and only a test asks. */
const askedWhileHeld = /^verbose: Rendering was performed in a subtree hidden by content-visibility/;

export const test = base.extend<Fixtures & { tolerated: RegExp[] }>({
  theme: ["standard", { option: true }],

  mobile: async ({ viewport }, use) => {
    await use(viewport !== null && viewport.width <= 860);
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
  tolerated: async ({}, use) => {
    await use([wantedMessage, askedWhileHeld]);
  },

  allowBrowserError: async ({ tolerated }, use) => {
    await use((pattern) => void tolerated.push(pattern));
  },

  browserErrors: [
    async ({ page, baseURL, tolerated }, use) => {
      const browserErrors: string[] = [];
      page.on("console", (message) => {
        // The browser's own line for a page that answers 404 is not the page's.
        const ofDocument =
          message.text().startsWith("Failed to load resource") && message.location().url === page.url();
        if (!ofDocument) browserErrors.push(`${message.type()}: ${message.text()}`);
      });
      page.on("pageerror", (error) => browserErrors.push(`error: ${error.message}`));
      page.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== baseURL)
          browserErrors.push(`request to ${request.url()}`);
      });
      await use(browserErrors);
      expect(browserErrors.filter((line) => !tolerated.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],

  openRequests: [
    async ({ context }, use, testInfo) => {
      const open = new Map<Request, number>();
      context.on("request", (request) => open.set(request, Date.now()));
      context.on("requestfinished", (request) => open.delete(request));
      context.on("requestfailed", (request) => open.delete(request));
      await use();
      if (testInfo.status !== "timedOut") return;
      for (const [request, since] of open)
        console.log(`Not answered for ${Date.now() - since} ms: ${request.method()} ${request.url()}`);
    },
    { auto: true },
  ],

  open: async ({ page, theme, javaScriptEnabled }, use) => {
    await use(async (path) => {
      await page.goto(withTheme(path, theme));
      if (javaScriptEnabled) await page.locator("html[data-ready]").waitFor({ state: "attached" });
    });
  },

  expectAt: async ({ page, theme }, use) => {
    await use((path) => expectPath(page, withTheme(path, theme)));
  },

  goTo: async ({ page, mobile }, use) => {
    await use(async (label) => {
      if (mobile) await page.getByRole("button", { name: "Open menu" }).click();
      const navigation = page.getByRole("navigation", { name: mobile ? "Menu" : "Main", exact: true });
      await navigation.getByRole("link", { name: label, exact: true }).click();
    });
  },

  withFilters: async ({ page, mobile }, use) => {
    await use(async (work) => {
      if (!mobile) return work(page.getByRole("complementary", { name: "Filters" }));
      await page.getByRole("button", { name: /^Filters/ }).click();
      const sheet = page.getByRole("dialog", { name: "Filters" });
      await work(sheet);
      await sheet.getByRole("button", { name: /^Show \d+ vendors?$|^No vendors found$/ }).click();
      await expect(sheet).toBeHidden();
    });
  },
});

/** Fails when axe finds anything on the page as it is, or on a part of it. */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  // The bar has noticed how far the page is scrolled; the plan has a header of its own.
  await page.waitForFunction(() => {
    const header = document.querySelector(".site-header");
    return header === null || header.matches("[data-scrolled]") === window.scrollY > 20;
  });
  // The drawing behind a title is one picture of a thousand shapes: axe has nothing to say to them, slowly.
  const { violations } = await new AxeBuilder({ page })
    // The page has no frames: without the page that joins what frames found it takes half the time.
    .setLegacyMode(true)
    .include(part)
    .exclude("[data-inline-art] > svg > *")
    // What passed is not read: not writing it down saves a third of the time.
    .options({ resultTypes: ["violations"] })
    .analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations)
    for (const { html, target } of nodes) {
      // axe 4.14 takes what stands in the middle of the page for the ground of a fixed bar that has none of its own.
      const isClearBar = page.locator(`.site-header:not([data-scrolled]) :is(${target.join(" ")})`);
      if (id === "color-contrast" && (await isClearBar.count()) > 0) continue;
      found.push(`${id}: ${html}`);
    }
  expect(found, page.url()).toEqual([]);
}

/** Expects a toast with exactly these two lines; a link may follow them. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page
    .getByRole("region", { name: "Messages" })
    .getByRole("dialog", { name: title, exact: true });
  await expect(toast.first()).toBeVisible();
  await expect(toast.first().locator(".toast__title, .toast__text")).toHaveText([title, description]);
}

export { expect };
