import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { leastAnswers } from "#app/catalogue/fact-pages/find-fact-pages.ts";
import { tellFacts } from "#test-support/tell-facts.ts";
import { sendFuzzRequest } from "#test-support/fuzz/send-request.ts";
import { validForms, fuzzRequests } from "#test-support/fuzz/fuzz-requests.ts";
import { summarizeFindings, type Finding } from "#test-support/fuzz/findings.ts";
import { seedSite } from "#test-support/fuzz/seed-site.ts";
import { crawlStoredData } from "#test-support/fuzz/crawl-stored-data.ts";
import { runRequests } from "#test-support/fuzz/run-requests.ts";
import { exploreSite, type KnownSite } from "#test-support/fuzz/explore-site.ts";
import { photograph } from "#test-support/photographs.ts";
import { openTestSite, type TestSite } from "#test-support/test-site.ts";

/** Longer, and never twice the same, when the tests are run to wear the site down. */
const isSoak = Boolean(process.env.SOAK);
const runs = Number(process.env.FUZZ_RUNS ?? (isSoak ? 100_000 : 300));
const seed = Number(process.env.FUZZ_SEED ?? (isSoak ? Date.now() % 1_000_000 : 1));

/** Requests until the site is seeded again: what has a private page may be deleted by then. */
const runsOfOne = 1000;
/**
 * Requests to one site. Then all that is stored in it is looked at, and a new site begins: how long the look
 * takes grows with the requests, not with their square.
 */
const runsOfSite = 5000;
/** A tired machine is no fault of the site; a soak tells of what a visitor would not wait for. */
const tooLong = isSoak ? 1000 : 10_000;

let opened: TestSite;
let known: KnownSite;
let picture: Uint8Array;

beforeAll(async () => {
  opened = await openTestSite();
  picture = new Uint8Array(await photograph().jpeg().toBuffer());
  known = await explore();
});
afterAll(async () => opened?.[Symbol.asyncDispose]());

async function reopen(): Promise<void> {
  await opened[Symbol.asyncDispose]();
  opened = await openTestSite();
}

/** What a sitemap names only when it is long. */
const notNamed = ["/sitemaps/1.xml"];

async function explore(): Promise<KnownSite> {
  const { site, app, routes } = opened;
  const seeded = await seedSite(site);
  // Ten answers make a page.
  const real = site.directory.inCategory("venues").filter(({ fictional }) => !fictional);
  const ids = real.slice(0, leastAnswers).map(({ id }) => id);
  await tellFacts(site, ids, { fact: "openFlame", answer: "yes", text: "" });
  return exploreSite(app, routes, [...notNamed, "/find/venues-for-a-havan", ...seeded]);
}

/** What no address has here: a page narrows a category only where three real listings remain. */
const nowhere = ["/vendors/:category/:first/:second?", "/*"];

test("a fuzz run knows a real address of every route", () => {
  const unknown = [...known.addresses].filter(([, addresses]) => addresses.length === 0);
  expect(unknown.map(([pattern]) => pattern)).toEqual(nowhere);
});

test("a fuzz run fills a form for every route that takes one, so that it is taken", async () => {
  const rejected = new Set(known.takingForms);
  // One form may delete what another would have been about.
  for (let round = 1; rejected.size > 0 && round <= 6; round += 1) {
    if (round > 1) known = await explore();
    const forms = fc.sample(validForms(known, picture), { seed: round, numRuns: 250 });
    for (const { pattern, request } of forms.filter((form) => rejected.has(form.pattern)))
      if ((await sendFuzzRequest(opened.app, request)).status < 400) rejected.delete(pattern);
  }
  expect([...rejected]).toEqual([]);
}, 300_000);

test(
  `whatever is asked (${runs} requests, FUZZ_SEED=${seed}), no answer is a fault, and nothing that was stored breaks a page`,
  async () => {
    const findings: Finding[] = [];
    const looked: unknown[] = [];
    let taken = 0;
    const tell = (progress: string) => {
      if (isSoak) console.log(`${progress}, ${findings.length} findings so far`);
    };
    const find = (found: readonly Finding[]) => {
      if (found.length > 0) console.error(summarizeFindings(found).join("\n"));
      findings.push(...found);
    };
    for (let from = 0; from < runs; from += runsOfOne) {
      if (from > 0 && from % runsOfSite === 0) await reopen();
      known = await explore();
      const run = { seed: seed + from, runs: Math.min(runsOfOne, runs - from), tooLong };
      const requests = fuzzRequests(known, picture);
      const to = from + run.runs;
      find(
        await runRequests(opened.app, requests, run, ({ method }, { status }) => {
          if (method === "POST" && status < 400) taken += 1;
        }),
      );
      tell(`${to} of ${runs} requests`);
      if (to < runs && to % runsOfSite !== 0) continue;
      const stored = await crawlStoredData(opened, isSoak ? 10_000 : 12, tell);
      find(stored.findings);
      looked.push(stored.looked);
    }
    console.log(`FUZZ_SEED=${seed} FUZZ_RUNS=${runs}: ${taken} forms were taken, then`, looked);
    expect(summarizeFindings(findings)).toEqual([]);
    expect(taken).toBeGreaterThan(runs / 20);
  },
  120_000 + runs * 200,
);
