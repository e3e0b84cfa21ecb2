import { Hono } from "hono";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";

import { compressFiles } from "../tooling/compress-files.mjs";
import { serveFiles } from "./serve-files.ts";

const style = ".card { color: plum }\n".repeat(200);
const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);

let folder: string;
let app: Hono;
beforeAll(async () => {
  folder = temporaryFolder("files");
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/card-1a2b.css"), style);
  writeFileSync(join(folder, "dot.png"), picture);
  writeFileSync(join(folder, "short.svg"), "<svg/>");
  await compressFiles(folder);
  app = new Hono();
  app.use(serveFiles(folder));
  app.all("*", (context) => context.text("a page", 404));
});
afterAll(() => removeFolder(folder));

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  app.request(path, { method, headers });
const css = "/assets/card-1a2b.css";
const browser = { "Accept-Encoding": "gzip, deflate, br, zstd" };

test("the build packs texts that gain by it, and nothing else", () => {
  expect(readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted()).toEqual([
    "assets",
    "assets/card-1a2b.css",
    "assets/card-1a2b.css.br",
    "dot.png",
    "short.svg",
  ]);
});

describe("a browser that takes Brotli", () => {
  test("gets the packed file, with its length, for a year", async () => {
    const answer = await ask(css, browser);
    const body = Buffer.from(await answer.arrayBuffer());
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/css; charset=utf-8",
      "content-encoding": "br",
      "content-length": String(readFileSync(join(folder, `${css}.br`)).length),
      vary: "Accept-Encoding",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(body.length).toBe(Number(answer.headers.get("Content-Length")));
    expect(brotliDecompressSync(body).toString()).toBe(style);
  });

  test("learns the same from HEAD, without the body", async () => {
    const [full, head] = [await ask(css, browser), await ask(css, browser, "HEAD")];
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(full.headers));
    expect(await head.text()).toBe("");
  });

  test("is told when it has the file already", async () => {
    const tag = (await ask(css, browser)).headers.get("ETag") ?? "";
    const answer = await ask(css, { ...browser, "If-None-Match": tag });
    expect([answer.status, answer.headers.get("ETag"), await answer.text()]).toEqual([304, tag, ""]);
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
  });

  test("gets files that were not packed as they are", async () => {
    const answer = await ask("/dot.png", browser);
    expect(answer.headers.get("Content-Encoding")).toBeNull();
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture);
    // Its name stays when it is drawn again.
    expect(answer.headers.get("Cache-Control")).not.toContain("immutable");
  });
});

test.each(["", "identity", "gzip, br;q=0"])(
  "who does not take Brotli (%j) gets the file itself, under a tag of its own",
  async (encodings) => {
    const answer = await ask(css, { "Accept-Encoding": encodings });
    expect(answer.headers.get("Content-Encoding")).toBeNull();
    expect(answer.headers.get("Content-Length")).toBe(String(style.length));
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    expect(answer.headers.get("ETag")).not.toBe((await ask(css, browser)).headers.get("ETag"));
    expect(await answer.text()).toBe(style);
  },
);

describe("a range", () => {
  test("is one of the file itself, whatever the browser takes", async () => {
    const answer = await ask(css, { ...browser, Range: "bytes=2-5" });
    expect([answer.status, await answer.text()]).toEqual([206, style.slice(2, 6)]);
    expect(answer.headers.get("Content-Range")).toBe(`bytes 2-5/${style.length}`);
    expect(answer.headers.get("Content-Encoding")).toBeNull();
  });

  test("beyond the end is refused", async () => {
    expect((await ask(css, { Range: "bytes=999999-" })).status).toBe(416);
  });

  test("resumes a download of the same file, and restarts it when the file has changed", async () => {
    const tag = (await ask(css)).headers.get("ETag") ?? "";
    expect((await ask(css, { Range: "bytes=2-5", "If-Range": tag })).status).toBe(206);
    const changed = await ask(css, { Range: "bytes=2-5", "If-Range": '"another"' });
    expect([changed.status, await changed.text()]).toEqual([200, style]);
  });
});

test.each(["/assets/card-1a2b.css.br", "/assets", "/assets/missing.css", "/../package.json"])(
  "%s is no file of the site",
  async (path) => expect((await ask(path, browser)).status).toBe(404),
);

test("a file is not posted to", async () => expect((await ask(css, {}, "POST")).status).toBe(404));
