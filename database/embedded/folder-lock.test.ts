import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";

test("a folder that another process uses is refused, with what to do", async () => {
  using folder = temporaryFolder();
  await using _other = await processHolding(folder.path);

  expect(() => lockFolder(folder.path)).toThrow(FolderInUseError);
  expect(() => lockFolder(folder.path)).toThrow(/in use.*Stop the other one.*DATA_DIR/s);
});

test("a killed process leaves no block", async () => {
  using folder = temporaryFolder();
  const other = await processHolding(folder.path);

  await other[Symbol.asyncDispose]();

  lockFolder(folder.path).release();
});

test("the same process is refused a second time until it has released", () => {
  using folder = temporaryFolder();
  const lock = lockFolder(folder.path);

  expect(() => lockFolder(folder.path)).toThrow(FolderInUseError);
  lock.release();
  lock.release();

  lockFolder(folder.path).release();
});

test("the folder is created when it is missing, and only the lock's file stays in it", () => {
  using folder = temporaryFolder();
  const deep = join(folder.path, "not/yet/there");

  lockFolder(deep).release();

  expect(readdirSync(deep)).toEqual(["in-use.lock"]);
});

function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), "folder-lock-"));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true }) };
}

/** A process that keeps nothing of the lock but holds it until it is killed (SIGKILL). */
async function processHolding(folder: string) {
  const module = new URL("./folder-lock.ts", import.meta.url).href;
  const script =
    `import { lockFolder } from ${JSON.stringify(module)};` +
    `lockFolder(${JSON.stringify(folder)}); gc(); console.log("held"); setInterval(() => {}, 1e6);`;
  const child = spawn(process.execPath, ["--expose-gc", "--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return {
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
