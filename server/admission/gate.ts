import { setImmediate as nextRound } from "node:timers/promises";

import { Line, type Decision, type Kind, type Rules } from "./line.ts";

/** How many requests are worked on at once, and how many wait how long; docs/decisions says why. */
export type GateRules = Rules & Readonly<Record<Kind, { patienceMillis: number }>>;

/**
 * Rendering keeps one processor busy: more pages at once only make all of them later, and each question
 * of a letter to the database waits until they are done. Letters mostly wait for the database, whose
 * pool has ten connections.
 */
export const gateRules: GateRules = {
  letter: { places: 6, waiting: 200, patienceMillis: 15_000 },
  page: { places: 2, waiting: 100, patienceMillis: 5_000 },
  picture: { places: 6, waiting: 0, patienceMillis: 0 },
};

/** Stands in front of rendering, so that what is taken on is answered soon, and the rest at once. */
export type Gate = {
  /**
   * Does some work as soon as there is a place for it.
   * @param gone the visitor has gone; whoever waits then does not any more
   * @returns what the work gives; null when it was refused or the visitor has gone, and nothing was done
   */
  pass: <Result>(kind: Kind, gone: AbortSignal, work: () => Promise<Result>) => Promise<Result | null>;
  /** How many wait, for whoever measures. */
  waiting: () => number;
};

/** So often the event loop goes round before a page is made, while somebody new comes each time. */
const mostRounds = 100;

/** So long, in milliseconds, answers are made one after another before the event loop goes round. */
const longestWithout = 4;

/** Somebody in the line: told once whether there is a place. */
type Guest = (isLetIn: boolean) => void;

/**
 * @param isLate whether the process comes to nothing in time; pages then do not wait for a place
 */
export function createGate(rules: GateRules = gateRules, isLate: () => boolean = () => false): Gate {
  const line = new Line<Guest>(rules);
  let came = 0;
  /** When the event loop last went round. */
  let seen = -Infinity;
  const tell = ({ letIn, refused }: Decision<Guest>) => {
    for (const guest of refused) guest(false);
    for (const guest of letIn) guest(true);
  };
  const stand = (kind: Kind, gone: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      const giveUp = () => {
        const { waited, ...decision } = line.giveUp(guest, kind);
        tell(decision);
        if (waited) guest(false);
      };
      const patience = setTimeout(giveUp, rules[kind].patienceMillis);
      gone.addEventListener("abort", giveUp, { once: true });
      const guest: Guest = (isLetIn) => {
        clearTimeout(patience);
        gone.removeEventListener("abort", giveUp);
        resolve(isLetIn);
      };
      tell(line.arrive(guest, kind, kind !== "page" || !isLate()));
    });
  /**
   * A page is made without a pause, and Node takes one new connection in each round of its event loop.
   * Without these rounds the line would be in the kernel, where it has no order and no end. Small answers,
   * of which many are made in the time of a page, have one together.
   */
  const seeWhoCame = async () => {
    if (performance.now() - seen < longestWithout) return;
    for (let rounds = 0, quiet = 0; quiet < 2 && rounds < mostRounds; rounds += 1) {
      const before = came;
      await nextRound();
      quiet = came === before ? quiet + 1 : 0;
    }
    seen = performance.now();
  };
  return {
    pass: async (kind, gone, work) => {
      came += 1;
      if (gone.aborted || !(await stand(kind, gone))) return null;
      try {
        await seeWhoCame();
        return gone.aborted ? null : await work();
      } finally {
        tell(line.leave(kind));
      }
    },
    waiting: () => line.count("letter").waiting + line.count("page").waiting,
  };
}
