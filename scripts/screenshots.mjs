import { globSync, mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

import { inTheme } from "../e2e/addresses.ts";
import { madePages, ofEachKind, standingPaths } from "../e2e/standing-paths.ts";
import { makePrivatePages } from "./looking/make-private-pages.mjs";
import { makePlanPages } from "./looking/make-plan-pages.mjs";
import { keepPicture } from "./looking/keep-picture.mjs";
import { openBrowser } from "./looking/open-browser.mjs";
import { pathName } from "./looking/path-name.mjs";
import { startSite } from "./looking/start-site.mjs";
import { looks, openWindow, takePicture } from "./looking/take-picture.mjs";
import { build } from "./prepare/build.mjs";
import { command } from "./prepare/command.mjs";
import { inProject } from "./prepare/project.mjs";
import { step } from "./prepare/steps.mjs";

/** @typedef {import("@playwright/test").Browser} Browser */

const folder = inProject("docs/screenshots");

/** `npm run screenshots`: draws docs/screenshots anew: one page of each kind in every look, and the sheet. */
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
      const standing = await standingPaths({ get: (path) => fetch(`${site.origin}${path}`) });
      const pages = [
        ...ofEachKind([...standing, ...Object.values(madePages).flat()], 1).map((path) => ({
          name: pathName(path),
          path,
        })),
        ...(await makePrivatePages(site)),
        ...(await makePlanPages(site)),
      ];
      for (const look of looks) {
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
  console.log(`\n${pictures().length} pictures, ${(bytes / 1e6).toFixed(1)} MB in docs/screenshots`);
  return 0;
});

function pictures() {
  return globSync(join(folder, "*.webp"));
}

/** @param {Browser} browser */
async function drawSheet(browser) {
  const site = await startSite({ fromSources: true });
  try {
    const page = await openWindow(browser, { width: 1440, height: 900 });
    const address = `${site.origin}/specimens`;
    const picture = await takePicture(page, address, "data-specimens-ready");
    await keepPicture(picture, join(folder, "gallery.webp"), 800);
    await page.context().close();
  } finally {
    await site.stop();
  }
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {{ name: string, path: string }[]} pages
 * @param {typeof looks[number]} look
 */
async function drawPages(browser, origin, pages, { theme, ...viewport }) {
  const page = await openWindow(browser, viewport);
  for (const { name, path } of pages) {
    const picture = await takePicture(page, `${origin}${inTheme(path, theme)}`);
    const file = join(folder, `${name}.${theme}.${viewport.width}.webp`);
    await keepPicture(picture, file, viewport.width < 860 ? 250 : 480);
  }
  await page.context().close();
}
