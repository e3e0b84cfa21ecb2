/** Which plans may have changed since this process looked at them. */
export class StalePlans {
  #plans = new Set<string>();
  #areAll = false;

  /** @param planId null where it is not known which plan has changed */
  add(planId: string | null): void {
    if (planId === null) this.#areAll = true;
    else this.#plans.add(planId);
  }

  /** Those of the given plans that are stale; from now on none of them is. */
  take(open: Iterable<string>): string[] {
    const [areAll, plans] = [this.#areAll, this.#plans];
    this.#areAll = false;
    this.#plans = new Set();
    return [...new Set(open)].filter((planId) => areAll || plans.has(planId));
  }
}
