import { command } from "../tooling/command.mjs";
import { findStraightApostrophes } from "./words/apostrophes.mjs";
import { findOldNames } from "./words/old-names.mjs";
import { findOldWords } from "./words/old-words.mjs";

/** `npm run check`, one part: no replaced word of docs/words.md in sentences, names and comments, no straight apostrophe. */
await command(async () => {
  const said = findOldWords().map(({ file, line, old, write }) => `${file}:${line}: “${old}” → ${write}`);
  const found = [...said, ...findOldNames(), ...findStraightApostrophes()];
  for (const each of found) console.log(each);
  return found.length === 0 ? 0 : 1;
});
