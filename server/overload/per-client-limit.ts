import type { RequestClass } from "./priority-queue.ts";

/**
 * Maximum concurrent requests of one client IP, waiting or being answered. A picture holds its place while it
 * arrives, which takes as long as its sender likes: half of the places are for others.
 */
export const maxConcurrentPerClient: Readonly<Record<RequestClass, number>> = {
  interactive: 20,
  upload: 3,
  page: Infinity,
};

/** Keeps one address from filling the queue of everybody's interactive requests, or all places for uploads. */
export type PerClientLimit<Of extends string> = {
  /**
   * Does some work unless its client IP already has too much in progress.
   * @returns the result of the work; null when it was rejected, and nothing was done
   */
  run: <Result>(kind: Of, clientIp: string, work: () => Promise<Result>) => Promise<Result | null>;
};

/** @param most maximum in progress for one client IP and kind */
export function createPerClientLimit<Of extends string>(
  most: Readonly<Record<Of, number>>,
): PerClientLimit<Of> {
  const underWay = new Map<string, number>();
  return {
    run: async (kind, clientIp, work) => {
      const one = `${kind} ${clientIp}`;
      const others = underWay.get(one) ?? 0;
      if (others >= most[kind]) return null;
      underWay.set(one, others + 1);
      try {
        return await work();
      } finally {
        const left = (underWay.get(one) ?? 1) - 1;
        // An IP with nothing in progress is forgotten.
        if (left === 0) underWay.delete(one);
        else underWay.set(one, left);
      }
    },
  };
}
