import { expect, test } from "vitest";
import { samePackages } from "./locked-packages.mjs";

const vite = { version: "8.3.8", integrity: "sha512-a" };
const binding = { version: "1.0.0", integrity: "sha512-b", optional: true };
const lockfile = { packages: { "": {}, "node_modules/vite": vite, "node_modules/binding": binding } };

test("what npm installed is what the lockfile names, bindings of other machines left out", () => {
  expect(samePackages(lockfile, { packages: { "node_modules/vite": vite } })).toBe(true);
});

test("a missing, an older or an altered package is not", () => {
  expect(samePackages(lockfile, { packages: {} })).toBe(false);
  expect(samePackages(lockfile, { packages: { "node_modules/vite": { ...vite, version: "8.3.7" } } })).toBe(
    false,
  );
  expect(samePackages(lockfile, { packages: { "node_modules/vite": { version: "8.3.8" } } })).toBe(false);
});

test("a lockfile without packages is no proof of anything", () => {
  expect(samePackages({}, {})).toBe(false);
});
