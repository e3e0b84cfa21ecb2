import type { Browser, Page } from "@playwright/test";

import { desktop } from "./browser.ts";
import { markdownTable, formatWhole } from "./markdown.ts";
import type { Section } from "./section.ts";
import {
  addSizes,
  resourceKinds,
  measurePageWeight,
  type TransferSizes,
  type ResourceKind,
} from "./page-weight.ts";

const themes = [
  { name: "standard", path: "/vendors" },
  { name: "Indian", path: "/vendors?theme=indian" },
] as const;

/** What the directory page weighs on a first visit, and what the first sign of interest adds. */
export async function benchDirectoryBytes(browser: Browser, origin: string): Promise<Section> {
  const parts: string[] = [];
  for (const { name, path } of themes) {
    const bytes = await measurePageWeight(browser, `${origin}${path}`, desktop, beginToSearch);
    parts.push(`### ${path} (${name} theme)\n\n${describe(bytes)}`);
  }
  const text = `## Bytes of the directory page

First visit with an empty cache, window ${desktop.viewport.width} by ${desktop.viewport.height}, nothing scrolled: bodies as transferred, without headers. gzip (level 6) and Brotli (level 11) are computed from the raw bytes; fonts and PNG are compressed already and count as they are. The compact list comes with the first sign of interest and is in no total.

${parts.join("\n\n")}`;
  return { text, goals: [], noise: [] };
}

async function beginToSearch(page: Page): Promise<void> {
  const list = page.waitForEvent(
    "requestfinished",
    (request) => new URL(request.url()).pathname === "/vendors/list",
  );
  await page.focus(".directory-search input");
  await list;
}

function describe(sums: ReadonlyMap<ResourceKind, TransferSizes>): string {
  const there = resourceKinds.flatMap((kind) => {
    const bytes = sums.get(kind);
    return bytes ? [{ kind, bytes }] : [];
  });
  const total = there
    .filter(({ kind }) => kind !== "Compact list")
    .reduce<TransferSizes | undefined>((sum, { bytes }) => addSizes(sum, bytes), undefined);
  return markdownTable(
    ["Part", "Requests", "Raw", "Transferred", "gzip", "Brotli"],
    [
      ...there.map(({ kind, bytes }) => row(kind, bytes)),
      ...(total ? [row("Together, without the list", total)] : []),
    ],
  );
}

const row = (name: string, { requests, raw, transferred, gzip, brotli }: TransferSizes) => [
  name,
  ...[requests, raw, transferred, gzip, brotli].map(formatWhole),
];
