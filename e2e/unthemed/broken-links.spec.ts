import type { APIRequestContext } from "@playwright/test";
import { listingCount } from "#test-support/catalogue-counts.ts";

import { expect, test } from "../fixtures.ts";

/** What a crawl of the whole site found. */
type Crawl = {
  pages: Map<string, string>;
  /** Where each link, picture or file was seen first, by its address. */
  seenOn: Map<string, string>;
};

/** Follows every link from the home page and every listing, whole pages only: a filter's address shows what its page shows. */
async function crawl(request: APIRequestContext, theme: string): Promise<Crawl> {
  const pages = new Map<string, string>();
  const seenOn = new Map<string, string>();
  const listings: { id: number }[] = await (await request.get("/vendors/list")).json();
  const queue = ["/", ...listings.map(({ id }) => `/vendors/${id}`)];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (pages.has(path)) continue;
    const response = await request.get(`${path}${theme}`);
    expect(`${path}, linked from ${seenOn.get(path) ?? "nowhere"}: ${response.status()}`).toMatch(/: 200$/);
    const html = response.headers()["content-type"]?.startsWith("text/html") ? await response.text() : "";
    pages.set(path, html);
    for (const [, address = ""] of html.matchAll(/(?:href|src)="(\/[^"]*)"/g)) {
      const [, linked = "", fragment = ""] =
        /^([^?#]*)[^#]*(#.*)?$/.exec(address.replaceAll("&amp;", "&")) ?? [];
      if (!seenOn.has(linked + fragment)) seenOn.set(linked + fragment, path);
      if (!seenOn.has(linked)) seenOn.set(linked, path);
      if (!pages.has(linked)) queue.push(linked);
    }
  }
  return { pages, seenOn };
}

for (const [name, theme] of [
  ["standard", ""],
  ["Indian", "?theme=indian"],
] as const)
  test(`in the ${name} theme no link is dead, no file is missing, no two pages have one title`, async ({
    request,
  }) => {
    test.setTimeout(300_000);
    const { pages, seenOn } = await crawl(request, theme);
    expect(pages.size).toBeGreaterThan(listingCount);

    const titles = new Map<string, string>();
    for (const [path, html] of pages) {
      if (html === "") continue;
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "";
      const canonical = /<link rel="canonical" href="https?:\/\/[^/]+([^"?]*)/.exec(html)?.[1] ?? path;
      expect(title, path).not.toBe("");
      // A former address that redirects is the same page.
      expect(titles.get(title) ?? canonical, `the title '${title}' stands twice`).toBe(canonical);
      titles.set(title, canonical);
      const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
      for (const [address, from] of seenOn)
        if (address.startsWith(`${path}#`))
          expect(ids.has(address.slice(path.length + 1)), `${from} links to ${address}`).toBe(true);
    }
  });
