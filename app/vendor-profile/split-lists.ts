/** Entries that stand on a line each. */
export const linesOf = (text: string): string[] => tidy(text.split(/[\r\n]+/));

/** Entries between commas, semicolons or line ends. */
export const wordsOf = (text: string): string[] => tidy(text.split(/[,;\r\n]+/));

/** Paragraphs: a blank line stands between two of them. */
export const paragraphsOf = (text: string): string[] => tidy(text.split(/\r?\n[^\S\n]*\r?\n\s*/));

/** Each entry in one line, none empty, none twice. */
const tidy = (entries: readonly string[]) => [
  ...new Set(entries.map((entry) => entry.replaceAll(/\s+/g, " ").trim()).filter(Boolean)),
];
