import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { expect, test } from "vitest";

import type { RenderedResponse } from "./response-headers.ts";
import { createCachedPage } from "./cached-page.ts";

const text = "<p>Wild roses, said more than once.</p>".repeat(200);
const answerOf = (body: string, headers: Record<string, string> = {}, status = 200): RenderedResponse => ({
  status,
  headers: Object.entries({ "content-type": "text/html; charset=utf-8", ...headers }),
  body: Buffer.from(body),
});
const pageOf = (body: string, headers?: Record<string, string>, status?: number) =>
  createCachedPage(answerOf(body, headers, status), { route: "/", quality: 5, onGrown: () => {} });
const listing = (at: number) => `<li><a href="/vendors/${at}">Florist ${(at * 7919) % 1009}</a></li>`;
const asRecord = (flat: readonly string[]) =>
  Object.fromEntries(flat.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), flat[at + 1]]] : [])));

test("every coding says the same, under a tag of its own", async () => {
  const page = pageOf(text);
  const [plain, gzip, br] = [
    await page.encode("identity"),
    await page.encode("gzip"),
    await page.encode("br"),
  ];
  expect(plain.body.toString()).toBe(text);
  expect(gunzipSync(gzip.body).toString()).toBe(text);
  expect(brotliDecompressSync(br.body).toString()).toBe(text);
  expect(asRecord(plain.headers)).not.toHaveProperty("content-encoding");
  expect(asRecord(gzip.headers)["content-encoding"]).toBe("gzip");
  expect(asRecord(br.headers)).toMatchObject({
    "content-encoding": "br",
    "content-length": String(br.body.length),
    vary: "Accept-Encoding",
    etag: br.etags[0],
  });
  expect(new Set([plain, gzip, br].map(({ etags: tags }) => tags[0])).size).toBe(3);
});

test("whatever was packed first, the others can still be made", async () => {
  const page = pageOf(text);
  await page.encode("br");
  expect((await page.encode("identity")).body.toString()).toBe(text);
  expect(gunzipSync((await page.encode("gzip")).body).toString()).toBe(text);
});

test("several who wait for one coding get one packing", async () => {
  const page = pageOf(text);
  const [first, second] = await Promise.all([page.encode("br"), page.encode("br")]);
  expect(second).toBe(first);
});

test("a page that is packed tightly says the same in fewer bytes, and knows the copies that visitors have", async () => {
  const page = pageOf(Array.from({ length: 500 }, (_, at) => listing(at)).join("\n"));
  const before = await page.encode("br");
  const whole = (await page.encode("identity")).body;
  await page.recompress();
  const after = await page.encode("br");
  expect(brotliDecompressSync(after.body).equals(whole)).toBe(true);
  expect(after.body.length).toBeLessThan(before.body.length);
  expect(after.etags).toEqual([expect.not.stringMatching(before.etags[0] ?? ""), before.etags[0]]);
});

test("pages are named by all that they say, headers included", () => {
  expect(pageOf("a").contentHash).toBe(pageOf("a").contentHash);
  expect(pageOf("a").contentHash).not.toBe(pageOf("b").contentHash);
  expect(pageOf("a").contentHash).not.toBe(pageOf("a", { "content-security-policy": "x" }).contentHash);
});

test("browsers ask each time; what an answer says itself of caches stays", async () => {
  const { headers } = await pageOf(text).encode("br");
  expect(asRecord(headers)["cache-control"]).toMatch(/^public, max-age=0,/);
  expect(asRecord(headers)["cdn-cache-control"]).toContain("stale-while-revalidate");
  const own = await pageOf(text, { "cache-control": "public, max-age=300" }).encode("br");
  expect(asRecord(own.headers)["cache-control"]).toBe("public, max-age=300");
});

test.each([
  ["an error", {}, 404],
  ["a private page", { "cache-control": "private, no-store" }, 200],
  ["an answer with a cookie", { "set-cookie": "a=b" }, 200],
])("%s is for nobody else", async (_, headers, status) => {
  const page = pageOf(text, headers, status);
  expect(page.isPubliclyCacheable).toBe(false);
  const variant = await page.encode("br");
  expect(variant.etags).toEqual([]);
  expect(asRecord(variant.headers)["etag"]).toBeUndefined();
  expect(asRecord(variant.headers)["cdn-cache-control"]).toBeUndefined();
});
