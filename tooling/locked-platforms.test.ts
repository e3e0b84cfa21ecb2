import { expect, test } from "vitest";
import { missingPlatforms, withAllPlatforms } from "./locked-platforms.mjs";

const lockfile = {
  lockfileVersion: 3,
  packages: {
    "": {},
    "node_modules/@oxlint/binding-linux-x64-gnu": { version: "1.94.0", optional: true },
    "node_modules/oxlint": {
      dev: true,
      version: "1.94.0",
      optionalDependencies: {
        "@oxlint/binding-darwin-arm64": "1.94.0",
        "@oxlint/binding-linux-x64-gnu": "1.94.0",
        "@oxlint/binding-linux-x64-musl": "1.94.0",
      },
    },
    "node_modules/outer/node_modules/inner": {
      version: "1.0.0",
      optionalDependencies: { "inner-wasm32-wasi": "1.0.0", beside: "1.0.0" },
    },
    "node_modules/outer/node_modules/beside": { version: "1.0.0" },
  },
};

test("names what the lockfile leaves out, with the machine it is for", () => {
  expect(missingPlatforms(lockfile)).toEqual([
    [
      "node_modules/@oxlint/binding-darwin-arm64",
      { version: "1.94.0", dev: true, optional: true, cpu: ["arm64"], os: ["darwin"] },
    ],
    [
      "node_modules/@oxlint/binding-linux-x64-musl",
      { version: "1.94.0", dev: true, optional: true, cpu: ["x64"], libc: ["musl"], os: ["linux"] },
    ],
    ["node_modules/inner-wasm32-wasi", { version: "1.0.0", optional: true, cpu: ["wasm32"] }],
  ]);
});

test("a completed lockfile lacks nothing and keeps the rest", () => {
  const completed = withAllPlatforms(lockfile);
  expect(missingPlatforms(completed)).toEqual([]);
  expect(completed).toMatchObject(lockfile);
});
