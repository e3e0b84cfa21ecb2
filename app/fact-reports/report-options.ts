/** Longest text of a fact, in UTF-16 units. */
export const longestFact = 320;

/** Fields of the form, in its order. */
export const reportFields = ["fact", "answer", "text", "guestsFrom", "guestsTo"] as const;

type ReportField = (typeof reportFields)[number];

/** What is wrong, by field; `form` is what belongs to none. */
export type ReportErrors = Partial<Record<ReportField | "form", string>>;

/** What was typed, for showing the form again. */
export type ReportValues = Readonly<Record<ReportField, readonly string[]>>;

/** What a venue can answer where a couple asks yes or no. */
export const reportAnswers = [
  { id: "yes", label: "Yes" },
  { id: "depends", label: "It depends" },
  { id: "no", label: "No" },
] as const;
