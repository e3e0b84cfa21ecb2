import { expect, test } from "vitest";

import { runCrashRounds } from "#test-support/crash-rounds.ts";
import { makeSiteFolder } from "#test-support/site-folder.ts";
import { removeFolder } from "#test-support/temporary-folder.ts";
import { createPostgresDatabase, forPostgres } from "#test-support/test-database.ts";

/** Longer, and never twice the same, when the tests are run to wear the site down. */
const isSoak = Boolean(process.env.SOAK);
const rounds = Number(process.env.CRASH_ROUNDS ?? (isSoak ? 20 : 3));
const seed = Number(process.env.CRASH_SEED ?? (isSoak ? Date.now() % 1_000_000 : 1));
const timeout = 60_000 + rounds * 30_000;

/** Says how to run the same again. */
async function crash(settings: Record<string, string>) {
  const report = await runCrashRounds({ seed, rounds, settings });
  const { acknowledgedBeforeKill, underWay, savedUnanswered } = report;
  console.log(
    `CRASH_SEED=${seed} CRASH_ROUNDS=${rounds}: ${acknowledgedBeforeKill} enquiries acknowledged before a kill, ` +
      `${underWay} under way at one, ${savedUnanswered} kept without an answer`,
  );
  return report;
}

test(
  "a site that is killed at any moment loses no acknowledged enquiry and keeps none twice",
  { timeout },
  async () => {
    const dataDir = await makeSiteFolder();
    try {
      const report = await crash({ DATA_DIR: dataDir });
      expect(report.faults).toEqual([]);
      // Otherwise the kills hit nothing, and the rounds prove nothing.
      expect(report.acknowledgedBeforeKill).toBeGreaterThanOrEqual(rounds);
      expect(report.underWay).toBeGreaterThan(0);
    } finally {
      removeFolder(dataDir);
    }
  },
);

forPostgres(() => {
  test("nor does a site that is killed beside its PostgreSQL", { timeout }, async () => {
    const { settings, drop } = await createPostgresDatabase();
    try {
      const report = await crash({
        DATA_DIR: settings.dataDir,
        DATABASE_URL: settings.databaseUrl ?? "",
        SITE_SECRET: "a secret of thirty-two characters",
      });
      expect(report.faults).toEqual([]);
      expect(report.acknowledgedBeforeKill).toBeGreaterThanOrEqual(rounds);
      expect(report.underWay).toBeGreaterThan(0);
    } finally {
      await drop();
    }
  });
});
