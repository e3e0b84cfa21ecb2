import { reportError } from "#server/log/report-error.ts";

import type { Page } from "#server/page-store/page.ts";

/** A page that is asked for often. */
export type Favourite = {
  address: string;
  page: Pick<Page, "packTightly">;
  /** Whether the store still shows it: a change of the catalogue may have brought another. */
  isKept: () => boolean;
};

/**
 * Packs pages that are asked for often as tightly as can be, one after another, so that visitors keep a
 * processor. The newest page of an address waits, and one that nobody is shown any more is let go.
 */
export function packFavourites(): (favourite: Favourite) => void {
  const waiting = new Map<string, Favourite>();
  let isPacking = false;

  async function packAll(): Promise<void> {
    isPacking = true;
    for (let [next] = waiting.values(); next !== undefined; [next] = waiting.values()) {
      waiting.delete(next.address);
      // One that cannot be packed is packed well enough already.
      if (next.isKept())
        await next.page
          .packTightly()
          .catch((error: unknown) => reportError({ what: "A page could not be packed tightly", error }));
    }
    isPacking = false;
  }

  return (favourite) => {
    waiting.set(favourite.address, favourite);
    if (!isPacking) void packAll();
  };
}
