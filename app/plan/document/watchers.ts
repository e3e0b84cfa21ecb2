/** The callbacks that follow one value. */
export type Watchers<Told extends unknown[]> = {
  /**
   * Calls back after each change. A callback is called once for each change, however often it was given.
   * @returns how to stop
   */
  watch: (changed: (...told: Told) => void) => () => void;
  /** Calls all of them, in the order in which they came. */
  tell: (...told: Told) => void;
};

/** Starts without callbacks. `Told` is what each of them is given. */
export function createWatchers<Told extends unknown[] = []>(): Watchers<Told> {
  const watchers = new Set<(...told: Told) => void>();
  return {
    watch: (changed) => {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    tell: (...told) => {
      for (const changed of watchers) changed(...told);
    },
  };
}
