import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { Hono } from "hono";
import { afterEach, beforeEach, expect, test } from "vitest";

import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";

import { retainAssets } from "./retain-assets.ts";
import { serveRetainedAssets } from "./serve-retained-assets.ts";

let folder: string;
beforeEach(() => (folder = temporaryFolder("assets")));
afterEach(() => removeFolder(folder));

const hour = 60 * 60 * 1000;

/** A build with a file of its own and one that all have. */
function build(name: string): string {
  const client = join(folder, name);
  mkdirSync(join(client, "assets"), { recursive: true });
  writeFileSync(join(client, "assets", `page-${name}.js`), `"${name}"`);
  writeFileSync(join(client, "assets", "shared-1a2b.css"), "a { color: plum }");
  return client;
}

const shared = () => join(folder, "shared");
const saved = () => readdirSync(join(shared(), "assets")).toSorted();

test("a build's assets stay for the two builds that follow, and go with the third", () => {
  const later = Date.now() + 2 * hour;
  for (const [index, name] of ["one", "two", "three"].entries())
    retainAssets(build(name), shared(), later + index);
  expect(saved()).toEqual(["page-one.js", "page-three.js", "page-two.js", "shared-1a2b.css"]);
  retainAssets(build("four"), shared(), later + 3);
  expect(saved()).toEqual(["page-four.js", "page-three.js", "page-two.js", "shared-1a2b.css"]);
  // Going back to a build counts as a start of it, and a second start of one is no new build.
  retainAssets(build("two"), shared(), later + 4);
  retainAssets(build("two"), shared(), later + 5);
  retainAssets(build("five"), shared(), later + 6);
  expect(saved()).toEqual(["page-five.js", "page-four.js", "page-two.js", "shared-1a2b.css"]);
});

test("what another node is just saving is not removed", () => {
  retainAssets(build("one"), shared());
  const file = join(shared(), "assets", "page-unknown.js");
  writeFileSync(file, "");
  // The time of the content says nothing: a link has the build's.
  utimesSync(file, 0, 0);
  retainAssets(build("one"), shared());
  expect(saved()).toContain("page-unknown.js");
  retainAssets(build("one"), shared(), Date.now() + 2 * hour);
  expect(saved()).not.toContain("page-unknown.js");
});

test("a node serves the assets of builds that came before it and after it, and nothing else of the folder", async () => {
  const app = new Hono();
  app.use(serveRetainedAssets(shared()));
  app.all("*", (context) => context.text("a page", 404));
  retainAssets(build("one"), shared());
  retainAssets(build("two"), shared());
  for (const path of ["/assets/page-one.js", "/assets/page-two.js"]) {
    const answer = await app.request(path);
    expect([answer.status, answer.headers.get("Cache-Control"), answer.headers.get("Content-Type")]).toEqual([
      200,
      "public, max-age=31536000, immutable",
      expect.stringContaining("javascript"),
    ]);
  }
  for (const path of [
    "/assets/page-three.js",
    "/builds/",
    "/assets/../builds",
    "/assets/%2e%2e/builds",
    "/assets/..%2fbuilds",
    "/assets/.hidden",
  ])
    expect([path, await (await app.request(path)).text()]).toEqual([path, "a page"]);
  expect((await app.request("/assets/page-one.js", { method: "POST" })).status).toBe(404);
});
