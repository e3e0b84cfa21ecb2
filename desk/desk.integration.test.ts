import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { seedEnquiry } from "#test-support/save-enquiry.ts";
import { makeDataFolderWith, runDeskCommand, fakeRunningSite } from "#test-support/run-desk.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";

test("every answer can be had as JSON, and help goes to the output, not among the errors", async () => {
  await using folder = await makeDataFolderWith();
  const { dataDir } = folder;
  await using site = await fakeRunningSite(dataDir);
  const { reference } = await seedEnquiry(site.database, sampleEnquiry({ vendors: [] }), null);

  const listed = await runDeskCommand(["enquiries", "list", "--json"], { DATA_DIR: dataDir });
  expect(listed).toMatchObject({ exitCode: 0, stderr: "" });
  expect(JSON.parse(listed.stdout)).toMatchObject({ rows: [{ reference }], total: 1 });
  const shown = await runDeskCommand(["--json", "enquiries", "show", reference], { DATA_DIR: dataDir });
  expect(shown).toMatchObject({ exitCode: 2, stdout: "" });
  const missing = await runDeskCommand(["enquiries", "show", "WR-0000-0000", "--json"], {
    DATA_DIR: dataDir,
  });
  expect(missing).toMatchObject({ exitCode: 1, stdout: "", stderr: "No enquiry has this reference.\n" });
  const help = await runDeskCommand(["--help"], {});
  expect(help).toMatchObject({ exitCode: 0, stderr: "" });
  expect(help.stdout).toContain("vendors import FILE");
});

test("what the desk does not know explains the use, with exit code 2, and opens nothing", async () => {
  const dataDir = join(temporaryFolder("desk"), "data");
  const { exitCode, stdout, stderr } = await runDeskCommand(["enquiries", "delete", "WR-0000-0000"], {
    DATA_DIR: dataDir,
  });
  expect([exitCode, stdout]).toEqual([2, ""]);
  expect(stderr).toContain("enquiries show REFERENCE");
  expect(stderr).toContain("enquiries has no command 'delete'.");
  expect(existsSync(dataDir)).toBe(false);
  removeFolder(join(dataDir, ".."));
});

test("a wrong setting is named, with exit code 1 and no stack", async () => {
  const { exitCode, stderr } = await runDeskCommand(["enquiries", "list"], { PORT: "harbour" });
  expect(exitCode).toBe(1);
  expect(stderr).toContain("PORT: use a number (it is 'harbour')");
  expect(stderr).not.toContain("    at ");
});
