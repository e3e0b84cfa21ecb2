import { getHeapStatistics, setFlagsFromString } from "node:v8";

/** How much garbage a thread may keep, as a share of what it has in use. */
const maxGarbageShare = 1 / 3;

/** Gives threads that are started from now on a way to collect their garbage. */
export function allowGarbageCollection(): void {
  setFlagsFromString("--expose-gc");
}

/**
 * Collects a thread's garbage once there is much of it, and returns its memory to the system. V8 itself lets
 * a heap double before it collects, keeps the pages that became free, and collects nothing in a thread that has
 * nothing to do: one large plan would leave tens of megabytes behind.
 */
export class GarbageCollection {
  readonly #collect: () => Promise<void>;
  readonly #memory: () => number;
  /** Memory after the last collection. */
  #inUse: number;
  #isUnderWay = false;

  /**
   * @param collect collects all garbage
   * @param memory memory of the thread, garbage included, in bytes
   */
  constructor(collect = collectAll, memory = memoryOfThread) {
    this.#collect = collect;
    this.#memory = memory;
    this.#inUse = memory();
  }

  /** Is called after each piece of work. */
  worked(): void {
    if (this.#isUnderWay || this.#memory() < this.#inUse * (1 + maxGarbageShare)) return;
    this.#isUnderWay = true;
    void this.#collect().finally(() => {
      this.#inUse = this.#memory();
      this.#isUnderWay = false;
    });
  }
}

/** Only the last resort gives back the pages that became free. */
async function collectAll(): Promise<void> {
  await globalThis.gc?.({ type: "major", execution: "async", flavor: "last-resort" });
}

function memoryOfThread(): number {
  const { used_heap_size: heap, external_memory: buffers } = getHeapStatistics();
  return heap + buffers;
}
