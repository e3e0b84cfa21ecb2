import { join } from "node:path";

import { expect, test, vi } from "vitest";

import { makeOtherBuild } from "#test-support/other-build.ts";
import { startListeningSite } from "#test-support/site-process.ts";
import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";
import { createPostgresDatabase, forPostgres } from "#test-support/test-database.ts";

// Two whole sites start here.
vi.setConfig({ testTimeout: 180_000 });

/** The scripts and styles that a page of a site names. */
async function assetsOf(origin: string): Promise<string[]> {
  const names = new Set<string>();
  for (const path of ["/", "/vendors", "/plan"]) {
    const html = await (await fetch(`${origin}${path}`)).text();
    for (const [name] of html.matchAll(/\/assets\/[\w.-]+/g)) names.add(name);
  }
  return [...names];
}

forPostgres(() => {
  test("while nodes are upgraded one by one, each node has the assets that pages of the other name", async () => {
    const { settings, drop } = await createPostgresDatabase();
    const root = makeOtherBuild("zz");
    const folder = temporaryFolder("rolling");
    const environment = (node: string) => ({
      DATA_DIR: join(folder, node),
      ASSETS_DIR: join(folder, "assets"),
      DATABASE_URL: settings.databaseUrl ?? "",
      SITE_SECRET: "a secret of thirty-two characters",
    });
    try {
      await using before = await startListeningSite(environment("before"));
      await using after = await startListeningSite(environment("after"), [
        "test-support/serve-other-build.ts",
        root,
      ]);
      const [old, fresh] = [await assetsOf(before.origin), await assetsOf(after.origin)];
      // Otherwise nothing is tested: nearly every name differs between the two.
      expect(fresh.filter((name) => !old.includes(name)).length).toBeGreaterThan(10);
      for (const [origin, names] of [
        [before.origin, fresh],
        [after.origin, old],
      ] as const) {
        const missing: string[] = [];
        for (const name of names) if ((await fetch(`${origin}${name}`)).status !== 200) missing.push(name);
        expect(missing).toEqual([]);
      }
      expect([before.output().stderr, after.output().stderr]).toEqual(["", ""]);
    } finally {
      await drop();
      removeFolder(root);
      removeFolder(folder);
    }
  });
});
