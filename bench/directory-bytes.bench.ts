import type { Browser, Page, Request } from "@playwright/test";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { desktop } from "./browser.ts";
import { table, whole } from "./markdown.ts";

const themes = [
  { name: "standard", path: "/vendors" },
  { name: "Indian", path: "/vendors?theme=indian" },
] as const;

/** Sums of bytes: as they are, as they came over the wire (bodies), and as gzip and Brotli would have them. */
type Bytes = { requests: number; raw: number; transferred: number; gzip: number; brotli: number };

const kinds = [
  "Page",
  "Scripts",
  "Styles",
  "Fonts",
  "Images above the fold",
  "Images below",
  "Compact list",
  "Other",
] as const;
type Kind = (typeof kinds)[number];

/**
 * What the directory page weighs on a first visit, and what the first sign of interest adds.
 * @returns Markdown
 */
export async function benchDirectoryBytes(browser: Browser, origin: string): Promise<string> {
  const parts: string[] = [];
  for (const { name, path } of themes) {
    const bytes = await weigh(browser, `${origin}${path}`);
    parts.push(`### ${path} (${name} theme)\n\n${describe(bytes)}`);
  }
  return `## Bytes of the directory page

First visit with an empty cache, window ${desktop.viewport.width} by ${desktop.viewport.height}, nothing scrolled: bodies as transferred, without headers. gzip (level 6) and Brotli (level 11) are computed from the raw bytes; fonts and PNG are compressed already and count as they are. The compact list comes with the first sign of interest and is in no total.

${parts.join("\n\n")}`;
}

async function weigh(browser: Browser, address: string): Promise<Map<Kind, Bytes>> {
  // A new context has an empty cache.
  const context = await browser.newContext(desktop);
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on("requestfinished", (request) => requests.push(request));
    await page.goto(address, { waitUntil: "networkidle" });
    const visible = await imagesAboveTheFold(page);
    const list = page.waitForEvent(
      "requestfinished",
      (request) => new URL(request.url()).pathname === "/vendors/list",
    );
    await page.focus(".directory-search input");
    await list;

    const sums = new Map<Kind, Bytes>();
    for (const request of requests) {
      const kind = kindOf(request, visible);
      sums.set(kind, add(sums.get(kind), await bytesOf(request)));
    }
    return sums;
  } finally {
    await context.close();
  }
}

function kindOf(request: Request, visible: ReadonlySet<string>): Kind {
  if (new URL(request.url()).pathname === "/vendors/list") return "Compact list";
  const path = new URL(request.url()).pathname;
  if (/\.(svg|png|jpe?g|webp|avif)$/.test(path))
    return visible.has(path) ? "Images above the fold" : "Images below";
  const kind = { document: "Page", script: "Scripts", stylesheet: "Styles", font: "Fonts" }[
    request.resourceType()
  ];
  return kinds.find((each) => each === kind) ?? "Other";
}

async function bytesOf(request: Request): Promise<Bytes> {
  const response = await request.response();
  const body = (await response?.body()) ?? Buffer.alloc(0);
  const { responseBodySize: transferred } = await request.sizes();
  const compressed = /\.(woff2|png|jpe?g|webp|avif)$/.test(new URL(request.url()).pathname);
  return {
    requests: 1,
    raw: body.length,
    transferred,
    gzip: compressed ? body.length : gzipSync(body).length,
    brotli: compressed ? body.length : brotliCompressSync(body).length,
  };
}

/** Paths of the files that something within the window shows: as a picture, a background, a mask or a used drawing. */
async function imagesAboveTheFold(page: Page): Promise<Set<string>> {
  const addresses = await page.evaluate(() => {
    const shown: string[] = [];
    for (const element of document.querySelectorAll("body, body *")) {
      const { top, bottom, width } = element.getBoundingClientRect();
      if (top >= window.innerHeight || bottom <= 0 || width === 0) continue;
      if (element instanceof HTMLImageElement) shown.push(element.currentSrc);
      if (element instanceof SVGUseElement) shown.push(element.href.baseVal);
      for (const pseudo of [null, "::before", "::after", "::-webkit-search-cancel-button"]) {
        const { backgroundImage, maskImage } = getComputedStyle(element, pseudo);
        for (const [, address = ""] of `${backgroundImage} ${maskImage}`.matchAll(/url\("([^"]+)"\)/g))
          shown.push(address);
      }
    }
    return shown
      .filter((address) => address !== "")
      .map((address) => new URL(address, document.baseURI).pathname);
  });
  return new Set(addresses);
}

function add(sum: Bytes | undefined, more: Bytes): Bytes {
  if (sum === undefined) return more;
  return {
    requests: sum.requests + more.requests,
    raw: sum.raw + more.raw,
    transferred: sum.transferred + more.transferred,
    gzip: sum.gzip + more.gzip,
    brotli: sum.brotli + more.brotli,
  };
}

function describe(sums: ReadonlyMap<Kind, Bytes>): string {
  const row = (name: string, { requests, raw, transferred, gzip, brotli }: Bytes) => [
    name,
    ...[requests, raw, transferred, gzip, brotli].map(whole),
  ];
  const there = kinds.flatMap((kind) => {
    const bytes = sums.get(kind);
    return bytes ? [{ kind, bytes }] : [];
  });
  const total = there
    .filter(({ kind }) => kind !== "Compact list")
    .reduce<Bytes | undefined>((sum, { bytes }) => add(sum, bytes), undefined);
  return table(
    ["Part", "Requests", "Raw", "Transferred", "gzip", "Brotli"],
    [
      ...there.map(({ kind, bytes }) => row(kind, bytes)),
      ...(total ? [row("Together, without the list", total)] : []),
    ],
  );
}
