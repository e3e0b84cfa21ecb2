import { expect, test } from "vitest";

import type { PageHandle } from "#app/site/url-state/page-handle.ts";
import { isQueryKey } from "#app/site/url-state/read-query.ts";
import { themeQueryKey } from "#app/site/theme/theme-name.ts";

import { cachedRoutes } from "./cached-routes.ts";
import { formatCanonicalSearch } from "./canonical-url.ts";

type RouteModule = { handle?: PageHandle };

/** Pages that read their address: with a value for every key that they read. */
const pages: readonly [route: string, search: string, load: () => Promise<RouteModule>][] = [
  ["routes/home", "?season=winter&decor=fall", () => import("#app/routes/home.tsx")],
  [
    "routes/vendors",
    "?q=rose&category=djs&price=budget&area=mission&date=2027-07-03&free=said&sort=reviews&view=list&saved=3,17&page=2",
    () => import("#app/routes/vendors.tsx"),
  ],
  [
    "routes/venues",
    "?group=downtown&guests=250&need=baraat&need=halal&venueArea=southeast&saved=3",
    () => import("#app/routes/venues.tsx"),
  ],
  [
    "routes/venue-comparison",
    "?venues=heritage-park,calgary-zoo",
    () => import("#app/routes/venue-comparison.tsx"),
  ],
  [
    "routes/venue-costs",
    "?venues=heritage-park,calgary-zoo&month=3&event=reception&guests=200&day=5&meal=lunch&hours=6&kitchen=venue&bar=none&music=none&fire=no&add=1&move=1&to=calgary-zoo",
    () => import("#app/routes/venue-costs.tsx"),
  ],
  [
    "routes/venue-fit",
    "?event=sangeet&guests=220&on=1&at=18:00&hours=5&seats=tables&caterer=any&bar=own&baraat=walk&until=23&fire=1&stepfree=1&prayer=1&separate=1&overnight=1&when=window&from=2027-06&to=2027-09&begins=5&date=2027-07-03&budget=50000&places=2&vendor=caterer-halal&vendor=dhol&add=1",
    () => import("#app/routes/venue-fit.tsx"),
  ],
  ["routes/venue", "?ask=baraat&ask=openFlame", () => import("#app/routes/venue.tsx")],
  [
    "routes/planning",
    "?vendors=3,9&date=2027-06-19&guests=180&subject=join&ask=unknown&events=sangeet.-1.120,reception.0.180",
    () => import("#app/routes/planning.tsx"),
  ],
  [
    "routes/planning-tools",
    "?date=2027-07-10&place=banff&total=45000&guests=180&standard-venue=50&south-asian-events=4",
    () => import("#app/routes/planning-tools.tsx"),
  ],
  ["routes/claim", "?listing=76", () => import("#app/routes/claim.tsx")],
  ["routes/suggest", "?category=florists", () => import("#app/routes/suggest.tsx")],
  ["routes/report-correction", "?listing=76", () => import("#app/routes/report-correction.tsx")],
];

const readsOwnKey = (pairs: readonly (readonly [key: string, value: string])[]) =>
  pairs.some(([key]) => key !== themeQueryKey && key !== "saved");

const pairsOf = (search: string) =>
  [...new URLSearchParams(search)].toSorted((one, other) => one.join("=").localeCompare(other.join("=")));

const keysOf = (search: string) => [...new Set(new URLSearchParams(search).keys())].toSorted();

test.each(pages)("a theme switch without scripts keeps all that %s reads", async (_route, search, load) => {
  const { handle } = await load();
  const { handle: frame } = await import("#app/root.tsx");
  const known = [...(handle?.queryKeys ?? []), ...frame.queryKeys];
  expect(keysOf(search).filter((key) => !isQueryKey(known, key))).toEqual([]);
  // And no key is known that the address above has no value for.
  const unread = (handle?.queryKeys ?? []).filter(
    (read) => !keysOf(search).some((key) => isQueryKey([read], key)),
  );
  expect(unread.filter((key) => key !== "saved")).toEqual([]);
});

test.each(pages)("the cache's key of %s has all that its page reads", (route, search) => {
  const canonical = cachedRoutes[route]?.(new URLSearchParams(search));
  // What is typed into the tools, the sums and a weekend is not cached.
  if (["routes/planning-tools", "routes/venue-costs", "routes/venue-fit"].includes(route))
    expect(canonical).toBeNull();
  else expect(pairsOf(formatCanonicalSearch(canonical ?? []))).toEqual(pairsOf(search));
});

test("a page that is cached by more than its theme says which keys it reads", () => {
  const reading = Object.keys(cachedRoutes).filter((route) =>
    pages.some(([, search]) => readsOwnKey(cachedRoutes[route]?.(new URLSearchParams(search)) ?? [])),
  );
  expect(reading.filter((route) => pages.every(([name]) => name !== route))).toEqual([]);
});
