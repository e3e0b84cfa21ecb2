import { setImmediate as givingWay } from "node:timers/promises";

/** How long a piece of long work may take before requests get their turn, in milliseconds. */
const slice = 10;
/** Steps between two looks at the clock. */
const stride = 32;

/** A long piece of work that gives way to requests: one for the whole of it. */
export class TimeSlices {
  #since = performance.now();
  #steps = 0;

  /** Call it at each step of the work, and await what it gives. */
  step(): Promise<void> | undefined {
    this.#steps += 1;
    if (this.#steps % stride !== 0 || performance.now() - this.#since < slice) return undefined;
    return this.rest();
  }

  async rest(): Promise<void> {
    await givingWay();
    this.#since = performance.now();
  }
}
