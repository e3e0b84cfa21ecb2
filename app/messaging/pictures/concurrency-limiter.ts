/**
 * Limits memory-intensive work: a maximum number of pieces at once, and a maximum number that wait. Further
 * ones are rejected, so that memory is bounded.
 */
export class ConcurrencyLimiter {
  readonly #atOnce: number;
  readonly #waiting: number;
  #taken = 0;
  readonly #queue: (() => void)[] = [];

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#atOnce = atOnce;
    this.#waiting = waiting;
  }

  /** @returns the result of the work; null when there is no place for it */
  async take<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (this.#taken < this.#atOnce) this.#taken += 1;
    else {
      if (this.#queue.length >= this.#waiting) return null;
      // A finished piece passes its place on.
      await new Promise<void>((resolve) => this.#queue.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#taken -= 1;
    }
  }
}
