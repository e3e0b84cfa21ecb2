import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/**
 * Remembers, for a limited number of URLs, that they were requested: a page that nobody requests twice is not
 * worth caching. It stores short hashes, so that long URLs take no more room than short ones.
 */
export function trackRecentRequests(most: number): (address: string) => boolean {
  const names = new LRUCache<string, true>({ max: most });
  /** Whether the URL was requested before; from now on it was. */
  return (address) => {
    const name = createHash("sha1").update(address).digest("base64").slice(0, 16);
    const before = names.has(name);
    names.set(name, true);
    return before;
  };
}
