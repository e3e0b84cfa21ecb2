import type { RequestListener } from "node:http";

import type { MatchPath } from "#server/remember-matches.ts";
import type { Site } from "#server/site.ts";
import type { Watch } from "#server/watch/watch.ts";

import type { Answer } from "./answer-headers.ts";
import { askedPage } from "#server/page-cache/cache-key.ts";
import { countEditions } from "#server/page-cache/page-version.ts";
import { packFavourites } from "#server/page-cache/hot-pages.ts";
import { createPageStore, usualBounds } from "./page-store.ts";
import { servePages } from "#server/page-cache/serve-cached-pages.ts";

type Stored = {
  site: Pick<Site, "directory">;
  /** Says to which routes of the build a path belongs. */
  match: MatchPath;
  /** Makes what is stored under an address. */
  render: (address: string) => Promise<Answer>;
  passOn: RequestListener;
  watch: Watch;
};

/** Stands in front of the application and keeps what it answers where that is the same for everyone. */
export function storePages({ site, match, render, passOn, watch }: Stored): RequestListener {
  const store = createPageStore(
    {
      edition: countEditions(site),
      onFavourite: packFavourites(),
      render,
    },
    usualBounds,
  );
  return servePages({ store, asked: (target) => askedPage(match, target), passOn, watch });
}
