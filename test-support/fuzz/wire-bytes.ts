import fc from "fast-check";

import { wireFrames } from "./wire-frames.ts";
import {
  chunkedForm,
  validRequestLine,
  validUpgrade,
  truncatedForm,
  headers,
  requestLine,
  upgrade,
} from "./wire-requests.ts";

/** Latin letters are bytes, so that any byte can be said. */
const bytes = (text: fc.Arbitrary<string>) =>
  text.map((said): Uint8Array => new Uint8Array(Buffer.from(said, "latin1")));

const nothingOdd = (line: string) => `${line}\r\n`;
const oneLine = (line: fc.Arbitrary<string>) =>
  fc.tuple(line, headers).map(([first, more]) => `${first}${more}\r\n`);

/** What somebody may send to a web server, piece by piece, whether or not it is a request. */
export const wireBytes: fc.Arbitrary<Uint8Array[]> = fc
  .tuple(
    fc.oneof(
      bytes(oneLine(requestLine)),
      bytes(oneLine(validRequestLine)),
      bytes(validRequestLine.map(nothingOdd)),
      bytes(fc.tuple(oneLine(validRequestLine), oneLine(requestLine)).map((both) => both.join(""))),
      bytes(
        fc.array(validRequestLine.map(nothingOdd), { minLength: 2, maxLength: 4 }).map((all) => all.join("")),
      ),
      bytes(chunkedForm),
      bytes(truncatedForm),
      bytes(upgrade),
      wireFrames.map((frames): Uint8Array => Buffer.concat([validUpgrade, frames])),
      fc.tuple(bytes(upgrade), wireFrames).map((both): Uint8Array => Buffer.concat(both)),
      fc.uint8Array({ maxLength: 400 }),
    ),
    fc.nat(),
  )
  .map(([all, at]) => {
    const cut = at % (all.length + 1);
    return [all.subarray(0, cut), all.subarray(cut)];
  });
