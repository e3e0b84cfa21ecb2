import { globSync, mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

import { withTheme } from "../test-support/browser-urls.ts";
import { queryPages, sampleOfEachKind, sitemapPaths } from "../test-support/page-paths.ts";
import { seedPrivatePages } from "./visual-comparison/seed-private-pages.mjs";
import { seedPlanPages } from "./visual-comparison/seed-plan-pages.mjs";
import { saveScreenshot } from "./visual-comparison/save-screenshot.mjs";
import { openBrowser } from "./visual-comparison/open-browser.mjs";
import { pathToFileName } from "./visual-comparison/path-to-file-name.mjs";
import { startSite } from "./visual-comparison/start-site.mjs";
import { themeAndSizes, openStillPage, takeScreenshot } from "./visual-comparison/take-screenshot.mjs";
import { build } from "../tooling/build.mjs";
import { command } from "../tooling/command.mjs";
import { inProject } from "../tooling/project.mjs";
import { step } from "../tooling/progress.mjs";

/** @typedef {import("@playwright/test").Browser} Browser */

const folder = inProject("screenshots");

/** `npm run screenshots`: pictures of one page of each kind in every look, and of the sheet, in screenshots/. */
await command(async () => {
  await build();
  const browser = await openBrowser();
  try {
    mkdirSync(folder, { recursive: true });
    // A page that is gone leaves no picture.
    for (const file of pictures()) rmSync(file);
    await step("The sheet", () => drawSheet(browser));
    const site = await startSite();
    try {
      const standing = await sitemapPaths({ get: (path) => fetch(`${site.origin}${path}`) });
      const pages = [
        ...sampleOfEachKind([...standing, ...Object.values(queryPages).flat()], 1).map((path) => ({
          name: pathToFileName(path),
          path,
        })),
        ...(await seedPrivatePages(site)),
        ...(await seedPlanPages(site)),
      ];
      for (const look of themeAndSizes) {
        const name = `${look.theme} ${look.width}`;
        await step(`${pages.length} pages, ${name}`, () => drawPages(browser, site.origin, pages, look));
      }
    } finally {
      await site.stop();
    }
  } finally {
    await browser.close();
  }
  const bytes = pictures().reduce((sum, file) => sum + statSync(file).size, 0);
  console.log(`\n${pictures().length} pictures, ${(bytes / 1e6).toFixed(1)} MB in screenshots/`);
  return 0;
});

function pictures() {
  return globSync(join(folder, "*.webp"));
}

/** @param {Browser} browser */
async function drawSheet(browser) {
  const site = await startSite({ fromSources: true });
  try {
    const page = await openStillPage(browser, { width: 1440, height: 900 });
    const address = `${site.origin}/component-gallery`;
    const picture = await takeScreenshot(page, address, "data-component-gallery-ready");
    await saveScreenshot(picture, join(folder, "gallery.webp"), 800);
    await page.context().close();
  } finally {
    await site.stop();
  }
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {{ name: string, path: string }[]} pages
 * @param {typeof themeAndSizes[number]} look
 */
async function drawPages(browser, origin, pages, { theme, ...viewport }) {
  const page = await openStillPage(browser, viewport);
  for (const { name, path } of pages) {
    const picture = await takeScreenshot(page, `${origin}${withTheme(path, theme)}`);
    const file = join(folder, `${name}.${theme}.${viewport.width}.webp`);
    await saveScreenshot(picture, file, viewport.width < 860 ? 250 : 480);
  }
  await page.context().close();
}
