import { makeEmbeddedFolder } from "../test-support/embedded-cluster.ts";
import { makeOtherBuild } from "../test-support/other-build.ts";
import { startListeningSite, type SiteProcess } from "../test-support/site-process.ts";
import { removeFolder } from "../test-support/temporary-folder.ts";

import { test as base } from "./fixtures.ts";

/** A site of its own that is replaced by another build. */
type Replaceable = {
  origin: string;
  /** Stops the site, and starts another build of it in its place. */
  replace: (mark: string) => Promise<void>;
};

/** Tests of a site that is upgraded while it is used. */
export const test = base.extend<object, { replaceable: Replaceable }>({
  replaceable: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
    async ({}, use) => {
      const folders = [await makeEmbeddedFolder()];
      const [dataDir = ""] = folders;
      let site: SiteProcess & { origin: string } = await startListeningSite({ DATA_DIR: dataDir });
      const { origin } = site;
      const replace = async (mark: string) => {
        const root = makeOtherBuild(mark);
        folders.push(root);
        await site[Symbol.asyncDispose]();
        const settings = { DATA_DIR: dataDir, PORT: new URL(origin).port };
        site = await startListeningSite(settings, ["test-support/serve-other-build.ts", root]);
      };
      await use({ origin, replace });
      await site[Symbol.asyncDispose]();
      folders.forEach(removeFolder);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ replaceable }, use) => use(replaceable.origin),
});
