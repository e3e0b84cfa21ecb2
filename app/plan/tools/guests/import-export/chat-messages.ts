/** 'did you add Chacha ji??', and not 'Raju uncle 4?': there only the number is uncertain. */
const question = /^[^\p{N}]*\?[^\p{L}\p{N}]*$/u;

/** Words of sentences. One may be a name, as Will is; of two no name is made. */
const sentenceWords = new Set(
  `i i’m i’ll i’ve we we’ll we’ve you you’ll u me is are was were am have has had need needs will would can can’t
  could should don’t dont didn’t did let know send sending sent share add added adding call ask asking check more
  later tomorrow tonight today soon please pls plz ok okay thanks thank done rest sorry yes sure not also still just
  this that it tell think forget`.split(/\s+/),
);

/** Whether a line of a chat asks something. */
export const isQuestion = (line: string) => question.test(line);

/** 'ok will send more tomorrow': two words of a sentence, and no number of people. */
export function isSentence(line: string): boolean {
  if (/\p{N}/u.test(line)) return false;
  const words = line
    .toLowerCase()
    .replaceAll("'", "’")
    .split(/[^\p{L}\p{M}’]+/u);
  return words.filter((word) => sentenceWords.has(word)).length > 1;
}
