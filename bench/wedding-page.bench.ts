import type { Browser } from "@playwright/test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { monitorHealth } from "#test-support/health-monitor.ts";

import { phone } from "./browser.ts";
import { startLargeSite } from "./growth/large-site.ts";
import { formatMilliseconds, formatMs, formatWhole, markdownTable } from "./markdown.ts";
import { visitPage, type PageVisit } from "./paint/page-visit.ts";
import { compareToTarget, type Section } from "./section.ts";
import { percentile, spreadOf } from "./statistics.ts";
import { Guests } from "./wedding-page/guests.ts";
import { publishPage, saveWeddingWithPage } from "./wedding-page/published-page.ts";

const guests = 10_000;
const minutes = 10;
/** As many connections as browsers on one server's doorstep. */
const atATime = 32;

/**
 * A wedding's own page: what its first view weighs and how soon it is there on a slow telephone, and ten thousand
 * guests who open it. It has no scripts, so its LCP is that of a page without scripts.
 * @param pairs how often it is opened in a browser
 */
export async function benchWeddingPage(browser: Browser, pairs: number): Promise<Section> {
  await using opened = new AsyncDisposableStack();
  const dataDir = mkdtempSync(join(tmpdir(), "wild-rose-wedding-page-"));
  opened.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const key = await saveWeddingWithPage(dataDir);
  const site = await startLargeSite({ databaseUrl: null, dataDir }, 160, { TRUST_PROXY: "on" });
  opened.defer(() => site.stop());
  const path = await publishPage(site.origin, key);
  const visits: PageVisit[] = [];
  for (let nth = 0; nth < pairs; nth += 1)
    visits.push(await visitPage(browser, `${site.origin}${path}`, phone));
  const shown = await firstView(browser, site.origin, path);
  const party = new Guests(site.origin, [path, ...shown.filter((file) => file !== path)]);
  await party.crowd(200, atATime);
  const watch = monitorHealth({ pid: site.pid, origin: site.origin });
  const evening = await party.arrive(guests / minutes, 60);
  const health = await watch.end();
  const crowd = await party.crowd(guests, atATime);
  const lcp = spreadOf(visits.map((visit) => visit.lcp)).p50;
  const bytes = Math.max(...visits.map((visit) => visit.bytes));
  const scripts = Math.max(...visits.map(({ scriptBytes }) => scriptBytes));
  return {
    text: `## A wedding's own page

Opened on a telephone with an empty cache, the network and the processor of the paint bench; then by guests with ${shown.length} requests each, from addresses of their own: for a minute as many as ${formatWhole(guests)} in ${minutes} minutes are, and ${formatWhole(guests)} as fast as they are served, ${atATime} at a time.

${markdownTable(
  ["What", "Measured"],
  [
    ["First view with poster and fonts", formatKilobytes(bytes)],
    ["Of it scripts", formatKilobytes(scripts)],
    ["LCP, p50", formatMs(lcp)],
    [
      `The page, p95 at ${formatWhole(guests / minutes)} guests a minute`,
      formatMs(percentile(evening.pages, 0.95)),
    ],
    ["`/healthz` meanwhile, p99", formatMs(health.p99)],
    ["Resident memory before, at most", `${formatWhole(health.before)}, ${formatWhole(health.most)} MB`],
    [
      `${formatWhole(guests)} guests, all at once`,
      `${formatWhole(crowd.seconds)} s, p95 ${formatMs(percentile(crowd.pages, 0.95))}`,
    ],
  ],
)}`,
    goals: [
      goal("first view with poster and fonts", 120_000, bytes, formatKilobytes),
      goal("scripts", 0, scripts, formatKilobytes),
      goal(`${formatWhole(guests)} guests`, minutes * 60_000, crowd.seconds * 1000),
      goal("pages refused", 0, evening.refusals + crowd.refusals, formatWhole),
    ],
    noise: [],
  };
}

const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const goal = (what: string, most: number, measured: number, write = formatMilliseconds) =>
  compareToTarget({ what: `A wedding's page: ${what}`, limit: { atMost: most }, measured, write });

/** Paths of all that a browser asks for before anything is scrolled. */
async function firstView(browser: Browser, origin: string, path: string): Promise<string[]> {
  const page = await browser.newPage(phone);
  try {
    const asked = new Set<string>();
    page.on("request", (request) => {
      const { origin: of, pathname, search } = new URL(request.url());
      if (of === origin) asked.add(`${pathname}${search}`);
    });
    await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
    return [...asked];
  } finally {
    await page.close();
  }
}
