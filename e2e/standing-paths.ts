import type { APIRequestContext } from "@playwright/test";

/**
 * Every page of the sitemap that no listing makes, and those that stand in none: whoever adds a page
 * adds it to the sitemap, and it is looked at with the others.
 */
export async function standingPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = ""]) => path);
  return [...paths.filter((path) => !/^\/venues\/./.test(path)), "/vendors/9", "/venues/celebration-hall"];
}

/** One part of several, so that parts can run side by side. */
export function part<Item>(items: readonly Item[], at: number, of: number): Item[] {
  return items.filter((_, index) => index % of === at);
}

/** Two of the pages that lie in one folder and are made by one route; all others. */
export function ofEachKind(paths: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return paths.filter((path) => {
    const folder = /^(\/[^/]+)\/[^/]+$/.exec(path)?.[1];
    if (folder === undefined) return true;
    seen.set(folder, (seen.get(folder) ?? 0) + 1);
    return (seen.get(folder) ?? 0) <= 2;
  });
}
