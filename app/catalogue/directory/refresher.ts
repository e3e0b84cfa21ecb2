/** The shortest pause between two runs, and the pauses after failures, in milliseconds. */
export type RefreshDelays = {
  rest: number;
  firstRetry: number;
  longestRetry: number;
  /**
   * After a long run the pause is this many times as long as the run, so that a very large catalogue leaves
   * time for requests; three times by default, and never less than `rest`. After a short run the person who changed something sees it at
   * once.
   */
  restsPerLongRun?: number;
};

const usualPauses: RefreshDelays = { rest: 100, firstRetry: 250, longestRetry: 30_000 };

/** In milliseconds. */
const longRun = 1_000;

/**
 * Runs a piece of work on request: never twice at the same time, once more afterwards when it was requested
 * meanwhile, and with a pause in between, so that a burst costs two runs. A failed run is repeated with
 * growing pauses.
 */
export class Refresher {
  readonly #work: () => Promise<void>;
  readonly #failed: (error: unknown) => void;
  readonly #pauses: RefreshDelays;
  #running: Promise<void> | null = null;
  #isAskedFor = false;
  #isClosed = false;
  #failures = 0;
  #begun = 0;
  #waiting: { run: number; done: () => void }[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** @param failed called for every failed run */
  constructor(work: () => Promise<void>, failed: (error: unknown) => void, pauses = usualPauses) {
    this.#work = work;
    this.#failed = failed;
    this.#pauses = pauses;
  }

  /** Requests a run that begins after this call. */
  ask(): void {
    this.#isAskedFor = true;
    // A pause between runs always runs its full time; after a failure a new request need not wait for the
    // retry.
    if (this.#failures > 0) this.#runIn(0);
    else if (this.#timer === undefined) this.#runIn(0);
  }

  /**
   * Requests a run and waits until one that begins after this call has succeeded.
   * @param longest maximum wait, in milliseconds; afterwards the run is still to come
   */
  async askAndWait(longest: number): Promise<void> {
    if (this.#isClosed) return;
    await new Promise<void>((resolve) => {
      const waiting = { run: this.#begun + 1, done: () => {} };
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        resolve();
      }, longest);
      waiting.done = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.push(waiting);
      this.ask();
    });
  }

  /** Whether nothing is running and nothing is requested. */
  isIdle(): boolean {
    return this.#running === null && !this.#isAskedFor && this.#waiting.length === 0;
  }

  /** Waits for the current run; afterwards no run starts, and no caller waits for one. */
  close = async (): Promise<void> => {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#running;
    this.#tell(Infinity);
  };

  #tell(run: number): void {
    const told = this.#waiting.filter((waiting) => waiting.run <= run);
    this.#waiting = this.#waiting.filter((waiting) => waiting.run > run);
    for (const { done } of told) done();
  }

  #runIn(millis: number): void {
    if (this.#isClosed || this.#running !== null) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#isAskedFor) this.#running = this.#run();
    }, millis);
    this.#timer.unref();
  }

  async #run(): Promise<void> {
    this.#isAskedFor = false;
    this.#begun += 1;
    const begun = performance.now();
    try {
      await this.#work();
      this.#failures = 0;
      this.#tell(this.#begun);
    } catch (error) {
      this.#isAskedFor = true;
      this.#failures += 1;
      this.#failed(error);
    }
    this.#running = null;
    const { rest, firstRetry, longestRetry, restsPerLongRun = 3 } = this.#pauses;
    const took = performance.now() - begun;
    const restAfterRun = took < longRun ? rest : Math.max(rest, restsPerLongRun * took);
    this.#runIn(
      this.#failures === 0 ? restAfterRun : Math.min(firstRetry * 2 ** (this.#failures - 1), longestRetry),
    );
  }
}
