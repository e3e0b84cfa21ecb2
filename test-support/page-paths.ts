/** The client: Playwright, or a script through fetch. */
type Asking = { get: (path: string) => Promise<{ text: () => Promise<string> }> };

/**
 * Every page of the sitemap that no listing makes, and those that stand in none: whoever adds a page
 * adds it to the sitemap, and it is looked at with the others.
 */
export async function sitemapPaths(request: Asking): Promise<string[]> {
  const xml = await (await request.get("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = ""]) => path);
  return [...paths.filter((path) => !/^\/venues\/./.test(path)), "/vendors/9", "/venues/celebration-hall"];
}

/** Pages as a query or a mistake makes them, which stand in no sitemap either: by what they are of. */
export const queryPages = {
  "the directory": [
    "/vendors?category=planners&price=budget&price=mid-range&area=northeast&area=southwest",
    "/vendors?view=list",
    "/vendors?category=cakes&date=2098-07-10",
    "/vendors?q=larkspr&category=photographers&area=canmore-banff",
  ],
  "the saved list and the comparison": [
    "/vendors?view=saved&saved=1,4,76,85",
    "/vendors?view=compare&saved=1,2,4,85",
  ],
  "the page of a vendor and of venues": [
    "/vendors/148",
    "/venues/fairmont-palliser",
    "/venues/compare?venues=fairmont-palliser&venues=celebration-hall",
    "/compare/costs?venues=celebration-hall,fairmont-palliser,cottonbank-golf-club&move=1&to=cottonbank-golf-club",
    "/fit?event=sangeet&guests=380&on=1&at=18:00&hours=5&seats=tables&until=23&event=pheras&guests=250&on=2&at=11:00&hours=3&seats=rows&fire=2&when=window&from=2098-06&to=2098-09&budget=60000&places=2",
    "/fit/proposal?event=sangeet&guests=380&on=1&event=reception&guests=420&on=2&for=Harpreet+and+Daniel&by=Prairie+Weddings",
    "/something-wrong?listing=76",
    "/claim?listing=76",
    "/claim",
  ],
  "the planning tools": [
    "/planning-tools?date=2098-07-10&place=banff&total=1234567.89&guests=180",
    "/planning-tools?date=soon&total=x",
  ],
  "the other pages": ["/planning?vendors=1,4,85", "/nope"],
} as const;

/** One part of several, so that parts can run in parallel. */
export function shard<Item>(items: readonly Item[], at: number, of: number): Item[] {
  return items.filter((_, index) => index % of === at);
}

/** These are in the folder of listings and are pages of their own. */
const ownRoutes = new Set(["/vendors/apply", "/vendors/premium"]);

/**
 * The pages of which there is one or that a query makes, and a few of those that lie in one folder and
 * are made by one route.
 * @param most how many of a folder
 */
export function sampleOfEachKind(paths: readonly string[], most = 2): string[] {
  const seen = new Map<string, number>();
  return paths.filter((path) => {
    const folder = /^(\/[^/]+)\/[^/?]+$/.exec(path)?.[1];
    if (folder === undefined || ownRoutes.has(path)) return true;
    seen.set(folder, (seen.get(folder) ?? 0) + 1);
    return (seen.get(folder) ?? 0) <= most;
  });
}
