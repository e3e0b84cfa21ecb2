import type { TestContext } from "vitest";

/**
 * Ends a test that needs a tool which this machine does not have. It is named above the last line of
 * `npm test`; in CI, where every tool can be had, that fails the run. No test is skipped in another way
 * (.oxlintrc.json).
 */
export const missingTool = (context: TestContext, what: string): never => context.skip(what);
