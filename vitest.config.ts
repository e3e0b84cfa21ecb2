import { availableParallelism } from "node:os";

import { defineConfig } from "vitest/config";

/** Each file has a process of its own: it opens databases, starts processes or changes its environment. */
const alone = ["{database,desk,server,scripts}/**/*.test.ts", "**/*.integration.test.ts"];
/** What is never one of our tests. */
const notOurs = ["**/node_modules/**", "build/**", "e2e/**"];

const shared = {
  // As Node runs it: it is compiled already.
  server: { deps: { external: [/\/build\/server\//] } },
  // Databases, child processes and a build start slowly on a loaded machine; no test asserts time.
  testTimeout: 60_000,
  hookTimeout: 300_000,
};

export default defineConfig({
  test: {
    // One more than there are cores: some only wait, for a mail that is tried again or a job that is taken over.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...shared,
          name: "rules",
          include: ["{app,bench,content,deploy,illustrations,jobs,mail,test-support}/**/*.test.{ts,tsx}"],
          exclude: [...notOurs, ...alone],
          // Loading the modules anew for each file took twice as long as all these tests.
          isolate: false,
          setupFiles: ["test-support/leave-as-found.ts"],
        },
      },
      { test: { ...shared, name: "alone", include: alone, exclude: notOurs } },
    ],
  },
});
