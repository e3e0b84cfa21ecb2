import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/**
 * Remembers, for so many addresses, that they were asked for: what nobody asks for twice is not worth
 * keeping. It holds short names of them, so that long addresses take no more than short ones.
 */
export function rememberAsked(most: number): (address: string) => boolean {
  const names = new LRUCache<string, true>({ max: most });
  /** Whether the address was asked for before; from now on it was. */
  return (address) => {
    const name = createHash("sha1").update(address).digest("base64").slice(0, 16);
    const before = names.has(name);
    names.set(name, true);
    return before;
  };
}
