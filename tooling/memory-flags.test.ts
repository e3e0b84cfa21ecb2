import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { allocatorSettings, memoryFlags } from "./memory-flags.mjs";
import { inProject } from "./project.mjs";

test("the heap is the usual one until HEAP_MB says another", () => {
  expect(memoryFlags({})).toContain("--max-old-space-size=160");
  expect(memoryFlags({ HEAP_MB: " " })).toContain("--max-old-space-size=160");
  expect(memoryFlags({ HEAP_MB: "560" })).toContain("--max-old-space-size=560");
});

test("the image gives memory back as npm start does", () => {
  const image = readFileSync(inProject("deploy/Dockerfile"), "utf8");
  for (const [name, value] of Object.entries(allocatorSettings)) expect(image).toContain(`${name}=${value}`);
});

test.each(["lots", "12", "160.5", "-1"])("HEAP_MB=%s is refused in words", (HEAP_MB) => {
  expect(() => memoryFlags({ HEAP_MB })).toThrow(/HEAP_MB: use a whole number of megabytes/);
});
