import { availableParallelism } from "node:os";

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "{app,content,database,deploy,desk,illustrations,jobs,mail,server,scripts,bench}/**/*.test.{ts,tsx}",
      "test-support/**/*.test.ts",
    ],
    // As Node runs it: it is compiled already.
    server: { deps: { external: [/\/build\/server\//] } },
    // One more than there are cores: some only wait, for a mail that is tried again or a job that is taken over.
    maxWorkers: availableParallelism() + 1,
    // Databases, child processes and a build start slowly on a loaded machine; no test asserts time.
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
});
