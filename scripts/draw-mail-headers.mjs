import { readFileSync, writeFileSync } from "node:fs";

import { mailHeaders } from "../illustrations/posters/mail/index.ts";
import { printJpeg } from "../illustrations/print-jpeg.ts";
import { inProject } from "../tooling/project.mjs";

/**
 * Draws the headers of mails as JPEG from today's drawings: `node scripts/draw-mail-headers.mjs`.
 * The results are committed: a mail refers to them by their URL.
 */
for (const path of Object.keys(mailHeaders)) {
  const jpeg = await printJpeg(readFileSync(inProject(`public/art/${path}.svg`), "utf8"));
  writeFileSync(inProject(`public/art/${path}.jpg`), jpeg);
  console.log(`${path}.jpg  ${jpeg.length} bytes`);
}
