/** Where plans are kept the same, by WebSocket. */
export const planSocketPath = "/plans/live";

/** Why the server closes a connection to a plan. */
export const refusals = {
  /** The key opens nothing, or nothing any more. */
  noKey: "no-key",
  /** The plan was deleted. */
  gone: "gone",
  /** The plan would become larger than a plan may be. */
  tooLarge: "too-large",
  /** Very much came at once: the same has a chance a little later. */
  tooMany: "too-many",
  /** The site cannot say now, for it does not reach its database. */
  unavailable: "unavailable",
  /** What came is no change of a plan. */
  malformed: "malformed",
} as const;

export type Refusal = (typeof refusals)[keyof typeof refusals];

/** What is over in a little while, and is tried again. */
export type Passing = typeof refusals.tooMany | typeof refusals.unavailable;
