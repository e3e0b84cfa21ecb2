/** Text without case, accents and apostrophes, for comparing typed text with written text: "DJ's" is 'djs'. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’]+/gu, "");
}

/** The words of a search, folded. */
export function foldWords(text: string): string[] {
  return foldText(text).split(/\s+/u).filter(Boolean);
}
