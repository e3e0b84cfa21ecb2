import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testEnvironment } from "./test-environment.mjs";
import { openTestRun } from "./test-run.mjs";

const waiting = ["-e", "setInterval(Number, 1000)"];

test("a closed run leaves no process that it took, and no folder", async () => {
  const testRun = await openTestRun();
  const taken = spawn(process.execPath, waiting, { detached: true });
  const released = spawn(process.execPath, waiting, { detached: true });
  try {
    if (!taken.pid || !released.pid) throw new Error("not started");
    testRun.take(taken.pid);
    testRun.take(released.pid);
    testRun.release(released.pid);
    writeFileSync(join(testRun.temporary, "left"), "");
    const ended = once(taken, "exit");
    await testRun.close();
    await ended;
    expect(existsSync(testRun.folder)).toBe(false);
    expect(released.exitCode ?? released.signalCode).toBeNull();
  } finally {
    released.kill();
  }
});

test("the settings of a real site stay out of the tests", () => {
  process.env.DATABASE_URL = "postgres://real";
  try {
    const env = testEnvironment(
      { temporary: "/tmp/x", folder: "", take: Number, release: Number, close: async () => {} },
      { CHROMIUM_PATH: "/c" },
    );
    expect(env).toMatchObject({ TMPDIR: "/tmp/x", CHROMIUM_PATH: "/c" });
    expect(env).not.toHaveProperty("DATABASE_URL");
  } finally {
    delete process.env.DATABASE_URL;
  }
});
