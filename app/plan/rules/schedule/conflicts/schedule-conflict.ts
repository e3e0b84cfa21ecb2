/** A conflict of a plan, in words, with advice. */
export type ScheduleConflict = {
  /** The same id while the same elements are in conflict. */
  id: string;
  kind:
    | "room"
    | "park"
    | "overlap"
    | "turnaround"
    | "dark"
    | "hours"
    | "outside"
    | "business"
    | "order"
    | "travel"
    | "people"
    | "fixed";
  /** Ids of its events, or of the moments that have none. */
  events: readonly string[];
  /** The day, for navigation. */
  date: string | null;
  what: string;
  /** Advice. */
  todo: string;
};
