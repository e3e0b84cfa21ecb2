import { startListeningSite } from "../test-support/site-process.ts";
import { privatePathIn, readMailFolder } from "../test-support/mail-folder.ts";
import { removeFolder, temporaryFolder } from "../test-support/temporary-folder.ts";
import { expect, test as base } from "./fixtures.ts";

/** A site that a test has for itself, such as one some days after weddings. */
export type OwnSite = { origin: string; dataDir: string };

/**
 * Tests on such a site.
 * @param command what serves it, and what it tells it
 */
export const testOnOwnSite = (command: readonly string[]) =>
  base.extend<object, { ownSite: OwnSite }>({
    ownSite: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
      async ({}, use) => {
        const dataDir = temporaryFolder("own-site");
        const site = await startListeningSite({ DATA_DIR: dataDir }, [...command]);
        await use({ origin: site.origin, dataDir });
        await site[Symbol.asyncDispose]();
        removeFolder(dataDir);
      },
      { scope: "worker", timeout: 120_000 },
    ],
    baseURL: ({ ownSite }, use) => use(ownSite.origin),
  });

/** The private page that the newest mail to an address with such a subject leads to. */
export async function pageFromMail({ dataDir }: OwnSite, address: string, subject: RegExp): Promise<string> {
  const find = async () =>
    (await readMailFolder(dataDir)).findLast(
      (mail) => mail.to?.[0]?.address === address && subject.test(mail.subject ?? ""),
    );
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();
  return privatePathIn(await find());
}
