import fc from "fast-check";

import type { FilledField } from "./valid-form.ts";

/** A body and what it says that it is. */
export type EncodedBody = { type: string | null; body: Uint8Array<ArrayBuffer> };

const bytesOf = (text: string) => new TextEncoder().encode(text);
// As browsers make them: undici takes no shorter boundary.
const boundary = "----FormBoundaryOfTheFuzzRun";

export function urlencoded(fields: readonly FilledField[]): EncodedBody {
  const pairs = new URLSearchParams(fields.map(({ name, value }) => [name, value]));
  return { type: "application/x-www-form-urlencoded", body: bytesOf(pairs.toString()) };
}

/** As multipart/form-data. Names are written as they are, so that odd ones break out of their line. */
export function multipart(fields: readonly FilledField[]): EncodedBody {
  const parts = fields.flatMap(({ name, value, file }) => [
    bytesOf(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"`),
    ...(file === undefined
      ? [bytesOf(`\r\n\r\n${value}\r\n`)]
      : [
          bytesOf(`; filename="${value}"\r\nContent-Type: ${file.type}\r\n\r\n`),
          file.bytes,
          bytesOf("\r\n"),
        ]),
  ]);
  const body = new Uint8Array(Buffer.concat([...parts, bytesOf(`--${boundary}--\r\n`)]));
  return { type: `multipart/form-data; boundary=${boundary}`, body };
}

const types = [
  "application/x-www-form-urlencoded; charset=utf-16",
  "APPLICATION/X-WWW-FORM-URLENCODED",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  `multipart/form-data; boundary="${boundary}"`,
  "application/json",
  "text/plain",
  "text/x-script",
  "nonsense",
  null,
];

/** A body in whose bytes something went wrong, or in what it says that it is. */
export function damagedBody(body: fc.Arbitrary<EncodedBody>): fc.Arbitrary<EncodedBody> {
  const change = fc.oneof(
    fc.constantFrom(...types).map((type) => (given: EncodedBody) => ({ ...given, type })),
    fc.nat(100).map((share) => (given: EncodedBody) => ({
      ...given,
      body: given.body.slice(0, Math.floor((given.body.length * share) / 100)),
    })),
    fc
      .tuple(fc.nat(), fc.integer({ min: 0, max: 255 }))
      .map(([at, byte]) => ({ type, body: bytes }: EncodedBody) => ({
        type,
        body: bytes.map((old, index) => (index === at % bytes.length ? byte : old)),
      })),
    fc.constant(({ type, body: bytes }: EncodedBody) => ({
      type,
      body: new Uint8Array(Buffer.concat([bytes, bytes])),
    })),
  );
  return fc.tuple(body, change).map(([given, by]) => by(given));
}

/** Bytes of no form at all. */
export const anyBody: fc.Arbitrary<EncodedBody> = fc
  .tuple(
    fc.constantFrom(urlencoded([]).type, multipart([]).type, ...types),
    fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.json().map(bytesOf),
      fc.constantFrom(66_000, 70_000).map((size) => new Uint8Array(size).fill(97)),
      fc.constantFrom(20, 900).map((many) => bytesOf("a=b&".repeat(many))),
    ),
  )
  .map(([type, body]) => ({ type, body: new Uint8Array(body) }));
