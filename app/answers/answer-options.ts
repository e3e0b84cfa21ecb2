/** Longest texts of an answer, in UTF-16 units. */
export const longestAnswer = { includes: 2000, message: 5000, price: 20 } as const;

/** Fields of the form, in its order. */
export const answerFields = ["availability", "priceFrom", "priceTo", "includes", "message"] as const;

type AnswerField = (typeof answerFields)[number];

/** What is wrong, by field; `form` is what belongs to none. */
export type AnswerErrors = Partial<Record<AnswerField | "form", string>>;
export type AnswerValues = Partial<Record<AnswerField, string>>;
