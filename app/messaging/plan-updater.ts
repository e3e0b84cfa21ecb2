/** Keeps the projections of plans up to date, and merges replies of households into plans. */
export type PlanUpdater = {
  /** A change of a plan was saved: readers see it within seconds. */
  changed: (planId: string, rows?: { part: "plan" | "proposals"; rows: number }) => void;
  /**
   * Waits until readers see everything committed so far, at most for the given time; afterwards the update is
   * still to come.
   */
  upToDate: (planId: string, longestMillis?: number) => Promise<void>;
  /** Merges the changes of a document into one row. */
  compact: (planId: string, part: "plan" | "proposals") => Promise<void>;
  /** Looks for plans with changes that were never announced: by a process that ended, or by another node. */
  sweep: () => Promise<void>;
  close: () => Promise<void>;
};
