import fs, { existsSync, readFileSync } from "node:fs";
import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

// The site on a disk that is full while the file FULL_DISK_SIGN exists. It contains a part of the paths that
// can no longer be written, such as '/mail/'. Other ways to a full disk need privileges that a test does not
// have everywhere.
const sign = process.env.FULL_DISK_SIGN ?? "";

const isFull = (path: string) => existsSync(sign) && path.includes(readFileSync(sign, "utf8").trim());

function refuseWhenFull(path: string | undefined): void {
  if (path === undefined || !isFull(path)) return;
  throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", errno: -28 });
}

/** Paths of the files that are open. */
const open = new Map<number, string>();

const { openSync, writeSync } = fs;
fs.openSync = (path, ...rest) => {
  const descriptor = openSync(path, ...rest);
  open.set(descriptor, String(path));
  return descriptor;
};
fs.writeSync = new Proxy(writeSync, {
  apply: (write, self, args: [number, ...unknown[]]) => {
    refuseWhenFull(open.get(args[0]));
    return Reflect.apply(write, self, args);
  },
});

const { open: openFile } = promises;
promises.open = async (path, ...rest) => {
  const handle = await openFile(path, ...rest);
  const write: typeof handle.writeFile = handle.writeFile.bind(handle);
  handle.writeFile = async (...given) => {
    refuseWhenFull(String(path));
    await write(...given);
  };
  return handle;
};
syncBuiltinESMExports();

await import("../server/main.ts");
