import { reportError } from "#server/log/report-error.ts";

import type { CachedPage } from "./cached-page.ts";

/** A frequently requested page. */
export type HotPage = {
  url: string;
  page: Pick<CachedPage, "recompress">;
  /** Whether the store still shows it: a change of the catalogue may have brought another. */
  isCached: () => boolean;
};

/**
 * Recompresses frequently requested pages at the best quality, one after another, so that visitors keep a
 * processor. Only the newest page of a URL waits, and one that is no longer served is dropped.
 */
export function recompressHotPages(): (favourite: HotPage) => void {
  const waiting = new Map<string, HotPage>();
  let isPacking = false;

  async function packAll(): Promise<void> {
    isPacking = true;
    for (let [next] = waiting.values(); next !== undefined; [next] = waiting.values()) {
      waiting.delete(next.url);
      // One that cannot be packed is packed well enough already.
      if (next.isCached())
        await next.page
          .recompress()
          .catch((error: unknown) => reportError({ what: "A page could not be packed tightly", error }));
    }
    isPacking = false;
  }

  return (favourite) => {
    waiting.set(favourite.url, favourite);
    if (!isPacking) void packAll();
  };
}
