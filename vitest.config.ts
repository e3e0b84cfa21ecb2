import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "{app,content,database,desk,illustrations,server,scripts,bench}/**/*.test.{ts,tsx}",
      "test-support/**/*.test.ts",
    ],
    // Databases and child processes start slowly on a loaded machine; no test asserts time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
