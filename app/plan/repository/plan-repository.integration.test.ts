import { expect, test } from "vitest";
import { applyUpdate, Doc, encodeStateAsUpdate, encodeStateVector } from "yjs";

import { forEachDatabase } from "#test-support/test-database.ts";

import { createPlan, lockPlan, mergeUpdates, readUpdates, saveUpdate } from "./plan-repository.server.ts";

/** Words that no compression makes short. */
const noise = (length: number) =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(60_000)))
    .toString("hex")
    .repeat(Math.ceil(length / 120_000))
    .slice(0, length);

forEachDatabase((openDatabase) => {
  test.each([249_000, 250_500, 1_300_000])(
    "a change of %i characters is read as it was saved, between shorter ones",
    async (length) => {
      await using open = await openDatabase();
      const { database } = open;
      const planId = await createPlan(database, crypto.randomUUID());
      const document = new Doc();
      const saved: Uint8Array[] = [];
      for (const text of ["short", noise(length), "short again"]) {
        const before = encodeStateVector(document);
        document.getMap("tasks").set(`${saved.length}/title`, text);
        const update = encodeStateAsUpdate(document, before);
        await saveUpdate(database, planId, "plan", update);
        saved.push(update);
      }
      const rows = await readUpdates(database, planId, "plan");
      expect(rows.slice(1).map(({ bytes }) => Buffer.from(bytes).equals(saved.shift() ?? bytes))).toEqual([
        true,
        true,
        true,
      ]);
    },
  );

  test("changes that are merged while they are read are read whole, before or after", async () => {
    await using open = await openDatabase();
    const { database } = open;
    const planId = await createPlan(database, crypto.randomUUID());
    const document = new Doc();
    document.getMap("tasks").set("a/title", noise(900_000));
    const { row } = await saveUpdate(database, planId, "plan", encodeStateAsUpdate(document));
    const reading = readUpdates(database, planId, "plan");
    for (let merged = 0; merged < 3; merged += 1) {
      // Another change of the same length.
      document.getMap("tasks").set("a/title", noise(900_000));
      const bytes = encodeStateAsUpdate(document);
      await database.transaction(async (transaction) => {
        await lockPlan(transaction, planId);
        await mergeUpdates(transaction, planId, "plan", { upTo: row, bytes, structs: 1 });
      });
    }
    const opened = new Doc();
    for (const { bytes } of await reading) applyUpdate(opened, bytes);
    const text = String(opened.getMap("tasks").get("a/title"));
    // Pieces of two changes would begin otherwise than they end.
    expect(text).toHaveLength(900_000);
    expect(text.slice(0, 60_000)).toBe(text.slice(-60_000));
  });
});
