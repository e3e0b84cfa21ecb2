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
  /** What came is no change of a plan. */
  malformed: "malformed",
} as const;

export type Refusal = (typeof refusals)[keyof typeof refusals];
