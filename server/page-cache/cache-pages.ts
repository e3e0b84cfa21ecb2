import type { RequestListener } from "node:http";

import type { MatchPath } from "#server/cache-route-matches.ts";
import type { Site } from "#app/messaging/request-context.ts";
import type { Observers } from "#server/observability/observers.ts";

import type { RenderedResponse } from "./response-headers.ts";
import { pageCacheKey } from "./cache-key.ts";
import { countPageVersions } from "./page-version.ts";
import { recompressHotPages } from "./hot-pages.ts";
import { createPageCache, defaultPageCacheLimits } from "./page-cache.ts";
import { serveCachedPages } from "./serve-cached-pages.ts";

type Stored = {
  site: Pick<Site, "directory">;
  /** Gives the routes of the build that match a path. */
  match: MatchPath;
  /** Renders the content of a cache entry. */
  render: (address: string) => Promise<RenderedResponse>;
  passOn: RequestListener;
  watch: Observers;
};

/** Runs in front of the application and caches its responses where they are the same for everyone. */
export function cachePages({ site, match, render, passOn, watch }: Stored): RequestListener {
  const store = createPageCache(
    {
      currentVersion: countPageVersions(site),
      onHotPage: recompressHotPages(),
      render,
    },
    defaultPageCacheLimits,
  );
  return serveCachedPages({ store, asked: (target) => pageCacheKey(match, target), passOn, watch });
}
