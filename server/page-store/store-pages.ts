import type { RequestListener } from "node:http";

import type { MatchPath } from "#server/remember-matches.ts";
import type { Site } from "#server/site.ts";
import type { Watch } from "#server/watch/watch.ts";

import { askedPage } from "./asked-page.ts";
import { countEditions } from "./edition.ts";
import { packFavourites } from "./pack-favourites.ts";
import { createPageStore, usualBounds } from "./page-store.ts";
import { servePages } from "./serve-pages.ts";

type Stored = {
  site: Pick<Site, "settings" | "directory">;
  /** Says to which routes of the build a path belongs. */
  match: MatchPath;
  /** Answers as for a visitor of whom nothing is known. */
  render: (request: Request) => Response | Promise<Response>;
  passOn: RequestListener;
  watch: Watch;
};

/** Stands in front of the application and keeps what it answers where that is the same for everyone. */
export function storePages({ site, match, render, passOn, watch }: Stored): RequestListener {
  const store = createPageStore(
    {
      edition: countEditions(site),
      onFavourite: packFavourites(),
      // The request is the store's own: no visitor's headers, and nobody who could break it off.
      render: async (address) => {
        const answer = await render(new Request(new URL(address, site.settings.siteUrl)));
        const body = Buffer.from(await answer.arrayBuffer());
        return { status: answer.status, headers: [...answer.headers], body };
      },
    },
    usualBounds,
  );
  return servePages({ store, asked: (target) => askedPage(match, target), passOn, watch });
}
