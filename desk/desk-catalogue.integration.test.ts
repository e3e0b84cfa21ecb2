import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";

import { albertaInstant } from "#app/calendar/alberta-time.ts";
import { parseSpreadsheet } from "#app/spreadsheets/parse-spreadsheet.ts";
import { writeSpreadsheet } from "#app/spreadsheets/write-spreadsheet.ts";
import { readCatalogue } from "#content/catalogue/catalogue.ts";
import { loadCatalogue } from "#database/load-catalogue.ts";
import { listings } from "#database/schema/index.ts";
import { makeDataFolderWith, runDeskCommand, fakeRunningSite } from "#test-support/run-desk.ts";
import { seedEnquiry } from "#test-support/save-enquiry.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { forPostgres } from "#test-support/test-database.ts";
import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";
import { listingCount } from "#test-support/catalogue-counts.ts";

// The desk starts many times in one test; on a loaded machine each start takes seconds.
vi.setConfig({ testTimeout: 180_000 });

const catalogue = readCatalogue();

/** As many vendors as make a file that no form of the site would take. */
function manyVendors(count: number): string {
  const title = ["name", "category", "phone", "description", "about", "offers", "tags", "location"];
  const lines = Array.from({ length: count }, (_, at) => [
    `Bergamot & Sage No. ${at}`,
    "Florists",
    `403 700 ${String(1000 + at)}`,
    "Prairie flowers cut in the morning and carried into town before the first guest is awake.",
    "A field of eleven acres near High River, two cold rooms and a van. What does not grow here is not in the bouquet.",
    "Bouquets; Arches",
    "Native flowers",
    "Calgary",
  ]);
  return writeSpreadsheet(title, lines);
}

describe("beside a running site", () => {
  test("vendors come in from a spreadsheet of any size and go out into one that comes in again", async () => {
    await using folder = await makeDataFolderWith();
    const { dataDir } = folder;
    await using site = await fakeRunningSite(dataDir);
    await loadCatalogue(site.database, catalogue);
    const settings = { DATA_DIR: dataDir };
    const file = join(dataDir, "vendors.csv");
    const vendors = manyVendors(400);
    expect(vendors.length).toBeGreaterThan(100_000);
    writeFileSync(file, `${vendors}Broken,Florists,12\r\n`);

    const dry = await runDeskCommand(["vendors", "import", file, "--dry-run", "--json"], settings);
    expect(dry).toMatchObject({ exitCode: 1, stderr: "" });
    expect(JSON.parse(dry.stdout)).toMatchObject({ written: false, counts: { add: 400, refuse: 1 } });

    const mend = join(dataDir, "mend.csv");
    const wishes = ["--only-refused", "--refused", mend];
    const refused = await runDeskCommand(["vendors", "import", file, ...wishes], settings);
    expect(refused.exitCode).toBe(1);
    expect(refused.stdout).not.toContain("Bergamot");
    expect(parseSpreadsheet(readFileSync(mend)).rows.map(({ cells }) => cells.slice(0, 3))).toEqual([
      ["phone: use a number such as 403-555-0123", "Broken", "Florists"],
    ]);
    expect(refused.stdout).toMatch(/^ *402 {2}refused +Broken +phone: use a number such as 403-555-0123$/m);
    expect(refused.stdout).toContain("400 new, 0 changed, 0 the same, 1 refused.\nNothing was written.");
    expect(await site.database.$count(listings)).toBe(listingCount);

    const written = await runDeskCommand(["vendors", "import", file, "--skip-bad"], settings);
    expect(written.exitCode).toBe(0);
    expect(written.stdout).toContain("Written: the site shows it.");
    expect(await site.database.$count(listings)).toBe(609);

    const out = join(dataDir, "out.csv");
    expect(await runDeskCommand(["vendors", "export", out], settings)).toMatchObject({
      exitCode: 0,
      stdout: `609 listings written to ${out}.\n`,
    });
    expect(parseSpreadsheet(readFileSync(out)).rows).toHaveLength(609);
    const again = await runDeskCommand(["vendors", "import", out], settings);
    expect(again).toMatchObject({ exitCode: 0, stderr: "" });
    expect(again.stdout).toContain("0 new, 0 changed, 609 the same, 0 refused.\nThere was nothing to write.");
  });

  test("a file that is none, or no table of vendors, is refused in words", async () => {
    await using folder = await makeDataFolderWith();
    const settings = { DATA_DIR: folder.dataDir };
    const file = join(folder.dataDir, "weather.csv");
    writeFileSync(file, "day;sky\nFriday;blue\n");
    const wrong = await runDeskCommand(["vendors", "import", file], settings);
    expect(wrong).toMatchObject({ exitCode: 1, stdout: "" });
    expect(wrong.stderr).toMatch(/^The first line names no column 'name' or 'id'\. It may name: id, .*\n$/);
    expect(await runDeskCommand(["vendors", "import", `${file}x`], settings)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(/^.*weather\.csvx cannot be read: ENOENT/),
    });
  });

  test("listings are listed, shown, taken out and put back", async () => {
    await using folder = await makeDataFolderWith();
    const { dataDir } = folder;
    await using site = await fakeRunningSite(dataDir);
    await loadCatalogue(site.database, catalogue);
    const desk = (...words: string[]) => runDeskCommand(["listings", ...words], { DATA_DIR: dataDir });

    const listed = await desk("list");
    expect(listed.stdout.split("\n")[0]).toMatch(
      /^ +1 {2}Larkspur & Pine +photographers +content {2}live {2}sample$/,
    );
    expect((await desk("remove", "1")).stdout).toContain("Nothing was changed.");
    expect((await desk("list")).stderr).toBe("");
    expect(await desk("remove", "1", "--yes")).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining("Larkspur & Pine (1) was live and is paused."),
    });
    // A pause that has begun keeps its day.
    const pausedAt = albertaInstant("2026-01-05", 600);
    await site.database
      .update(listings)
      .set({ pausedAt, pauseEndToldAt: pausedAt })
      .where(eq(listings.id, 1));
    const trial = await desk("remove", "1");
    expect(trial.stdout).toContain("it is off the site already; after 2026-02-04 for good");
    expect(trial.stdout).toContain("It is paused already, and --yes changes nothing either.");
    const fewer = await desk("list");
    expect(fewer.stdout.trimEnd().split("\n")).toHaveLength(208);
    expect(fewer.stderr).toContain("1 more are not public.");
    expect((await desk("restore", "1")).stdout).toContain("was paused and is live");
    expect((await desk("show", "76")).stdout).toMatch(/^Address: +\/venues\/fairmont-palliser$/m);
    expect((await desk("drift")).stdout).toBe(
      "No listing that was edited here has a newer entry in content/.\n",
    );
    for (const words of [
      ["show", "77777"],
      ["show", "../76"],
      ["retire", "0"],
    ])
      expect(await desk(...words)).toMatchObject({
        exitCode: 1,
        stdout: "",
        stderr: expect.stringMatching(/^No listing has this number\./),
      });
  });

  test("a backup is made without stopping, and restored anywhere but under the site", async () => {
    await using folder = await makeDataFolderWith();
    const { dataDir } = folder;
    const elsewhere = join(temporaryFolder("desk"), "data");
    const file = join(dataDir, "backup.gz");
    const settings = { DATA_DIR: dataDir };
    let reference = "";
    {
      await using site = await fakeRunningSite(dataDir);
      ({ reference } = await seedEnquiry(site.database, sampleEnquiry({ vendors: [] }), null));
      const made = await runDeskCommand(["backup", file], settings);
      expect(made).toMatchObject({ exitCode: 0, stderr: "" });
      expect(made.stdout).toContain("It contains the site’s secret");
      expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
      const refused = await runDeskCommand(["restore", file, "--replace"], settings);
      expect(refused).toMatchObject({ exitCode: 1, stdout: "" });
      expect(refused.stderr).toBe(
        `A site runs on ${dataDir}. Stop it first, or restore into another folder with --into. Nothing was changed.\n`,
      );
      await seedEnquiry(site.database, sampleEnquiry({ name: "Later", vendors: [] }), null);
    }
    const restored = await runDeskCommand(["restore", file, "--into", elsewhere], settings);
    expect(restored).toMatchObject({ exitCode: 0, stderr: "" });
    expect(restored.stdout).toContain(`Restored into ${elsewhere}: everything as it was on `);
    const secret = join(elsewhere, "site-secret");
    expect(readFileSync(secret, "utf8")).toBe(readFileSync(join(dataDir, "site-secret"), "utf8"));
    expect((statSync(secret).mode & 0o777).toString(8)).toBe("600");
    const listed = await runDeskCommand(["enquiries", "list"], { DATA_DIR: elsewhere });
    expect(listed.stdout.trimEnd().split("\n")).toEqual([expect.stringContaining(reference)]);

    // What is there is not lost unasked.
    expect(await runDeskCommand(["restore", file], settings)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining("--replace"),
    });
    expect((await runDeskCommand(["enquiries", "list"], settings)).stdout).toContain("Later");
    expect(await runDeskCommand(["restore", file, "--replace"], settings)).toMatchObject({ exitCode: 0 });
    expect((await runDeskCommand(["enquiries", "list"], settings)).stdout).not.toContain("Later");
    removeFolder(join(elsewhere, ".."));
  });

  test("a backup that is encrypted is made without the private key, and restored with it alone", async () => {
    await using folder = await makeDataFolderWith();
    const { dataDir } = folder;
    const elsewhere = join(temporaryFolder("desk"), "data");
    const [file, key] = [join(dataDir, "backup.sealed"), join(dataDir, "backup.key")];
    const made = await runDeskCommand(["backup-key", key], { DATA_DIR: dataDir });
    const [, publicKey = ""] = /BACKUP_KEY=([\w-]{43})$/m.exec(made.stdout) ?? [];
    expect((statSync(key).mode & 0o777).toString(8)).toBe("600");
    // Another pair in the same file would take the key of older backups away.
    expect(await runDeskCommand(["backup-key", key], { DATA_DIR: dataDir })).toMatchObject({ exitCode: 1 });

    const settings = { DATA_DIR: dataDir, BACKUP_KEY: publicKey };
    const backup = await runDeskCommand(["backup", file], settings);
    expect(backup).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("encrypted to BACKUP_KEY") });
    const secret = readFileSync(join(dataDir, "site-secret"), "utf8");
    expect(readFileSync(file).subarray(0, 2)).not.toEqual(Buffer.from([0x1f, 0x8b]));

    const into = ["restore", file, "--into", elsewhere];
    expect(await runDeskCommand(into, { DATA_DIR: dataDir })).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining("name its private key with --key"),
    });
    expect(await runDeskCommand([...into, "--key", file], { DATA_DIR: dataDir })).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining("holds no private key"),
    });
    expect(existsSync(elsewhere)).toBe(false);
    expect(await runDeskCommand([...into, "--key", key], { DATA_DIR: dataDir })).toMatchObject({
      exitCode: 0,
    });
    expect(readFileSync(join(elsewhere, "site-secret"), "utf8")).toBe(secret);
    removeFolder(join(elsewhere, ".."));
  });

  test("a backup that is none makes no database", async () => {
    const dataDir = join(temporaryFolder("desk"), "data");
    const file = join(dataDir, "..", "backup.gz");
    writeFileSync(file, "no backup");
    const { exitCode, stderr } = await runDeskCommand(["restore", file], { DATA_DIR: dataDir });
    expect([exitCode, stderr]).toEqual([1, `${file} is damaged or no backup. Nothing was changed.\n`]);
    expect(existsSync(dataDir)).toBe(false);
    removeFolder(join(dataDir, ".."));
  });
});

forPostgres((openTestDatabase) => {
  test("on PostgreSQL the desk changes, copies and restores by itself, and keeps the secret out of the file", async () => {
    await using open = await openTestDatabase();
    const { dataDir, databaseUrl } = open.settings;
    const settings = {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? "",
      SITE_SECRET: "a secret of thirty-two characters",
    };
    const file = join(dataDir, "vendors.csv");
    writeFileSync(file, manyVendors(3));
    expect(await runDeskCommand(["vendors", "import", file], settings)).toMatchObject({ exitCode: 0 });
    const backup = join(dataDir, "backup.gz");
    expect((await runDeskCommand(["backup", backup], settings)).stdout).toContain(
      "SITE_SECRET is a setting and not in it",
    );
    expect(await runDeskCommand(["listings", "retire", "100001"], settings)).toMatchObject({ exitCode: 0 });
    expect(await runDeskCommand(["restore", backup, "--replace"], settings)).toMatchObject({
      exitCode: 0,
      stderr: "",
    });
    const { stdout } = await runDeskCommand(["listings", "list", "--json"], settings);
    expect(JSON.parse(stdout)).toMatchObject({
      rows: [100_000, 100_001, 100_002].map((id) => ({ id, state: "live", origin: "import" })),
    });
  });
});
