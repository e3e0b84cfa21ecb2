import { LRUCache } from "lru-cache";

import type { Answer } from "./answer-headers.ts";
import type { AskedPage } from "#server/page-cache/cache-key.ts";
import type { Favourite } from "#server/page-cache/hot-pages.ts";
import { makePage, type Page } from "./page.ts";
import { rememberAsked } from "./recently-asked.ts";

/** Where pages come from, and how long they are right. */
export type Source = {
  render: (address: string) => Promise<Answer>;
  /** Another number whenever pages that were made before may be wrong. */
  edition: () => number;
  /** Told once of a page that is asked for often. */
  onFavourite: (favourite: Favourite) => void;
};

/** How much is kept, in bytes, and of how many further addresses it is known that they were asked for. */
export type Bounds = { bare: number; searches: number; remembered: number };

/** Pages of the catalogue cannot be pushed out by what somebody types. */
export const usualBounds: Bounds = { bare: 32 * 2 ** 20, searches: 16 * 2 ** 20, remembered: 20_000 };

/** After so many requests a page is a favourite. */
export const favouriteAfter = 50;

/** What a kept page takes beyond its bodies: headers, tags, its place. */
const overhead = 4096;

type Kept = { page: Page; edition: number; asked: number };

export type PageStore = {
  /** The page of an address in its one spelling, where it is kept and right. */
  find: (address: string) => Page | null;
  /**
   * The page of an address: one under way for somebody else, or made now.
   * @throws what rendering throws; then nothing is kept
   */
  open: (asked: AskedPage) => Promise<Page>;
  /** What is kept, in bytes. */
  bytes: () => number;
};

/** Keeps pages that are the same for everyone, as long as they are right and there is room. */
export function createPageStore({ render, edition, onFavourite }: Source, bounds: Bounds): PageStore {
  const bare = shelfFor(bounds.bare);
  const searches = shelfFor(bounds.searches);
  const wasAskedBefore = rememberAsked(bounds.remembered);
  /** A cold page under load is made once. */
  const underWay = new Map<string, Render>();
  type Render = { edition: number; isWanted: boolean; page: Promise<Page> };

  function find(address: string): Page | null {
    const kept = bare.get(address) ?? searches.get(address);
    if (kept === undefined || kept.edition !== edition()) return null;
    const { page } = kept;
    kept.asked += 1;
    if (kept.asked === favouriteAfter) onFavourite({ address, page, isKept: () => shown(address) === page });
    return page;
  }

  /** The page of an address that a visitor would get now, not counted as asked for. */
  function shown(address: string): Page | null {
    const kept = bare.peek(address) ?? searches.peek(address);
    return kept?.edition === edition() ? kept.page : null;
  }

  function open(asked: AskedPage): Promise<Page> {
    const now = edition();
    const same = underWay.get(asked.address);
    if (same?.edition === now) {
      same.isWanted = true;
      return same.page;
    }
    // An older one that is under way may say what is no longer true.
    const isWanted = asked.isBare || wasAskedBefore(asked.address);
    const mine: Render = { edition: now, isWanted, page: make(asked, () => mine) };
    underWay.set(asked.address, mine);
    return mine.page;
  }

  async function make(asked: AskedPage, own: () => Render): Promise<Page> {
    try {
      const shelf = asked.isBare ? bare : searches;
      const answer = await render(asked.address);
      const page = makePage(answer, {
        route: asked.route,
        quality: own().isWanted ? 5 : 2,
        onGrown: () => weighAgain(shelf, asked.address, page),
      });
      const isRight = own().edition === edition();
      return isRight && own().isWanted && page.isForEveryone
        ? keep(shelf, asked.address, page, own().edition)
        : page;
    } finally {
      if (underWay.get(asked.address) === own()) underWay.delete(asked.address);
    }
  }

  return { find, open, bytes: () => bare.calculatedSize + searches.calculatedSize };
}

type Shelf = LRUCache<string, Kept>;

const shelfFor = (maxSize: number): Shelf =>
  new LRUCache({
    maxSize,
    sizeCalculation: ({ page }, address) => overhead + address.length + page.bytes(),
  });

/** Keeps a page; of one that a change of the catalogue left alone, what is packed already. */
function keep(shelf: Shelf, address: string, made: Page, edition: number): Page {
  const before = shelf.peek(address);
  const page = before?.page.name === made.name ? before.page : made;
  shelf.set(address, { page, edition, asked: page === made ? 0 : (before?.asked ?? 0) });
  return page;
}

/** A page grows when it is packed in another way; its weight is taken when it is put on the shelf. */
function weighAgain(shelf: Shelf, address: string, page: Page): void {
  const kept = shelf.peek(address);
  if (kept?.page === page) shelf.set(address, { ...kept });
}
