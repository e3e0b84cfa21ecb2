import type { Limit } from "#app/messaging/forms/form-limits.ts";

/** Maximum number of counts before expired ones are removed. */
const maxTrackedKeys = 10_000;

/**
 * Counts messages of open connections, in this process and synchronously: messages of a connection have to
 * stay in order, so none may wait for a count in the database.
 */
export class RateLimiter {
  readonly #limit: Limit;
  readonly #now: () => number;
  readonly #counted = new Map<string, { count: number; over: number }>();

  /** @param now in milliseconds */
  constructor(limit: Limit, now: () => number = () => performance.now()) {
    this.#limit = limit;
    this.#now = now;
  }

  /**
   * Adds one to a client's count.
   * @param weight how many it counts as; the last one within the limit may weigh more than what is left
   * @returns whether it is within the limit
   */
  admits(of: string, weight = 1): boolean {
    const now = this.#now();
    const known = this.#counted.get(of);
    if (known !== undefined && now < known.over) {
      known.count += weight;
      return known.count - weight < this.#limit.posts;
    }
    if (this.#counted.size >= maxTrackedKeys) this.#forget(now);
    this.#counted.set(of, { count: weight, over: now + this.#limit.seconds * 1000 });
    return true;
  }

  #forget(now: number): void {
    for (const [of, { over }] of this.#counted) if (now >= over) this.#counted.delete(of);
  }
}
