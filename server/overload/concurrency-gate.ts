import { setImmediate as nextRound } from "node:timers/promises";

import { PriorityQueue, type QueueDecision, type RequestClass, type QueueRules } from "./priority-queue.ts";

/** Maximum concurrent requests, and how many may wait for how long; docs/decisions gives the reasons. */
export type ConcurrencyGateRules = QueueRules & Readonly<Record<RequestClass, { patienceMillis: number }>>;

/**
 * Rendering keeps one processor busy: more pages at once only make all of them later, and each question
 * of an interactive request to the database waits until they are done. Interactive requests mostly wait for the database, whose
 * pool has ten connections.
 */
export const concurrencyGateRules: ConcurrencyGateRules = {
  interactive: { places: 6, waiting: 200, patienceMillis: 15_000 },
  page: { places: 2, waiting: 100, patienceMillis: 5_000 },
  upload: { places: 6, waiting: 0, patienceMillis: 0 },
};

/**
 * Limits concurrent rendering, so that an accepted request is answered soon, and any other is rejected at
 * once.
 */
export type ConcurrencyGate = {
  /**
   * Does some work as soon as there is a place for it.
   * @param gone aborts when the visitor has left; a waiting request then leaves the queue
   * @returns the result of the work; null when it was rejected or the visitor has left, and nothing was done
   */
  run: <Result>(kind: RequestClass, gone: AbortSignal, work: () => Promise<Result>) => Promise<Result | null>;
  /** How many wait, for whoever measures. */
  waiting: () => number;
};

/** Maximum rounds of the event loop before a page is rendered, while new requests arrive in each. */
const maxEventLoopRounds = 100;

/** How long responses are made one after another before the event loop gets a round, in milliseconds. */
const maxMillisWithoutRound = 4;

/** A waiting request: called once with whether there is a place. */
type QueuedRequest = (isLetIn: boolean) => void;

/** @param isLate whether the event loop lags; pages then do not wait for a place */
export function createConcurrencyGate(
  rules: ConcurrencyGateRules = concurrencyGateRules,
  isLate: () => boolean = () => false,
): ConcurrencyGate {
  const line = new PriorityQueue<QueuedRequest>(rules);
  let came = 0;
  /** When the event loop last had a round. */
  let seen = -Infinity;
  const tell = ({ letIn, refused }: QueueDecision<QueuedRequest>) => {
    for (const guest of refused) guest(false);
    for (const guest of letIn) guest(true);
  };
  const stand = (kind: RequestClass, gone: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      const giveUp = () => {
        const { waited, ...decision } = line.giveUp(guest, kind);
        tell(decision);
        if (waited) guest(false);
      };
      const patience = setTimeout(giveUp, rules[kind].patienceMillis);
      gone.addEventListener("abort", giveUp, { once: true });
      const guest: QueuedRequest = (isLetIn) => {
        clearTimeout(patience);
        gone.removeEventListener("abort", giveUp);
        resolve(isLetIn);
      };
      tell(line.arrive(guest, kind, kind !== "page" || !isLate()));
    });
  /**
   * A page is rendered without a pause, and Node accepts one new connection in each round of its event loop.
   * Without these rounds the queue would be in the kernel, where it has no order and no limit. Small
   * responses, many of which fit into the time of a page, share one round.
   */
  const seeWhoCame = async () => {
    if (performance.now() - seen < maxMillisWithoutRound) return;
    for (let rounds = 0, quiet = 0; quiet < 2 && rounds < maxEventLoopRounds; rounds += 1) {
      const before = came;
      await nextRound();
      quiet = came === before ? quiet + 1 : 0;
    }
    seen = performance.now();
  };
  return {
    run: async (kind, gone, work) => {
      came += 1;
      if (gone.aborted || !(await stand(kind, gone))) return null;
      try {
        await seeWhoCame();
        return gone.aborted ? null : await work();
      } finally {
        tell(line.leave(kind));
      }
    },
    waiting: () => line.count("interactive").waiting + line.count("page").waiting,
  };
}
