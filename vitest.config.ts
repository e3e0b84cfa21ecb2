import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";

import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

type TestOptions = NonNullable<TestProjectInlineConfiguration["test"]>;

/** How tests run, by what their file imports or does; the first that fits. They begin in this order. */
const kinds: { name: string; of: RegExp; options: TestOptions }[] = [
  {
    // It replaces modules, which then are loaded for it alone; or sets the clock under the embedded database.
    name: "alone",
    of: /\bvi\.mock\(|^(?=[^]*test-database\.ts)(?=[^]*toFake: \["Date")/,
    options: { isolate: true },
  },
  {
    // It waits for processes and sites most of the time, or opens the built site within its own process.
    name: "sites",
    of: /#test-support\/(test-site|enquiry-posts|site-process|child-process|site-folder|run-desk)\.ts/,
    options: { env: { NODE_ENV: "production" }, isolate: true },
  },
  { name: "databases", of: /#test-support\/(test-database|embedded-cluster|mail-fixture)\.ts/, options: {} },
  { name: "rules", of: /(?:)/, options: { globalSetup: [] } },
];

const testFiles = globSync("*/**/*.test.{ts,tsx}", { exclude: ["node_modules", "build", "e2e"] });
const filesOf = Map.groupBy(testFiles, (file) => {
  const text = readFileSync(file, "utf8");
  return kinds.find(({ of }) => of.test(text))?.name;
});

export default defineConfig({
  // Sites run as in production, where React has no `jsxDEV`.
  oxc: { jsx: { runtime: "automatic", development: false } },
  test: {
    // One more than there are cores: some only wait, for a mail that is tried again or a job that is taken over.
    maxWorkers: availableParallelism() + 1,
    // What the processes shared is removed at the end, slowly on a loaded machine.
    teardownTimeout: 120_000,
    projects: kinds.map(({ name, options }) => ({
      test: {
        name,
        include: filesOf.get(name) ?? [],
        // As Node runs it: it is compiled already.
        server: { deps: { external: [/\/build\/server\//] } },
        // Databases, child processes and a build start slowly on a loaded machine; no test asserts time.
        testTimeout: 60_000,
        hookTimeout: 300_000,
        // Loading the modules again for each file took longer than most of these tests.
        isolate: false,
        setupFiles: ["test-support/reset-globals.ts"],
        globalSetup: ["test-support/prepare-databases.ts"],
        ...options,
      },
    })),
  },
});
