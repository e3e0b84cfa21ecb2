/** Longest values, in UTF-16 units; the form has them as maxlength. */
export const longestClaim = { name: 100, role: 80, email: 254, note: 1000 } as const;

/** Fields of the form, in its order. */
export const claimFields = ["listing", "name", "role", "email", "note"] as const;

type ClaimField = (typeof claimFields)[number];

/** What is wrong, by field; `form` is what belongs to none. */
export type ClaimErrors = Partial<Record<ClaimField | "form", string>>;

/** What was typed, for showing the form again. */
export type ClaimValues = Readonly<Record<ClaimField, readonly string[]>>;

/** Fields by which somebody who was invited says who they are. */
export const takeUpFields = ["name", "role"] as const;

/** What became of a claim so far; 'invited' is an invitation that nobody took up yet. */
export type ClaimState = "invited" | "unconfirmed" | "waiting" | "approved" | "rejected";
