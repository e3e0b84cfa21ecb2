import type { Limit } from "#server/rate-limits.ts";

/** So many are counted at most before those whose time is over are forgotten. */
const manyCounted = 10_000;

/**
 * Counts what comes over open connections, in this process and at once: messages of a connection have
 * to stay in their order, so none may wait for a count that is kept elsewhere.
 */
export class Pace {
  readonly #limit: Limit;
  readonly #now: () => number;
  readonly #counted = new Map<string, { count: number; over: number }>();

  /** @param now in milliseconds */
  constructor(limit: Limit, now: () => number = () => performance.now()) {
    this.#limit = limit;
    this.#now = now;
  }

  /**
   * Counts one more of somebody.
   * @param weight how many it counts as; the last one within the limit may weigh more than is left
   * @returns whether it is within the limit
   */
  admits(of: string, weight = 1): boolean {
    const now = this.#now();
    const known = this.#counted.get(of);
    if (known !== undefined && now < known.over) {
      known.count += weight;
      return known.count - weight < this.#limit.posts;
    }
    if (this.#counted.size >= manyCounted) this.#forget(now);
    this.#counted.set(of, { count: weight, over: now + this.#limit.seconds * 1000 });
    return true;
  }

  #forget(now: number): void {
    for (const [of, { over }] of this.#counted) if (now >= over) this.#counted.delete(of);
  }
}
