import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";

import { DataFolderError, freeDiskBytes, makeDataFolder } from "./data-folder.ts";

test("a folder that is missing is made, one that cannot be written is named in words", async () => {
  const folder = temporaryFolder("data");
  const wanted = join(folder, "a/b");
  makeDataFolder(wanted);
  expect(await freeDiskBytes(wanted)).toBeGreaterThan(0);
  const file = join(folder, "file");
  writeFileSync(file, "");
  for (const wrong of [file, join(file, "below")])
    expect(() => makeDataFolder(wrong)).toThrow(DataFolderError);
  removeFolder(folder);
});
