import { command } from "../tooling/command.mjs";
import { findOldWords } from "./words/old-words.mjs";

/** `npm run check`, one part: no sentence of the site uses a word that docs/words.md replaces. */
await command(async () => {
  const found = findOldWords();
  for (const { file, line, old, write } of found) console.log(`${file}:${line}: “${old}” → ${write}`);
  return found.length === 0 ? 0 : 1;
});
