import type { Browser, BrowserContextOptions, Page, Request } from "@playwright/test";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** Sums of bytes: as they are, as they came over the wire (bodies), and as gzip and Brotli would have them. */
export type TransferSizes = {
  requests: number;
  raw: number;
  transferred: number;
  gzip: number;
  brotli: number;
};

export const resourceKinds = [
  "Page",
  "Scripts",
  "Styles",
  "Fonts",
  "Images above the fold",
  "Images below",
  "Compact list",
  "Other",
] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/**
 * What a browser transfers on a first visit, by kind.
 * @param interest a sign of interest that makes the page fetch more, which is counted too
 */
export async function measurePageWeight(
  browser: Browser,
  address: string,
  window: BrowserContextOptions,
  interest?: (page: Page) => Promise<void>,
): Promise<Map<ResourceKind, TransferSizes>> {
  // A new context has an empty cache.
  const context = await browser.newContext(window);
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on("requestfinished", (request) => requests.push(request));
    await page.goto(address, { waitUntil: "networkidle" });
    const visible = await imagesAboveTheFold(page);
    await interest?.(page);

    const sums = new Map<ResourceKind, TransferSizes>();
    for (const request of requests) {
      const kind = kindOf(request, visible);
      sums.set(kind, addSizes(sums.get(kind), await bytesOf(request)));
    }
    return sums;
  } finally {
    await context.close();
  }
}

function kindOf(request: Request, visible: ReadonlySet<string>): ResourceKind {
  const path = new URL(request.url()).pathname;
  if (path === "/vendors/list") return "Compact list";
  if (/\.(svg|png|jpe?g|webp|avif)$/.test(path))
    return visible.has(path) ? "Images above the fold" : "Images below";
  const kind = { document: "Page", script: "Scripts", stylesheet: "Styles", font: "Fonts" }[
    request.resourceType()
  ];
  return resourceKinds.find((each) => each === kind) ?? "Other";
}

async function bytesOf(request: Request): Promise<TransferSizes> {
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

export function addSizes(sum: TransferSizes | undefined, more: TransferSizes): TransferSizes {
  if (sum === undefined) return more;
  return {
    requests: sum.requests + more.requests,
    raw: sum.raw + more.raw,
    transferred: sum.transferred + more.transferred,
    gzip: sum.gzip + more.gzip,
    brotli: sum.brotli + more.brotli,
  };
}
