import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { withTheme } from "../test-support/browser-urls.ts";
import { queryPages, sampleOfEachKind, sitemapPaths } from "../test-support/page-paths.ts";
import {
  buildRevision,
  defaultBase,
  describeRevision,
  findRevision,
} from "./visual-comparison/base-revision.mjs";
import { compareOnPage } from "./visual-comparison/compare-on-page.mjs";
import { openBrowser } from "./visual-comparison/open-browser.mjs";
import { pathToFileName } from "./visual-comparison/path-to-file-name.mjs";
import { startSite } from "./visual-comparison/start-site.mjs";
import { themeAndSizes, openStillPage } from "./visual-comparison/take-screenshot.mjs";
import { build } from "../tooling/build.mjs";
import { command } from "../tooling/command.mjs";
import { step } from "../tooling/progress.mjs";
import { UserFacingError } from "../tooling/user-facing-error.mjs";

/**
 * `npm run visual`: what a change does to the look of the pages. Both sides are drawn in this run, by
 * one browser: `npm run visual -- [revision] [--page /vendors] [--fail-over 0.5%]`.
 */
await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { page: { type: "string", multiple: true }, "fail-over": { type: "string" } },
  });
  const most = values["fail-over"] === undefined ? Number.POSITIVE_INFINITY : readShare(values["fail-over"]);
  const revision = positionals[0] === undefined ? defaultBase() : findRevision(positionals[0]);
  console.log(`Compared with ${describeRevision(revision)}`);
  await build();
  const base = await step("Building that revision", () => buildRevision(revision));
  try {
    const changes = await compareSites(base.folder, values.page);
    return changes.some(({ share }) => share > most) ? 1 : 0;
  } finally {
    base.remove();
  }
});

/** @typedef {{ name: string, share: number }} Change */

/**
 * @param {string} baseFolder
 * @param {string[] | undefined} chosen paths, where not all are wanted
 */
async function compareSites(baseFolder, chosen) {
  const before = await startSite({ folder: baseFolder });
  const after = await startSite();
  const browser = await openBrowser();
  const folder = mkdtempSync(join(tmpdir(), "wild-rose-visual-"));
  /** @type {Change[]} */
  const changes = [];
  try {
    const standing = await sitemapPaths({ get: (path) => fetch(`${after.origin}${path}`) });
    const paths = chosen ?? sampleOfEachKind([...standing, ...Object.values(queryPages).flat()], 1);
    for (const { theme, ...viewport } of themeAndSizes)
      await step(`${paths.length} pages, ${theme} ${viewport.width}`, async () => {
        const page = await openStillPage(browser, viewport);
        for (const path of paths) {
          const address = withTheme(path, theme);
          const name = `${pathToFileName(path)}.${theme}.${viewport.width}`;
          const share = await compareOnPage(
            page,
            `${before.origin}${address}`,
            `${after.origin}${address}`,
            join(folder, name),
          );
          if (share > 0) changes.push({ name, share });
        }
        await page.context().close();
      });
    report(changes, paths.length * themeAndSizes.length, folder);
    return changes;
  } finally {
    await browser.close();
    await Promise.all([before.stop(), after.stop()]);
  }
}

/**
 * @param {Change[]} changes
 * @param {number} all
 * @param {string} folder
 */
function report(changes, all, folder) {
  console.log(`\n${changes.length} of ${all} pictures changed.`);
  if (changes.length === 0) return;
  for (const { name, share } of changes.toSorted((a, b) => b.share - a.share))
    console.log(`  ${(share * 100).toFixed(3).padStart(7)} %  ${name}`);
  console.log(`\nBefore, after and difference are in ${folder}`);
}

/** @param {string} text such as 0.5% */
function readShare(text) {
  const percent = /^(\d+(?:\.\d+)?) ?%$/.exec(text)?.[1];
  if (percent === undefined) throw new UserFacingError(`--fail-over is a share such as 0.5%, not '${text}'.`);
  return Number(percent) / 100;
}
