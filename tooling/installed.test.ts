import { expect, test } from "vitest";

import { leftToInstall, readStamp, writeStamp } from "./installed.mjs";

test.each(["site", "all", "adding"] as const)("what was written down as %s is read as that", (installed) => {
  expect(readStamp(writeStamp("0a1b", installed), "0a1b")).toBe(installed);
});

test("of another lockfile nothing is installed, nor of a stamp that is of another time", () => {
  expect(readStamp(writeStamp("0a1b", "all"), "2c3d")).toBe("none");
  expect(readStamp("0a1b", "0a1b")).toBe("none");
  expect(readStamp("", "0a1b")).toBe("none");
});

test("the site does without what only tests and checks need, and with it as well", () => {
  expect(leftToInstall("site", "site")).toBe("nothing");
  expect(leftToInstall("all", "site")).toBe("nothing");
  expect(leftToInstall("none", "site")).toBe("everything");
});

test("tests add to the site's packages what they need, and add nothing twice", () => {
  expect(leftToInstall("site", "all")).toBe("add");
  expect(leftToInstall("all", "all")).toBe("nothing");
  expect(leftToInstall("none", "all")).toBe("everything");
});

test("an addition that was interrupted serves the site, and is not trusted by tests", () => {
  expect(leftToInstall("adding", "site")).toBe("nothing");
  expect(leftToInstall("adding", "all")).toBe("everything");
});
