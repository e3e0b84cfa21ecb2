/** Serialises work on the same key; each holder releases it when done. */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<void>>();

  /** Waits until all that came before are done. @returns what to call when done */
  async acquire(of: string): Promise<() => void> {
    const before = this.#last.get(of);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last.set(of, promise);
    await before;
    return () => {
      if (this.#last.get(of) === promise) this.#last.delete(of);
      resolve();
    };
  }
}
