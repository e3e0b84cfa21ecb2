import { expect, test } from "vitest";

import { makeDataFolderWith, runDeskCommand } from "#test-support/run-desk.ts";

test("'launch-check' names what a site without settings misses, and fails until nothing does", async () => {
  await using folder = await makeDataFolderWith();
  const { dataDir } = folder;
  const desk = (...words: string[]) => runDeskCommand(words, { DATA_DIR: dataDir });
  const before = await desk("launch-check");
  expect(before.exitCode).toBe(1);
  expect(before.stdout).toMatch(/Samples\s+MISSING\s+.*SAMPLES=off/);
  expect(before.stdout).toMatch(/Backup\s+MISSING\s+None was made yet/);
  expect((await desk("backup", `${dataDir}/copy.gz`)).exitCode).toBe(0);
  expect((await desk("launch-check")).stdout).toMatch(/Backup\s+ready\s/);
});
