/** What can be wrong with a listing. */
export const correctionKinds = [
  { id: "fact", label: "A fact is wrong or out of date" },
  { id: "price", label: "A price is wrong" },
  { id: "contact", label: "Address, telephone or website" },
  { id: "closed", label: "It has closed or moved" },
  { id: "removal", label: "Please remove this listing" },
  { id: "other", label: "Something else" },
] as const;

/** Who tells us. */
export const correctionSenders = [
  { id: "couple", label: "A couple or a guest" },
  { id: "business", label: "The business itself" },
  { id: "other", label: "Somebody else" },
] as const;

/** Longest values, in UTF-16 units; the form has them as maxlength. */
export const longestCorrection = { message: 2000, email: 254 } as const;

/** Fields of the form, in its order. */
export const correctionFields = ["listing", "kind", "sender", "message", "email"] as const;

export type CorrectionField = (typeof correctionFields)[number];

/** What is wrong, by field; `form` is what belongs to none. */
export type CorrectionErrors = Partial<Record<CorrectionField | "form", string>>;

/** What was typed, for showing the form again. */
export type CorrectionValues = Record<CorrectionField, string>;
