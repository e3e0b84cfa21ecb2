/**
 * Runs pieces of work one after the other and rests after each, so that they leave time to others however many
 * there are. What is urgent runs next, without a rest before it.
 */
export class PacedQueue {
  #rests: number;
  readonly #urgent: (() => Promise<void>)[] = [];
  readonly #waiting: (() => Promise<void>)[] = [];
  #isRunning = false;
  #endRest = () => {};

  /** @param rests the rest after a piece, as a multiple of how long it took */
  constructor(rests: number) {
    this.#rests = rests;
  }

  /** @returns what the work returns; rejected where it fails, and the others run on */
  run<Result>(work: () => Promise<Result>, isUrgent: boolean): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    (isUrgent ? this.#urgent : this.#waiting).push(() => work().then(resolve, reject));
    if (isUrgent) this.#endRest();
    if (!this.#isRunning) void this.#goOn();
    return promise;
  }

  async #goOn(): Promise<void> {
    this.#isRunning = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const begun = performance.now();
      await next();
      if (this.#urgent.length > 0) continue;
      await this.#rest(this.#rests * (performance.now() - begun));
    }
    this.#isRunning = false;
  }

  /** What waits runs without rests from now on. */
  hurry(): void {
    this.#rests = 0;
    this.#endRest();
  }

  #rest(millis: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, millis);
      this.#endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  readonly #next = () => this.#urgent.shift() ?? this.#waiting.shift();
}
