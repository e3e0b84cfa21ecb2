import { expect, test } from "vitest";
import { packagesThere } from "./installed-packages.mjs";

const vite = { version: "8.3.8", integrity: "sha512-a" };
const binding = { version: "1.0.0", integrity: "sha512-b", optional: true };
const vitest = { version: "5.1.1", integrity: "sha512-c", dev: true };
const lockfile = {
  packages: {
    "": {},
    "node_modules/vite": vite,
    "node_modules/binding": binding,
    "node_modules/vitest": vitest,
  },
};

test("what npm installed is what the lockfile names, bindings of other machines left out", () => {
  const packages = { "node_modules/vite": vite, "node_modules/vitest": vitest };
  expect(packagesThere(lockfile, { packages })).toBe("all");
});

test("without what only tests and checks need it is enough for the site", () => {
  expect(packagesThere(lockfile, { packages: { "node_modules/vite": vite } })).toBe("site");
  const older = { ...vitest, version: "5.1.0" };
  const packages = { "node_modules/vite": vite, "node_modules/vitest": older };
  expect(packagesThere(lockfile, { packages })).toBe("site");
});

test("a missing, an older or an altered package is not", () => {
  const withVite = (found: object) => packagesThere(lockfile, { packages: { "node_modules/vite": found } });
  expect(packagesThere(lockfile, { packages: {} })).toBe("none");
  expect(withVite({ ...vite, version: "8.3.7" })).toBe("none");
  expect(withVite({ version: "8.3.8" })).toBe("none");
});

test("a lockfile without packages is no proof of anything", () => {
  expect(packagesThere({}, {})).toBe("none");
});
