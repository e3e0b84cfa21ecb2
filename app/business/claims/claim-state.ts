/** The states of a claim; 'invited' is an invitation that nobody has accepted yet. */
export const claimStates = ["invited", "unconfirmed", "waiting", "approved", "rejected"] as const;

export type ClaimState = (typeof claimStates)[number];
