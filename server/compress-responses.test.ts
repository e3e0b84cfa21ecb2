import { Hono } from "hono";
import { compress } from "hono/compress";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";

import { compressResponses } from "./compress-responses.ts";

const page = "<p>Say yes where the prairie meets the peaks — été</p>".repeat(100);
const app = new Hono()
  .use(compress())
  .use(compressResponses())
  .get("/page", (context) => context.html(page))
  .get("/translated", (context) => context.html(page, 200, { Vary: "Accept-Language" }))
  .get("/short", (context) => context.text("ok"))
  .get("/picture", (context) => context.body(page, 200, { "Content-Type": "image/jpeg" }))
  .get("/tagged", (context) => context.text(page, 200, { ETag: '"version-1"' }))
  .get("/away", (context) => context.redirect("/page"));

const ask = (path: string, encodings?: string, method = "GET") =>
  app.request(path, { method, headers: encodings === undefined ? {} : { "Accept-Encoding": encodings } });

test.each([
  { encodings: "gzip, deflate, br, zstd", encoding: "br", unpack: brotliDecompressSync },
  { encodings: "br;q=0.4, gzip;q=0.9", encoding: "br", unpack: brotliDecompressSync },
  { encodings: "gzip, br;q=0", encoding: "gzip", unpack: gunzipSync },
  { encodings: "identity", encoding: null, unpack: (body: Buffer) => body },
  { encodings: undefined, encoding: null, unpack: (body: Buffer) => body },
])(
  "a page for a browser that takes $encodings comes as $encoding",
  async ({ encodings, encoding, unpack }) => {
    const answer = await ask("/page", encodings);
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get("Content-Encoding")).toBe(encoding);
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    expect(answer.headers.get("Content-Length") ?? String(body.length)).toBe(String(body.length));
    expect(unpack(body).toString()).toBe(page);
  },
);

test.each([["/short"], ["/picture"], ["/away"]])("%s is not worth packing", async (path) => {
  const answer = await ask(path, "br");
  expect(answer.headers.get("Content-Encoding")).toBeNull();
  expect(await answer.text()).toBe(await (await ask(path)).text());
});

test("what else a page depends on is still said once it is packed", async () => {
  const packed = await ask("/translated", "br");
  expect(packed.headers.get("Vary")).toBe("Accept-Language, Accept-Encoding");
});

test("HEAD has no body to pack", async () => {
  const answer = await ask("/page", "br", "HEAD");
  expect([answer.headers.get("Content-Encoding"), await answer.text()]).toEqual([null, ""]);
});

const tagOf = async (encodings: string) => (await ask("/tagged", encodings)).headers.get("ETag");

test("a packed answer has other bytes than the one that its tag was for, so the tag is weak", async () => {
  expect(await Promise.all(["br", "gzip", "identity"].map(tagOf))).toEqual([
    'W/"version-1"',
    'W/"version-1"',
    '"version-1"',
  ]);
});
