import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "vitest";

import { makeCouples, sendForm, findWrongResponses, findWrongRows } from "#test-support/couples.ts";
import { makeEmbeddedFolder } from "#test-support/embedded-cluster.ts";
import { floodWithVisitors } from "#test-support/flood.ts";
import { seededRandom } from "#test-support/seeded-random.ts";
import { startListeningSite } from "#test-support/site-process.ts";
import { removeFolder } from "#test-support/temporary-folder.ts";
import { measureMemoryMegabytes } from "#test-support/measure-memory.ts";

/** Ten minutes when the tests are run to wear the site down. */
const isSoak = Boolean(process.env.SOAK);
const seconds = Number(process.env.OVERLOAD_SECONDS ?? (isSoak ? 600 : 3));
const seed = Number(process.env.OVERLOAD_SEED ?? (isSoak ? Date.now() % 1_000_000 : 1));

/** A bound that no answer may pass; far above what the gate allows, for machines that do much else. */
const longestMillis = 60_000;

/** Number of requests within the same moment. */
const couplesAtOnce = 5;

/** When a soak weighs the site for the first time, in seconds: all that it keeps on purpose is full by then. */
const warmAfter = 120;
/** How often it says meanwhile what it takes, in seconds. */
const sayEvery = 30;

test(
  `three times what saturates it, for ${seconds} s: all are answered, enquiries are kept, and then it is well`,
  { timeout: 180_000 + seconds * 2_000 },
  async () => {
    const random = seededRandom(seed);
    const dataDir = await makeEmbeddedFolder();
    const settings = { DATA_DIR: dataDir, METRICS_PORT: "0" };
    try {
      await using site = await startListeningSite(settings, "test-support/serve-with-memory-reports.ts");
      const metrics = `${/Metrics are at (\S+)/.exec(site.output().stdout)?.[1]}`;
      let page = 0;
      const neverSeen = () => `/vendors?q=${seed}-${(page += 1)}-${random().toString(36).slice(2)}`;
      const over = new AbortController();

      const begun = performance.now();
      const elapsed = () => Math.round((performance.now() - begun) / 1000);
      const flood = floodWithVisitors(site.origin, neverSeen, seconds).finally(() => over.abort());

      // In the middle of it: couples who ask, files, and whoever looks whether the process is well.
      const couples = makeCouples("Crowd", couplesAtOnce * seconds, random);
      const waiting = [...couples];
      const memory: number[] = [];
      let warm: number | null = null;
      let said = 0;
      const sent: Promise<void>[] = [];
      while (!over.signal.aborted) {
        for (const couple of waiting.splice(0, couplesAtOnce))
          sent.push(patiently(() => sendForm(site.origin, couple)));
        for (const path of ["/healthz", "/readyz", "/favicon.svg"])
          expect((await patiently(() => fetch(`${site.origin}${path}`))).status, path).toBe(200);
        const { rss, heap } = await readMemory(metrics);
        memory.push(rss);
        if (isSoak && elapsed() >= said + sayEvery) {
          said = elapsed();
          console.log(`${said} s: ${Math.round(rss)} MB of memory, ${Math.round(heap)} MB of heap`);
        }
        if (isSoak && warm === null && elapsed() >= warmAfter) warm = await measureMemoryMegabytes(site);
        await wait(1000);
      }
      await Promise.all(sent);
      const report = await flood;
      console.log(
        `OVERLOAD_SEED=${seed} OVERLOAD_SECONDS=${seconds}: ${report.served} pages were shown and ${report.refused} ` +
          `visitors refused, the slowest answer after ${Math.round(report.slowestMillis)} ms; ` +
          `${Math.round(median(memory))} MB of memory, ${Math.round(Math.max(...memory))} at most`,
      );

      expect(report.faults).toEqual({});
      expect(report.served).toBeGreaterThan(0);
      // Otherwise it was no overload.
      expect(report.refused).toBeGreaterThan(0);
      expect(report.slowestMillis).toBeLessThan(longestMillis);
      if (isSoak) expectNoGrowth(memory);
      if (warm !== null) {
        const held = await measureMemoryMegabytes(site);
        console.log(
          `Without garbage it held ${Math.round(warm)} MB after ${warmAfter} s and ${Math.round(held)} MB at the end`,
        );
        expect(held).toBeLessThan(warm * 1.1 + 15);
      }

      // Whoever did not get round to it asks now, a few at a time: all at once would be the next overload.
      while (waiting.length > 0)
        await Promise.all(
          waiting.splice(0, couplesAtOnce).map((couple) => patiently(() => sendForm(site.origin, couple))),
        );
      expect((await fetch(`${site.origin}${neverSeen()}`)).status).toBe(200);

      site.child.kill("SIGTERM");
      expect(await site.ended).toMatchObject({ exitCode: 0, signal: null, stderr: "" });

      expect(couples.flatMap(findWrongResponses)).toEqual([]);
      expect(await findWrongRows(couples, settings)).toEqual([]);
    } finally {
      removeFolder(dataDir);
    }
  },
);

/** The memory of a site and what of it is its heap, in MB. */
async function readMemory(metrics: string): Promise<{ rss: number; heap: number }> {
  const text = await (await patiently(() => fetch(metrics))).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]) / 1e6;
  return { rss: read("process_resident_memory_bytes"), heap: read("nodejs_heap_size_used_bytes") };
}

/** Connects once more where fetch gave up after ten seconds, until nobody would wait any longer. */
async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const begun = performance.now(); ;) {
    try {
      return await ask();
    } catch (error) {
      const cause = error instanceof Error ? error.cause : null;
      const isLate = cause instanceof Error && cause.name === "ConnectTimeoutError";
      if (!isLate || performance.now() - begun > longestMillis) throw error;
    }
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** What is there in the last quarter was there in the second, but for the noise of the collector. */
function expectNoGrowth(memory: readonly number[]): void {
  const quarter = (number: number) =>
    median(memory.slice((number * memory.length) >> 2, ((number + 1) * memory.length) >> 2));
  expect(quarter(3)).toBeLessThan(quarter(1) * 1.15 + 20);
}
