import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { seedEnquiry } from "#test-support/save-enquiry.ts";
import type { Database } from "#database/database.ts";
import { openDatabase } from "#database/open-database.ts";
import { createDesk } from "#server/desk-server.ts";
import { deskSocketPath, serveDeskSocket } from "#server/desk-socket.ts";
import { makeDataFolderWith, deskSite, runDeskCommand, fakeRunningSite } from "#test-support/run-desk.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { forPostgres } from "#test-support/test-database.ts";
import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";

describe("beside a running site on the embedded database", () => {
  test("only the user of the site can open the socket", async () => {
    await using folder = await makeDataFolderWith();
    await using _site = await fakeRunningSite(folder.dataDir);
    const { mode } = statSync(deskSocketPath(folder.dataDir));
    expect((mode & 0o777).toString(8)).toBe("600");
  });

  test("files that the site makes afterwards have the usual mode", async () => {
    const before = process.umask();
    await using folder = await makeDataFolderWith();
    await using _site = await fakeRunningSite(folder.dataDir);
    expect(process.umask()).toBe(before);
  });

  test("a folder whose path is too long for a socket has its socket elsewhere, as well guarded", async () => {
    const folder = temporaryFolder("desk");
    const dataDir = join(folder, "a-folder-with-a-very-long-name-".repeat(5));
    const path = deskSocketPath(dataDir);
    const socket = await serveDeskSocket(dataDir, createDesk(deskSite(await neverAsked(), folder)));
    try {
      expect(Buffer.byteLength(path)).toBeLessThan(104);
      expect((statSync(path).mode & 0o777).toString(8)).toBe("600");
      expect(deskSocketPath(`${dataDir}-2`)).not.toBe(path);
    } finally {
      await socket.close();
      removeFolder(folder);
    }
    expect(existsSync(path)).toBe(false);
  });

  test("a site that is just opening the folder keeps the desk out, which says so", async () => {
    await using folder = await makeDataFolderWith();
    const { dataDir } = folder;
    const opening = await openDatabase({ databaseUrl: null, dataDir });
    try {
      const { exitCode, stdout, stderr } = await runDeskCommand(["enquiries", "list"], { DATA_DIR: dataDir });
      expect([exitCode, stdout]).toEqual([1, ""]);
      expect(stderr).toContain(`The data folder ${join(dataDir, "database")} is in use`);
      expect(stderr).not.toContain("    at ");
    } finally {
      await opening.close();
    }
  });
});

describe("without a running site", () => {
  test("the desk opens the folder itself and leaves it free", async () => {
    let reference = "";
    await using folder = await makeDataFolderWith(async (database) => {
      ({ reference } = await seedEnquiry(database, sampleEnquiry({ vendors: [] }), null));
    });
    const settings = { DATA_DIR: folder.dataDir };

    expect(await runDeskCommand(["enquiries", "list"], settings)).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining(reference),
    });
    expect(await runDeskCommand(["enquiries", "show", reference], settings)).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining("For:           our team"),
    });
    expect(await runDeskCommand(["enquiries", "show", "WR-0000-0000"], settings)).toMatchObject({
      exitCode: 1,
      stderr: "No enquiry has this reference.\n",
    });
    const { close } = await openDatabase({ databaseUrl: null, dataDir: folder.dataDir });
    await close();
  });

  test("a socket that a killed site left behind does not mislead the desk", async () => {
    await using folder = await makeDataFolderWith();
    const path = deskSocketPath(folder.dataDir);
    const killed = spawn(process.execPath, [
      "-e",
      `net.createServer().listen(${JSON.stringify(path)}, () => console.log())`,
    ]);
    await once(killed.stdout, "data");
    killed.kill("SIGKILL");
    await once(killed, "close");
    expect(existsSync(path)).toBe(true);

    expect(await runDeskCommand(["enquiries", "list"], { DATA_DIR: folder.dataDir })).toEqual({
      exitCode: 0,
      signal: null,
      stdout: "No enquiries yet.\n",
      stderr: "",
    });
    // And the next site takes the socket over.
    await using site = await fakeRunningSite(folder.dataDir);
    const { reference } = await seedEnquiry(site.database, sampleEnquiry({ vendors: [] }), null);
    expect((await runDeskCommand(["enquiries", "list"], { DATA_DIR: folder.dataDir })).stdout).toContain(
      reference,
    );
  });

  test("a folder without a database stays as it is, and the desk says what to do", async () => {
    const dataDir = join(temporaryFolder("desk"), "data");
    const { exitCode, stdout, stderr } = await runDeskCommand(["enquiries", "list"], { DATA_DIR: dataDir });
    expect([exitCode, stdout]).toEqual([1, ""]);
    expect(stderr).toBe(`There is no database in ${dataDir} yet. Start the site once with npm start.\n`);
    expect(existsSync(dataDir)).toBe(false);
    removeFolder(join(dataDir, ".."));
  });
});

forPostgres((openTestDatabase) => {
  test("the desk asks PostgreSQL itself, whether a site runs or not", async () => {
    await using open = await openTestDatabase();
    const { reference } = await seedEnquiry(open.database, sampleEnquiry({ vendors: [] }), null);
    const settings = {
      DATA_DIR: open.settings.dataDir,
      DATABASE_URL: open.settings.databaseUrl ?? "",
      SITE_SECRET: "a secret of thirty-two characters",
    };

    expect(await runDeskCommand(["enquiries", "list"], settings)).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining(reference),
    });
    expect(await runDeskCommand(["enquiries", "show", "WR-0000-0000"], settings)).toMatchObject({
      exitCode: 1,
      stderr: "No enquiry has this reference.\n",
    });
  });
});

/** A database for a desk that nobody asks. */
async function neverAsked(): Promise<Database> {
  const { database } = await openDatabase({ databaseUrl: "postgres://nobody@127.0.0.1:1/none", dataDir: "" });
  return database;
}
