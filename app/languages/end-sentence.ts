/** The words with a full stop after them; 'p.m.' has one of its own. */
export const endSentence = (words: string): string => (words.endsWith(".") ? words : `${words}.`);
