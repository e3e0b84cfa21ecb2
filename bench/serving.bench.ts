import { z } from "zod";

import { warmUpPages } from "./warm-up-pages.ts";
import { startBuiltSite } from "./built-site.ts";
import type { Section } from "./section.ts";
import { describeSearches, measureSearches } from "./serving/uncached-searches.ts";
import { startComparisons, type ComparedServer } from "./serving/servers.ts";
import { startLoadGenerator } from "./serving/load-generator.ts";
import { describeStampedes, stampede } from "./serving/stampede.ts";
import { describeStoredPages } from "./serving/describe-cached-pages.ts";
import {
  measureInTurns,
  warmUpServers,
  type MeasuredPage,
  type RoundSamples,
} from "./serving/measure-cached-pages.ts";

/** What the issue of speed is about: one page of each kind that many ask for. */
const pages: readonly MeasuredPage[] = [
  { kind: "Home", path: "/" },
  { kind: "Directory", path: "/vendors" },
  { kind: "Directory with a query", path: "/vendors?category=photographers" },
  { kind: "Vendor", path: "/vendors/1" },
  { kind: "Venue", path: "/venues/fairmont-palliser" },
];

const cards = z.array(z.object({ id: z.number(), name: z.string(), category: z.string() }));

/**
 * How many requests the site answers, as it runs in production, beside a server that only sends the
 * same bytes; searches that nobody has asked before; and many at once for a page that nobody has seen.
 * @param rounds how often each server has its turn with each page
 */
export async function benchServing(rounds: number): Promise<Section> {
  await using opened = new AsyncDisposableStack();
  const started = await startBuiltSite();
  opened.defer(started.stop);
  const { shoot, stop } = startLoadGenerator();
  opened.defer(stop);
  const site: ComparedServer = {
    name: "site",
    pid: started.pid,
    port: Number(new URL(started.origin).port),
    path: (nth) => pages[nth]?.path ?? "/",
  };
  const origin = `http://localhost:${site.port}`;
  const answers = await warmUpPages(
    origin,
    pages.map(({ path }) => path),
  );
  const servers = [site, ...(await startComparisons(answers, opened))];

  await warmUpServers(shoot, servers, pages.length);
  const stored: { page: MeasuredPage; bytes: number; rounds: RoundSamples }[] = [];
  for (const [nth, page] of pages.entries())
    stored.push({
      page,
      bytes: answers[nth]?.body.length ?? 0,
      rounds: await measureInTurns(shoot, servers, nth, rounds),
    });

  const listings = cards.parse(await (await fetch(`${origin}/vendors/list`)).json());
  const unseen = listings
    .filter(({ id, category }) => id > 1 && category !== "venues")
    .map(({ id }) => `/vendors/${id}`);
  const stampedes = await stampede(shoot, site, unseen, 2 * rounds);
  const searches = await measureSearches(
    shoot,
    site,
    listings.map(({ name }) => name),
    rounds,
  );

  const parts = [
    describeStoredPages(stored, rounds),
    describeSearches(searches),
    describeStampedes(stampedes),
  ];
  return {
    text: `## Serving\n\n${parts.map(({ text }) => text).join("\n\n")}`,
    goals: parts.flatMap(({ goals }) => goals),
    noise: parts.flatMap(({ noise }) => noise),
  };
}
