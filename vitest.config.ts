import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "{app,content,database,deploy,desk,illustrations,jobs,mail,server,scripts,bench}/**/*.test.{ts,tsx}",
      "test-support/**/*.test.ts",
    ],
    // Most of them wait for disks and processes: one worker would leave a core idle.
    maxWorkers: "100%",
    // Databases and child processes start slowly on a loaded machine; no test asserts time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
