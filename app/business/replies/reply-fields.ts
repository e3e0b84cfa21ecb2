/** Maximum lengths of an answer's texts, in UTF-16 units. */
export const replyMaxLengths = { includes: 2000, message: 5000, price: 40 } as const;

/** Fields of the form, in order. */
export const replyFields = ["availability", "priceFrom", "priceTo", "unit", "includes", "message"] as const;

type AnswerField = (typeof replyFields)[number];

/** What is wrong, by field; `form` is an error that belongs to no field. */
export type VendorReplyErrors = Partial<Record<AnswerField | "form", string>>;
export type VendorReplyValues = Partial<Record<AnswerField, string>>;
