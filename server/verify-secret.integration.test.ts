import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { siteState } from "#database/schema/index.ts";
import { sampleSecret, sampleSettings } from "#test-support/sample-settings.ts";
import { temporaryFolder, removeFolder } from "#test-support/temporary-folder.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { loadVerifiedSecret } from "./verify-secret.ts";

const other = "another secret of at least thirty-two characters";

forEachDatabase((openTestDatabase) => {
  test("the first secret is noted as a hash, and only it opens the site from then on", async () => {
    await using open = await openTestDatabase();
    const settings = sampleSettings({ siteSecret: sampleSecret });
    expect(await loadVerifiedSecret(open.database, settings)).toBe(sampleSecret);
    expect(await loadVerifiedSecret(open.database, settings)).toBe(sampleSecret);
    await expect(loadVerifiedSecret(open.database, { ...settings, siteSecret: other })).rejects.toThrow(
      /^SITE_SECRET is not the secret .* links renew --all\. Nothing was changed\.$/,
    );
    expect(JSON.stringify(await open.database.select().from(siteState))).not.toContain(sampleSecret);
  });

  test("a site of an earlier release, which noted nothing, is opened by the secret of its links alone", async () => {
    await using open = await openTestDatabase();
    await getOrCreateKey(open.database, sampleSecret, "enquiry", "42");
    const settings = sampleSettings({ siteSecret: other });
    await expect(loadVerifiedSecret(open.database, settings)).rejects.toThrow("links renew --all");
    expect(await loadVerifiedSecret(open.database, { ...settings, siteSecret: sampleSecret })).toBe(
      sampleSecret,
    );
  });

  test("a file that is gone or another is not put right by making a new one", async () => {
    await using open = await openTestDatabase();
    const dataDir = temporaryFolder("secret");
    const file = join(dataDir, "site-secret");
    const settings = sampleSettings({ dataDir, siteSecret: null });
    const secret = await loadVerifiedSecret(open.database, settings);
    expect(readFileSync(file, "utf8")).toBe(secret);
    writeFileSync(file, other);
    await expect(loadVerifiedSecret(open.database, settings)).rejects.toThrow(`${file} is not the secret`);
    rmSync(file);
    await expect(loadVerifiedSecret(open.database, settings)).rejects.toThrow(`${file} is gone`);
    expect(() => readFileSync(file)).toThrow("ENOENT");
    removeFolder(dataDir);
  });
});
