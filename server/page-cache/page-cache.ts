import { LRUCache } from "lru-cache";

import type { RenderedResponse } from "./response-headers.ts";
import type { PageCacheKey } from "./cache-key.ts";
import type { HotPage } from "./hot-pages.ts";
import { createCachedPage, type CachedPage } from "./cached-page.ts";
import { trackRecentRequests } from "./recent-requests.ts";

/** Where pages come from, and how long they are valid. */
export type PageSource = {
  render: (address: string) => Promise<RenderedResponse>;
  /** Another number whenever pages that were made before may be wrong. */
  currentVersion: () => number;
  /** Told once of a page that is asked for often. */
  onHotPage: (favourite: HotPage) => void;
};

/** Size of the cache, in bytes, and for how many further URLs it remembers that they were requested. */
export type PageCacheLimits = { bare: number; searches: number; remembered: number };

/** Separate limits, so that typed URLs cannot evict pages of the catalogue. */
export const defaultPageCacheLimits: PageCacheLimits = {
  bare: 32 * 2 ** 20,
  searches: 16 * 2 ** 20,
  remembered: 20_000,
};

/** After this many requests a page is hot. */
export const hotAfterRequests = 50;

/** Overhead of a cached page beyond its bodies: headers, tags, its entry. */
const overhead = 4096;

type CacheEntry = { page: CachedPage; version: number; requests: number };

export type PageCache = {
  /** The page of a canonical URL, where it is cached and valid. */
  find: (address: string) => CachedPage | null;
  /**
   * The page of a URL: one that is being rendered for another request, or rendered now.
   * @throws what rendering throws; then nothing is cached
   */
  open: (asked: PageCacheKey) => Promise<CachedPage>;
  /** Size of the cached pages, in bytes. */
  bytes: () => number;
};

/** Caches pages that are the same for everyone, as long as they are valid and there is room. */
export function createPageCache(
  { render, currentVersion, onHotPage }: PageSource,
  bounds: PageCacheLimits,
): PageCache {
  const bare = createTier(bounds.bare);
  const searches = createTier(bounds.searches);
  const wasAskedBefore = trackRecentRequests(bounds.remembered);
  /** Concurrent requests for an uncached page share one rendering. */
  const underWay = new Map<string, Render>();
  type Render = { edition: number; isWanted: boolean; page: Promise<CachedPage> };

  function find(address: string): CachedPage | null {
    const kept = bare.get(address) ?? searches.get(address);
    if (kept === undefined || kept.version !== currentVersion()) return null;
    const { page } = kept;
    kept.requests += 1;
    if (kept.requests === hotAfterRequests)
      onHotPage({ url: address, page, isCached: () => shown(address) === page });
    return page;
  }

  /** The page that a visitor of a URL would get now, without counting a request. */
  function shown(address: string): CachedPage | null {
    const kept = bare.peek(address) ?? searches.peek(address);
    return kept?.version === currentVersion() ? kept.page : null;
  }

  function open(asked: PageCacheKey): Promise<CachedPage> {
    const now = currentVersion();
    const same = underWay.get(asked.url);
    if (same?.edition === now) {
      same.isWanted = true;
      return same.page;
    }
    // An older one that is under way may say what is no longer true.
    const isWanted = asked.isBare || wasAskedBefore(asked.url);
    const mine: Render = { edition: now, isWanted, page: make(asked, () => mine) };
    underWay.set(asked.url, mine);
    return mine.page;
  }

  async function make(asked: PageCacheKey, own: () => Render): Promise<CachedPage> {
    try {
      const shelf = asked.isBare ? bare : searches;
      const answer = await render(asked.url);
      const page = createCachedPage(answer, {
        route: asked.route,
        quality: own().isWanted ? 5 : 2,
        onGrown: () => updateSize(shelf, asked.url, page),
      });
      const isRight = own().edition === currentVersion();
      return isRight && own().isWanted && page.isPubliclyCacheable
        ? storePage(shelf, asked.url, page, own().edition)
        : page;
    } finally {
      if (underWay.get(asked.url) === own()) underWay.delete(asked.url);
    }
  }

  return { find, open, bytes: () => bare.calculatedSize + searches.calculatedSize };
}

type CacheTier = LRUCache<string, CacheEntry>;

const createTier = (maxSize: number): CacheTier =>
  new LRUCache({
    maxSize,
    sizeCalculation: ({ page }, address) => overhead + address.length + page.bytes(),
  });

/** Caches a page; where a change of the catalogue did not affect it, its compressed bodies are reused. */
function storePage(shelf: CacheTier, address: string, made: CachedPage, edition: number): CachedPage {
  const before = shelf.peek(address);
  const page = before?.page.contentHash === made.contentHash ? before.page : made;
  shelf.set(address, { page, version: edition, requests: page === made ? 0 : (before?.requests ?? 0) });
  return page;
}

/** A page grows when it is compressed in another coding, but the cache takes its size at insertion. */
function updateSize(shelf: CacheTier, address: string, page: CachedPage): void {
  const kept = shelf.peek(address);
  if (kept?.page === page) shelf.set(address, { ...kept });
}
