import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "vitest";

import { findWrongResponses, findWrongRows, makeCouples, sendForm } from "#test-support/couples.ts";
import { missingTool } from "#test-support/missing-tool.ts";
import { startReplicatedPostgres } from "#test-support/replicated-postgres.ts";
import { seededRandom } from "#test-support/seeded-random.ts";
import { highLimitSiteScript, startListeningSite } from "#test-support/site-process.ts";
import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";

const seed = Number(process.env.CRASH_SEED ?? (process.env.SOAK ? Date.now() % 1_000_000 : 1));
const soon = { timeout: 60_000, interval: 100 };

test(
  "a standby is promoted while couples ask: the site follows by itself, and no acknowledged enquiry is lost",
  { timeout: 180_000 },
  async (context) => {
    const random = seededRandom(seed);
    await using postgres = await startReplicatedPostgres();
    if (postgres === null) return missingTool(context, "no PostgreSQL was found");
    await using left = new AsyncDisposableStack();
    const settings = {
      DATA_DIR: left.adopt(temporaryFolder("promoted"), removeFolder),
      DATABASE_URL: `${postgres.url}?target_session_attrs=read-write`,
      SITE_SECRET: "a secret of thirty-two characters",
    };
    const { origin } = left.use(await startListeningSite(settings, highLimitSiteScript));
    const couples = makeCouples(`Promotion ${seed}`, 24, random);
    const sending = couples.map(async (couple) => {
      await wait(random() * 3000);
      await sendForm(origin, couple).catch(() => undefined);
    });
    const isAcknowledged = () => couples.filter(({ references }) => references.length > 0);
    await expect.poll(() => isAcknowledged().length, soon).toBeGreaterThan(3);
    const before = couples.flatMap(({ complaints }) => complaints);
    expect(before).toEqual([]);
    await postgres.killPrimary();
    await Promise.all(sending);
    const readiness = async () => (await fetch(`${origin}/readyz`)).status;
    expect(await readiness()).toBe(503);

    await postgres.promoteStandby();
    await expect.poll(readiness, soon).toBe(200);
    // Those that were told of a fault send their form again, and all others as after a reload.
    const acknowledged = isAcknowledged();
    for (const couple of couples) {
      couple.complaints = [];
      await sendForm(origin, couple);
    }
    expect(acknowledged.length).toBeLessThan(couples.length);
    expect(couples.flatMap(findWrongResponses)).toEqual([]);
    expect(await findWrongRows(couples, settings)).toEqual([]);
  },
);
