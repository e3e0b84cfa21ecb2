import { readFileSync } from "node:fs";

import { z } from "zod";

import type { SiteProcess } from "./site-process.ts";

/** Memory of a site's process, in megabytes: in all, and by purpose. */
export type Memory = { all: number; parts: Readonly<Record<string, number>> };

const megabyte = 2 ** 20;

/** Reserved by the embedded database, and by nothing else. */
const reservedByDatabase = 100 * megabyte;

const heaps = z.object({ kind: z.literal("heaps"), heaps: z.record(z.string(), z.number()) });

/**
 * Looks all the time at what a site has in memory that test-support/serve-measured-site.ts serves, until it
 * is asked: what it had at the beginning, and when it had most.
 */
export function watchMemory(site: Pick<SiteProcess, "child" | "output">): {
  end: () => { before: Memory; most: Memory };
} {
  const before = memoryOf(site);
  let most = before;
  const timer = setInterval(() => {
    if (residentOf(site) > most.all) most = memoryOf(site);
  }, 100);
  return {
    end: () => {
      clearInterval(timer);
      return { before, most };
    },
  };
}

/** Such as 'site 60 MB, plans 30 MB, malloc 40 MB'. */
export function describeMemory({ all, parts }: Memory): string {
  const each = Object.entries(parts).map(([name, size]) => `${name} ${Math.round(size)}`);
  return `${Math.round(all)} MB (${each.join(", ")})`;
}

function residentOf({ child }: Pick<SiteProcess, "child">): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

function memoryOf(site: Pick<SiteProcess, "child" | "output">): Memory {
  const mapped = { malloc: 0, database: 0, files: 0, other: 0 };
  let part: keyof typeof mapped = "other";
  for (const line of readFileSync(`/proc/${site.child.pid}/smaps`, "utf8").split("\n")) {
    const [, from, to, name] = /^([0-9a-f]+)-([0-9a-f]+) \S+ \S+ \S+ \S+\s*(.*)$/.exec(line) ?? [];
    if (from !== undefined && to !== undefined) part = partOf(Number(`0x${to}`) - Number(`0x${from}`), name);
    mapped[part] += Number(/^Rss:\s+(\d+)/.exec(line)?.[1] ?? 0) / 1024;
  }
  const said = heapsOf(site.output().stdout);
  const inHeaps = Object.values(said).reduce((sum, size) => sum + size, 0);
  const all = Object.values(mapped).reduce((sum, size) => sum + size, 0);
  return { all, parts: { ...said, ...mapped, other: mapped.other - inHeaps } };
}

function partOf(size: number, name = ""): "malloc" | "database" | "files" | "other" {
  if (name === "[heap]") return "malloc";
  if (name.startsWith("/")) return "files";
  return size > reservedByDatabase ? "database" : "other";
}

/** The heaps' sizes in the site's last report, in megabytes. */
function heapsOf(stdout: string): Record<string, number> {
  const line = stdout.slice(stdout.lastIndexOf('{"kind":"heaps"')).split("\n")[0] ?? "";
  if (!line.endsWith("}}")) return {};
  const said = heaps.parse(JSON.parse(line)).heaps;
  return Object.fromEntries(
    Object.entries(said).map(([thread, size]) => [`heap of ${thread}`, size / megabyte]),
  );
}
