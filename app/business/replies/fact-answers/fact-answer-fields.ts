/** What a question's fields hold: yes, no or depends; words; the smallest and the largest party. */
export const factAnswerParts = ["answer", "text", "guestsFrom", "guestsTo"] as const;

export type FactAnswerPart = (typeof factAnswerParts)[number];

/** Name of a field of one question. */
export const factAnswerField = (key: string, part: FactAnswerPart): string => `${part}-${key}`;

/** What is wrong, by the name of the field; `form` is what belongs to none. */
export type FactAnswerErrors = Partial<Record<string, string>>;
