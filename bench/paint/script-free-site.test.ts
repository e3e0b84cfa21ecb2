import { once } from "node:events";
import { createServer } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";

import { recordResponse } from "../serving/record-responses.ts";
import { startScriptFreeSite } from "./script-free-site.ts";

const page = `<p>${"A wild rose. ".repeat(200)}</p><script>hello()</script>`;
const site = createServer((request, response) => {
  const type = request.url === "/" ? "text/html; charset=utf-8" : "text/javascript";
  response.writeHead(200, { "Content-Type": type, "Content-Encoding": "br", "X-Frame-Options": "DENY" });
  response.end(brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
});
let twin: Awaited<ReturnType<typeof startScriptFreeSite>>;

beforeAll(async () => {
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  const address = site.address();
  twin = await startScriptFreeSite(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`);
});

afterAll(async () => {
  await twin.stop();
  site.close();
  site.closeAllConnections();
});

test("a page comes without its scripts, with its headers and compressed", async () => {
  const answer = await recordResponse(twin.origin, "/");
  expect(answer.headers).toContainEqual(["X-Frame-Options", "DENY"]);
  expect(answer.headers).toContainEqual(["Content-Encoding", "br"]);
  const html = await (await fetch(`${twin.origin}/`)).text();
  expect(html).toBe(page.replace(/<script.*/, ""));
});

test("everything else is passed on byte by byte", async () => {
  expect(await (await fetch(`${twin.origin}/a.js`)).text()).toBe(page);
});
