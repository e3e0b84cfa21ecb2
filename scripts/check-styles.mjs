import { command } from "../tooling/command.mjs";
import { findPhysicalSides } from "./styles/physical-sides.mjs";

/** `npm run check`, one part: a side of the page is the start or the end, so that a page can read either way. */
await command(async () => {
  const found = findPhysicalSides();
  for (const { file, line, declaration } of found)
    console.log(
      `${file}:${line}: “${declaration}” → a logical property, or a rule for [dir="rtl"] below it; a side that a picture has is said on the line: /* physical: why */`,
    );
  return found.length === 0 ? 0 : 1;
});
