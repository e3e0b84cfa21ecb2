import { setTimeout as pause } from "node:timers/promises";

/** Posts that wait here hold a place of the gate (server/admission): so many at once, and no more. */
const mostWaiting = 3;

/** A lane in which posts pass one after the other, slowly. */
export type SlowLane = {
  /** Resolves to true when it is one's turn, at once to false when too many wait already. */
  pass: () => Promise<boolean>;
};

/** @param pauseMillis between two that pass */
export function openSlowLane(pauseMillis: number): SlowLane {
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();
  return {
    pass: async () => {
      if (waiting >= mostWaiting) return false;
      waiting += 1;
      const mine = turn.then(() => pause(pauseMillis));
      turn = mine;
      await mine;
      waiting -= 1;
      return true;
    },
  };
}
