import { setTimeout as wait } from "node:timers/promises";

import type { SiteProcess } from "./site-process.ts";

/** What test-support/serve-with-memory-reports.ts holds in memory without any garbage, in MB. */
export async function measureMemoryMegabytes({
  child,
  output,
}: Pick<SiteProcess, "child" | "output">): Promise<number> {
  const weights = () =>
    [...output().stdout.matchAll(/"kind":"weight".*"held":(\d+)/g)].map(([, held]) => Number(held));
  const before = weights().length;
  child.kill("SIGUSR2");
  while (child.exitCode === null) {
    const held = weights()[before];
    if (held !== undefined) return held / 1e6;
    await wait(50);
  }
  throw new Error("The site has ended instead of being weighed");
}
