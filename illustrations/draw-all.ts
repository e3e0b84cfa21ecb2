import { drawAll } from "./artwork.ts";
import { writeFiles } from "./write-files.ts";

// The command `node illustrations/draw-all.ts`: draws everything and writes what has changed.
const files = drawAll();
const changed = writeFiles(files);
for (const path of changed) console.log(`${path}  ${Buffer.byteLength(files.get(path) ?? "")} bytes`);
console.log(
  changed.length === 0 ? "Nothing has changed." : `${changed.length} of ${files.size} files written.`,
);
