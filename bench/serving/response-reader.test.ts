import fc from "fast-check";
import { expect, test } from "vitest";

import { createResponseReader } from "./response-reader.ts";

type Answer = { status: number; body: string; chunks: boolean };

const answers = fc.array(
  fc.record({
    status: fc.constantFrom(200, 404, 503),
    body: fc.string({ maxLength: 60, unit: fc.constantFrom("a", "0", "\r", "\n", "é") }),
    chunks: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
);

function write({ status, body, chunks }: Answer): string {
  const length = Buffer.byteLength(body);
  const head = `HTTP/1.1 ${status} Some words\r\nContent-Type: text/html\r\n`;
  if (!chunks) return `${head}content-length: ${length}\r\n\r\n${body}`;
  const chunk = length === 0 ? "" : `${length.toString(16)}\r\n${body}\r\n`;
  return `${head}Transfer-Encoding: chunked\r\n\r\n${chunk}0\r\n\r\n`;
}

test("every answer is counted once with its status, wherever the network cuts", () => {
  fc.assert(
    fc.property(answers, fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), (sent, cuts) => {
      const bytes = Buffer.from(sent.map(write).join(""));
      const seen: number[] = [];
      const read = createResponseReader((status) => seen.push(status));
      // One buffer for all that arrives, as a socket has it.
      const shared = Buffer.alloc(40);
      for (let at = 0, nth = 0; at < bytes.length; nth += 1) {
        const step = Math.min(cuts[nth % cuts.length] ?? 1, bytes.length - at);
        bytes.copy(shared, 0, at, at + step);
        read(shared.subarray(0, step));
        at += step;
      }
      expect(seen).toEqual(sent.map(({ status }) => status));
    }),
  );
});

test("an answer without a length is an error, for its end would never be seen", () => {
  const read = createResponseReader(() => {});
  expect(() => read(Buffer.from("HTTP/1.1 200 OK\r\nServer: x\r\n\r\n"))).toThrow("without a length");
});
