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
  /** The server could not open the plan and has set it aside until the desk releases it. */
  quarantined: "quarantined",
  /** A change to somebody else's suggestion. */
  notYours: "not-yours",
} as const;

export type Refusal = (typeof refusals)[keyof typeof refusals];

/** What is over in a little while, and is tried again. */
export type Passing = typeof refusals.tooMany | typeof refusals.unavailable;

const authorSecretPattern = /^[a-z2-7]{32}$/;

/** What a device shows to open a plan. */
export type PlanToken = {
  key: string;
  /** Of a device that suggests: what it made it alone may change. */
  authorSecret: string | null;
};

export function writeToken({ key, authorSecret }: PlanToken): string {
  return authorSecret === null ? key : `${key}.${authorSecret}`;
}

/** Whatever cannot be read as a key and a secret is a key, which opens nothing. */
export function readToken(token: string): PlanToken {
  const point = token.indexOf(".");
  const authorSecret = token.slice(point + 1);
  return point !== -1 && authorSecretPattern.test(authorSecret)
    ? { key: token.slice(0, point), authorSecret }
    : { key: token, authorSecret: null };
}
