import type { Browser } from "@playwright/test";
import { build } from "vite";

import type { findFits } from "#app/catalogue/weekend-fit/find-fits.ts";
import { inProject } from "../tooling/project.mjs";
import { phone } from "./browser.ts";
import { cpuSlowdown } from "./interaction/press.ts";

declare global {
  interface Window {
    search?: { findFits: typeof findFits };
  }
}

type Search = Parameters<typeof findFits>;

/**
 * Runs the search in a telephone's window with the processor slowed: the module that a plan runs, by itself.
 * @returns milliseconds of each search, the first from cold
 */
export async function searchInBrowser(
  browser: Browser,
  { weekend, venues, vendors }: { weekend: Search[0]; venues: Search[1]; vendors: NonNullable<Search[3]> },
  times: number,
): Promise<number[]> {
  const page = await browser.newPage(phone);
  try {
    await page.addScriptTag({ content: await bundle("app/catalogue/weekend-fit/find-fits.ts") });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    return await page.evaluate(
      (given) =>
        Array.from({ length: given.times }, () => {
          const before = performance.now();
          window.search?.findFits(given.weekend, given.venues, Number.POSITIVE_INFINITY, given.vendors);
          return performance.now() - before;
        }),
      { weekend, venues, vendors, times },
    );
  } finally {
    await page.close();
  }
}

/** A module and what it imports, as one script whose exports are `window.search`. */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry: inProject(entry), name: "search", formats: ["iife"], fileName: "search" },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !("output" in output)) throw new Error("Nothing was built.");
  return output.output[0].code.replace(/^var search/u, "window.search");
}
