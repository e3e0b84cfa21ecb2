import { command } from "../tooling/command.mjs";
import { findOldNames } from "./words/old-names.mjs";
import { findOldWords } from "./words/old-words.mjs";

/** `npm run check`, one part: no sentence of the site and no name or comment uses a word that docs/words.md replaces. */
await command(async () => {
  const said = findOldWords().map(({ file, line, old, write }) => `${file}:${line}: “${old}” → ${write}`);
  const found = [...said, ...findOldNames()];
  for (const each of found) console.log(each);
  return found.length === 0 ? 0 : 1;
});
