/** A conflict of a plan, in words, with advice. */
export type ScheduleConflict = {
  /** The same id while the same elements are in conflict. */
  id: string;
  kind: "room" | "overlap" | "turnaround" | "dark" | "hours" | "outside" | "business";
  /** Ids of its events. */
  events: readonly string[];
  /** The day, for navigation. */
  date: string | null;
  what: string;
  /** Advice. */
  todo: string;
};
