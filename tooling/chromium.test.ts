import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findOrInstallChromium, findInstalledChromium } from "./chromium.mjs";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chromium-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function program(name: string, script: string) {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

test("CHROMIUM_PATH wins, and a wrong one is not passed over", async () => {
  program("chromium", "echo Chromium 1.0");
  const chosen = program("own-browser", "exit 1");
  expect(await findOrInstallChromium({ CHROMIUM_PATH: chosen, PATH: folder })).toBe(chosen);
  await expect(findOrInstallChromium({ CHROMIUM_PATH: join(folder, "none") })).rejects.toThrow(
    "CHROMIUM_PATH",
  );
});

test("the headless shell comes before the whole browser", async () => {
  program("chromium", "echo Chromium 156.0");
  const shell = program("chromium-headless-shell", "echo Chromium 156.0");
  expect(await findOrInstallChromium({ PATH: folder })).toBe(shell);
});

test("a browser that only points elsewhere is passed over for one that works", async () => {
  const stub = program("chromium-browser", "echo please install the snap; exit 10");
  const chrome = program("google-chrome", "echo Google Chrome 156.0");
  expect(findInstalledChromium({ PATH: folder }).slice(0, 2)).toEqual([stub, chrome]);
  expect(await findOrInstallChromium({ PATH: folder })).toBe(chrome);
});
