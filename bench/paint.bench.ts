import type { Browser } from "@playwright/test";

import { warmUpPages } from "./warm-up-pages.ts";
import { phone } from "./browser.ts";
import { describePaint, type PaintedPage } from "./paint/describe-paint.ts";
import { startScriptFreeSite } from "./paint/script-free-site.ts";
import { visitPage } from "./paint/page-visit.ts";
import type { Section } from "./section.ts";

const pages = [
  { kind: "Home", path: "/" },
  { kind: "Directory", path: "/vendors" },
  { kind: "Venue", path: "/venues/fairmont-palliser" },
  { kind: "Planning", path: "/planning" },
];

/**
 * When pages show something on a slow network and a slow processor, beside the same pages without any
 * script, by turns.
 * @param pairs how often each page is visited with and without scripts
 */
export async function benchPaint(browser: Browser, origin: string, pairs: number): Promise<Section> {
  await warmUpPages(
    origin,
    pages.map(({ path }) => path),
  );
  const scriptFree = await startScriptFreeSite(origin);
  const painted: PaintedPage[] = pages.map(({ kind }) => ({ kind, site: [], without: [] }));
  try {
    // The first is for both servers, and is not kept.
    for (let pair = -1; pair < pairs; pair += 1)
      for (const [nth, { path }] of pages.entries()) {
        const both = [
          { from: origin, keep: painted[nth]?.site },
          { from: scriptFree.origin, keep: painted[nth]?.without },
        ];
        for (const { from, keep } of pair % 2 === 0 ? both : both.toReversed()) {
          const seen = await visitPage(browser, `${from}${path}`, phone);
          if (pair >= 0) keep?.push(seen);
        }
      }
  } finally {
    await scriptFree.stop();
  }
  return describePaint(painted, pairs);
}
