import { setTimeout as pause } from "node:timers/promises";

/** Maximum number of waiting posts: each holds a place of the gate (server/overload). */
const maxWaiting = 3;

/** A queue through which posts pass one after the other, slowly. */
export type ThrottledQueue = {
  /** Resolves to true when it is one's turn, at once to false when too many wait already. */
  waitForTurn: () => Promise<boolean>;
};

/** @param pauseMillis pause between two posts */
export function createThrottledQueue(pauseMillis: number): ThrottledQueue {
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();
  return {
    waitForTurn: async () => {
      if (waiting >= maxWaiting) return false;
      waiting += 1;
      const mine = turn.then(() => pause(pauseMillis));
      turn = mine;
      await mine;
      waiting -= 1;
      return true;
    },
  };
}
