/**
 * Places for work that takes memory: so many pieces at once, so many more that wait for their turn.
 * Whoever comes when all are taken is turned away, so that memory has a bound.
 */
export class Places {
  readonly #atOnce: number;
  readonly #waiting: number;
  #taken = 0;
  readonly #queue: (() => void)[] = [];

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#atOnce = atOnce;
    this.#waiting = waiting;
  }

  /** @returns what the work gives; null when there is no place for it */
  async take<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (this.#taken < this.#atOnce) this.#taken += 1;
    else {
      if (this.#queue.length >= this.#waiting) return null;
      // Whoever leaves hands the place on.
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
