import type { Browser, BrowserContextOptions, CDPSession, Page } from "@playwright/test";
import { setTimeout as wait } from "node:timers/promises";

/** What one visit with an empty cache was like; times in milliseconds from the start of the navigation. */
export type PageVisit = {
  fcp: number;
  lcp: number;
  /** Of all long tasks after the first paint, what is over 50 ms. */
  blocked: number;
  /** Sum of all shifts of the layout, which is at least the figure of web vitals. */
  shift: number;
  requests: number;
  /** As transferred, with headers. */
  bytes: number;
  scriptBytes: number;
};

/** The network and the processor of a telephone that has neither a good day. */
export const networkConditions = { bitsPerSecond: 1_600_000, latency: 150, slowdown: 4 };

/** The page is at rest when nothing was fetched and no long task ended for so long, in milliseconds. */
const rest = 600;
const patience = 60_000;

/** Opens a page in a browser that has never seen the site, and looks until it is at rest. */
export async function visitPage(
  browser: Browser,
  address: string,
  window: BrowserContextOptions,
): Promise<PageVisit> {
  const context = await browser.newContext(window);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: networkConditions.latency,
      downloadThroughput: networkConditions.bitsPerSecond / 8,
      uploadThroughput: networkConditions.bitsPerSecond / 8,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: networkConditions.slowdown });
    await page.goto(address, { waitUntil: "load", timeout: patience });
    await traffic.rest();
    const timings = await readTimings(page);
    return { ...timings, ...traffic.sums() };
  } finally {
    await context.close();
  }
}

/** Counts what is fetched from now on, and waits for its end. */
export async function watchTraffic(session: CDPSession) {
  const scripts = new Set<string>();
  const open = new Set<string>();
  let last = performance.now();
  const sums = { requests: 0, bytes: 0, scriptBytes: 0 };
  const ended = (id: string) => {
    open.delete(id);
    last = performance.now();
  };
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.startsWith("data:")) return;
    sums.requests += 1;
    open.add(requestId);
  });
  // What was preloaded is asked for again where it is used.
  session.on("Network.requestServedFromCache", ({ requestId }) => {
    sums.requests -= 1;
    ended(requestId);
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    sums.bytes += encodedDataLength;
    if (scripts.has(requestId)) sums.scriptBytes += encodedDataLength;
    ended(requestId);
  });
  session.on("Network.loadingFailed", ({ requestId }) => ended(requestId));
  await session.send("Network.enable");
  return {
    sums: () => ({ ...sums }),
    rest: async () => {
      const until = performance.now() + patience;
      while ((open.size > 0 || performance.now() - last < rest) && performance.now() < until) await wait(50);
    },
  };
}

/** Reads what the browser kept, once no long task has ended for a while. */
function readTimings(page: Page): Promise<Pick<PageVisit, "fcp" | "lcp" | "blocked" | "shift">> {
  return page.evaluate(async (quiet) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- what travels into the page is this function alone
    const kept = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        const entries: PerformanceEntryList = [];
        const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => resolve([...entries, ...observer.takeRecords()]), 0);
      });
    const longTasks = () => kept("longtask");
    const endOfLast = async () =>
      Math.max(0, ...(await longTasks()).map(({ startTime, duration }) => startTime + duration));
    while (performance.now() - (await endOfLast()) < quiet)
      await new Promise((resolve) => setTimeout(resolve, quiet / 4));
    const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
    const shifts = (await kept("layout-shift")).map((entry) =>
      "value" in entry && typeof entry.value === "number" ? entry.value : 0,
    );
    return {
      fcp,
      lcp: (await kept("largest-contentful-paint")).at(-1)?.startTime ?? Number.NaN,
      blocked: (await longTasks())
        .filter(({ startTime, duration }) => startTime + duration > fcp)
        .reduce(
          (sum, { startTime, duration }) => sum + Math.max(0, duration - Math.max(50, fcp - startTime)),
          0,
        ),
      shift: shifts.reduce((sum, value) => sum + value, 0),
    };
  }, rest);
}
