import { command } from "../tooling/command.mjs";
import { findPhysicalSides } from "./styles/physical-sides.mjs";
import { findPixelBreakpoints } from "./styles/pixel-breakpoints.mjs";

/**
 * `npm run check`, one part: a side of the page is the start or the end, so that a page can read either way; the
 * window is measured in em, so that the layout follows the size of the text.
 */
await command(async () => {
  const sides = findPhysicalSides();
  for (const { file, line, declaration } of sides)
    console.log(
      `${file}:${line}: “${declaration}” → a logical property, or a rule for [dir="rtl"] below it; a side that a picture has is said on the line: /* physical: why */`,
    );
  const breakpoints = findPixelBreakpoints();
  for (const { file, line, condition } of breakpoints)
    console.log(`${file}:${line}: “${condition}” → the width in em, of which one is 16 px`);
  return sides.length + breakpoints.length === 0 ? 0 : 1;
});
