import { setTimeout as wait } from "node:timers/promises";

/** What many guests met. */
export type GuestVisits = {
  /** Milliseconds until each had the page itself. */
  pages: number[];
  /** Answers with another status than 200. */
  refusals: number;
  /** From the first to the last answer, in seconds. */
  seconds: number;
};

/** Guests open a page with all that its first view shows, each from an address of their own. */
export class Guests {
  readonly #origin: string;
  readonly #paths: readonly string[];

  /** @param paths of the page, and then of what it shows */
  constructor(origin: string, paths: readonly string[]) {
    this.#origin = origin;
    this.#paths = paths;
  }

  /** One guest after the other at an even pace, whether or not those before are served. */
  async arrive(count: number, seconds: number): Promise<GuestVisits> {
    return this.#count(async (visit) => {
      const visits: Promise<void>[] = [];
      for (let number = 0; number < count; number += 1) {
        visits.push(visit(number));
        await wait((1000 * seconds) / count);
      }
      await Promise.all(visits);
    });
  }

  /** All of them as fast as they are served, a number at a time. */
  async crowd(count: number, atATime: number): Promise<GuestVisits> {
    return this.#count(async (visit) => {
      let next = 0;
      const queue = async () => {
        while (next < count) await visit((next += 1));
      };
      await Promise.all(Array.from({ length: atATime }, queue));
    });
  }

  async #count(come: (visit: (number: number) => Promise<void>) => Promise<void>): Promise<GuestVisits> {
    const visits: GuestVisits = { pages: [], refusals: 0, seconds: 0 };
    const begun = performance.now();
    await come(async (number) => {
      const headers = {
        "X-Forwarded-For": `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`,
      };
      for (const [at, path] of this.#paths.entries()) {
        const asked = performance.now();
        const answer = await fetch(`${this.#origin}${path}`, { headers });
        await answer.arrayBuffer();
        if (answer.status !== 200) visits.refusals += 1;
        if (at === 0) visits.pages.push(performance.now() - asked);
      }
    });
    visits.seconds = (performance.now() - begun) / 1000;
    return visits;
  }
}
