/** Entries, one per line. */
export const splitLines = (text: string): string[] => tidy(text.split(/[\r\n]+/));

/** Entries separated by commas, semicolons or line ends. */
export const splitEntries = (text: string): string[] => tidy(text.split(/[,;\r\n]+/));

/** Paragraphs, separated by blank lines. */
export const splitParagraphs = (text: string): string[] => tidy(text.split(/\r?\n[^\S\n]*\r?\n\s*/));

/** Each entry in one line, without empty entries and duplicates. */
const tidy = (entries: readonly string[]) => [
  ...new Set(entries.map((entry) => entry.replaceAll(/\s+/g, " ").trim()).filter(Boolean)),
];
