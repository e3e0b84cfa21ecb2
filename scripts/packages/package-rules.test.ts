import { expect, test } from "vitest";

import { licencesPage, packageProblems, shippedPackages } from "./package-rules.mjs";

const locked = (packages: Parameters<typeof packageProblems>[1]["packages"]) => ({
  packages: { "": {}, ...packages },
});

test("one version each, no script unasked, no address of a registry, a licence of the list: then nothing is said", () => {
  const manifest = { dependencies: { hono: "4.13.19" }, allowScripts: { sharp: false } };
  const lockfile = locked({
    "node_modules/hono": { version: "4.13.19", license: "MIT" },
    "node_modules/sharp": { version: "1.0.0", license: "ISC", hasInstallScript: true },
    "node_modules/fest": { version: "1.0.0", license: "(GPL-3.0 OR MIT)" },
    "node_modules/tool": { version: "1.0.0", license: "GPL-3.0", dev: true },
  });
  expect(packageProblems(manifest, lockfile)).toEqual([]);
});

test.each(["^4.13.19", "~4.13.19", "*", "latest", ">=4", "4.x", "git+ssh://example/hono"])(
  "'%s' is not one version",
  (version) => {
    const [said] = packageProblems({ devDependencies: { hono: version } }, locked({}));
    expect(said).toContain(`hono is wanted as '${version}'`);
  },
);

test.each(["react", "react-dom", "react-router", "@react-router/node"])(
  "%s may have a caret, which npm update moves, and no other range",
  (name) => {
    const [caret, ...others] = ["^19.3.1", "~19.3.1", ">=19", "*", "latest"].map((version) =>
      packageProblems({ dependencies: { [name]: version } }, locked({})),
    );
    expect(caret).toEqual([]);
    for (const problems of others) expect(problems).toHaveLength(1);
  },
);

test("a package under another name has one version, too", () => {
  const [one, range] = ["npm:typescript@7.0.2", "npm:typescript@^7.0.2"].map((version) =>
    packageProblems({ devDependencies: { "@typescript/native": version } }, locked({})),
  );
  expect(one).toEqual([]);
  expect(range).toHaveLength(1);
});

test("a script of a package that nobody has tried without is told, wherever in the tree its package lies", () => {
  const lockfile = locked({
    "node_modules/a/node_modules/esbuild": { hasInstallScript: true, dev: true },
    "node_modules/core-js": { hasInstallScript: true, license: "MIT" },
  });
  expect(packageProblems({ allowScripts: { esbuild: false, "core-js": true } }, lockfile)).toEqual([
    expect.stringContaining("node_modules/core-js would run a script when it is installed"),
  ]);
});

test.each(["GPL-3.0", "MIT AND GPL-3.0", "UNLICENSED", undefined])(
  "the licence %s is not shipped",
  (license) => {
    const lockfile = locked({ "node_modules/strange": { version: "1.0.0", license } });
    expect(packageProblems({}, lockfile)).toEqual([expect.stringContaining("strange has the licence")]);
  },
);

test("an address of a registry in the lockfile is told", () => {
  const lockfile = locked({ "node_modules/hono": { license: "MIT", resolved: "https://example/hono.tgz" } });
  expect(packageProblems({}, lockfile)).toEqual([expect.stringContaining("address of a registry")]);
});

test("what is shipped is listed once per version, without the tools of development", () => {
  const lockfile = locked({
    "node_modules/b": { version: "1.0.0", license: "MIT" },
    "node_modules/a": { version: "2.0.0", license: "ISC" },
    "node_modules/b/node_modules/a": { version: "2.0.0", license: "ISC" },
    // A tool that a package of ours may use: npm installs it where the other tools are left out.
    "node_modules/c": { version: "1.0.0", license: "MIT", devOptional: true },
    "node_modules/vite": { version: "8.0.0", license: "MIT", dev: true },
  });
  expect(shippedPackages(lockfile).map(({ name }) => name)).toEqual(["a", "b", "c"]);
  expect(licencesPage(lockfile)).toContain("| a | 2.0.0 | ISC |");
});
