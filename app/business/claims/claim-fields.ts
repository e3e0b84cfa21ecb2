import { maxEmailLength } from "#app/messaging/forms/max-email-length.ts";
/** Maximum lengths, in UTF-16 units; the form has them as maxlength. */
export const claimMaxLengths = { name: 100, role: 80, email: maxEmailLength, note: 1000 } as const;

/** Fields of the form, in order. */
export const claimFields = ["listing", "name", "role", "email", "note"] as const;

/** What stands above each field, in the order of the form. */
export const claimLabels = {
  name: "Your name",
  role: "Your role",
  email: "Your email at the business",
  note: "A note to our team",
};

type ClaimField = (typeof claimFields)[number];

/** What is wrong, by field; `form` is an error that belongs to no field. */
export type ClaimErrors = Partial<Record<ClaimField | "form", string>>;

/** The typed values, for showing the form again. */
export type ClaimValues = Readonly<Record<ClaimField, readonly string[]>>;

/** Fields in which an invited claimant says who they are. */
export const invitationAcceptanceFields = ["name", "role"] as const;

/** The state of a claim; 'invited' is an invitation that nobody has accepted yet. */
export type ClaimState = "invited" | "unconfirmed" | "waiting" | "approved" | "rejected";
