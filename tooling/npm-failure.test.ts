import { expect, test } from "vitest";
import { explainNpmFailure } from "./npm-failure.mjs";

test.each([
  ["npm error code ENOTFOUND", "Is this machine online?"],
  ["npm error Missing: @oxlint/binding-darwin-arm64@ from lock file", "node scripts/complete-lock.mjs"],
  [
    "npm error can only install packages when your package.json and package-lock.json are in sync",
    "Run npm install and commit both.",
  ],
  ["something new", "npm said:"],
])("%s is explained", (output, explanation) => {
  expect(explainNpmFailure(output)).toContain(explanation);
  expect(explainNpmFailure(output)).toContain(output);
});

test("npm's help page and the middle of a long output are left out", () => {
  const said = explainNpmFailure(
    "npm error cause\nnpm error Clean install a project\nnpm error Usage\nnpm error A complete log",
  );
  expect(said).toContain("cause");
  expect(said).not.toContain("Usage");
  expect(explainNpmFailure("line\n".repeat(500)).split("\n").length).toBeLessThan(40);
});
