import { setImmediate as givingWay } from "node:timers/promises";

/** Maximum duration of a slice of long work before requests get their turn, in milliseconds. */
const slice = 10;
/** Steps between two checks of the clock. */
const stride = 32;

/** Long work that yields to requests; create one for the whole of the work. */
export class TimeSlices {
  #since = performance.now();
  #steps = 0;

  /** Call it at each step of the work, and await what it returns. */
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
