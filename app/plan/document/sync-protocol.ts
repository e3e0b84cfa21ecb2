/** URL path of the WebSocket that synchronises plans. */
export const planSocketPath = "/plans/live";

/** Why the server closes a connection to a plan. */
export const syncCloseReasons = {
  /** The key opens nothing, or nothing any more. */
  noKey: "no-key",
  /** The plan was deleted. */
  gone: "gone",
  /** The plan would exceed its maximum size. */
  tooLarge: "too-large",
  /** Too much came at once: the same can succeed a little later. */
  tooMany: "too-many",
  /** The server cannot answer now because it does not reach its database. */
  unavailable: "unavailable",
  /** The message is not a change of a plan. */
  malformed: "malformed",
  /** The server could not open the plan and has quarantined it until the desk releases it. */
  quarantined: "quarantined",
  /** A change to another author's suggestion. */
  notYours: "not-yours",
} as const;

export type SyncCloseReason = (typeof syncCloseReasons)[keyof typeof syncCloseReasons];

/** Reasons that pass soon; the client tries again. */
export type TransientCloseReason = typeof syncCloseReasons.tooMany | typeof syncCloseReasons.unavailable;

const authorSecretPattern = /^[a-z2-7]{32}$/;

/** A device's credentials for a plan. */
export type PlanToken = {
  key: string;
  /** Of a device that suggests: it may change only what it made itself. */
  authorSecret: string | null;
};

/** What `parseToken` reads: 'KEY', or 'KEY.SECRET' for a device that suggests. */
export function formatToken({ key, authorSecret }: PlanToken): string {
  return authorSecret === null ? key : `${key}.${authorSecret}`;
}

/** Anything that does not parse as a key and a secret counts as a key, which opens nothing. */
export function parseToken(token: string): PlanToken {
  const point = token.indexOf(".");
  const authorSecret = token.slice(point + 1);
  return point !== -1 && authorSecretPattern.test(authorSecret)
    ? { key: token.slice(0, point), authorSecret }
    : { key: token, authorSecret: null };
}
