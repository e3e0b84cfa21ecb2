import {
  correctionKindIds,
  correctionSenderIds,
  type CorrectionKindId,
  type CorrectionSenderId,
} from "#database/enums.ts";

const kindLabels: Record<CorrectionKindId, string> = {
  fact: "A fact is wrong or out of date",
  price: "A price is wrong",
  contact: "Address, telephone or website",
  closed: "It has closed or moved",
  removal: "Please remove this listing",
  other: "Something else",
};

/** What can be wrong with a listing. */
export const correctionKinds = correctionKindIds.map((id) => ({ id, label: kindLabels[id] }));

const senderLabels: Record<CorrectionSenderId, string> = {
  couple: "A couple or a guest",
  business: "The business itself",
  other: "Someone else",
};

/** Who tells us. */
export const correctionSenders = correctionSenderIds.map((id) => ({ id, label: senderLabels[id] }));

/** Maximum lengths, in UTF-16 units; the form has them as maxlength. */
export const correctionMaxLengths = { message: 2000, email: 254 } as const;

/** Fields of the form, in order. */
export const correctionFields = ["listing", "kind", "sender", "message", "email"] as const;

/** What stands above each field, in the order of the form. */
export const correctionLabels = {
  kind: "What’s wrong",
  sender: "Who you are",
  message: "What it should say",
  email: "Email",
};

type CorrectionField = (typeof correctionFields)[number];

/** What is wrong, by field; `form` is an error that belongs to no field. */
export type CorrectionErrors = Partial<Record<CorrectionField | "form", string>>;

/** What was typed, for showing the form again. */
export type CorrectionValues = Readonly<Record<CorrectionField, readonly string[]>>;
