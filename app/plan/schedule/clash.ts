/** Two things of a plan that cannot both be, in words, and what to do about it. */
export type Clash = {
  /** The same as long as the same things clash. */
  id: string;
  kind: "room" | "overlap" | "turnaround" | "dark" | "hours" | "outside" | "business";
  /** Ids of the events that it is about. */
  events: readonly string[];
  /** The day, for finding it. */
  date: string | null;
  what: string;
  /** What to do. */
  todo: string;
};
