import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { expect, test, vi } from "vitest";

import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";

import { writeOutput } from "./write-output.ts";

test.each([undefined, "-"])("a text that goes to %s goes to the terminal, and makes no file", (file) => {
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  writeOutput("id,name\n", file, "no listings");
  expect(written.mock.calls).toEqual([["id,name\n"]]);
  written.mockRestore();
  expect(existsSync("-")).toBe(false);
});

test("a text that goes into a file is for its owner only, and what was written is said", () => {
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  const folder = temporaryFolder("put-out");
  const file = join(folder, "vendors.csv");
  writeOutput("id,name\n", file, "no listings");
  expect(readFileSync(file, "utf8")).toBe("\uFEFFid,name\n");
  expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
  expect(said.mock.calls).toEqual([[`no listings written to ${file}.`]]);
  said.mockRestore();
  removeFolder(folder);
});
