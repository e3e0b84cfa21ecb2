import { expect, test } from "vitest";

import { createPlan, deletePlan } from "#app/plan/repository/plan-repository.server.ts";
import { quarantinePlan } from "#app/plan/repository/quarantine-plan.server.ts";
import { declareSyncedPlan } from "#test-support/synced-plan.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

forEachDatabase((openDatabase, kind) => {
  const { at, logged, database, openSite, device, keyFor, saved } = declareSyncedPlan(openDatabase);

  test("two devices see each other's changes, and both hear that theirs are saved", async () => {
    const [one, two] = [await device("edit"), await device("edit")];
    await one.becomes("saved");
    expect(one.about.get("guests")).toBe(180);
    await two.becomes("saved");

    one.about.set("guests", 240);
    two.about.set("date", "2027-06-19");
    await one.becomes("saved");
    await two.becomes("saved");
    await expect
      .poll(() => [one.about.toJSON(), two.about.toJSON()])
      .toEqual([
        { guests: 240, date: "2027-06-19" },
        { guests: 240, date: "2027-06-19" },
      ]);
    expect((await saved()).getMap("wedding").toJSON()).toEqual({ guests: 240, date: "2027-06-19" });
  });

  test("a connection is in the log when it opens and when it closes, without its key", async () => {
    const phone = await device("edit");
    await phone.becomes("saved");
    phone.connection.close();
    await expect.poll(() => logged.map(({ event }) => event)).toEqual(["open", "close"]);
    const [first, last] = logged;
    expect(last?.id).toBe(first?.id);
    expect(JSON.stringify(logged)).not.toContain(await keyFor("edit"));
  });

  test("what is called saved is in the database at that moment", async () => {
    const phone = await device("edit");
    await phone.becomes("saved");
    for (let guests = 1; guests <= 20; guests += 1) {
      phone.about.set("guests", guests);
      expect(phone.keeping().state).toBe("sending");
      await phone.becomes("saved");
      expect((await saved()).getMap("wedding").get("guests")).toBe(guests);
    }
  });

  test("two devices that were without a signal lose no edit", async () => {
    const [one, two] = [await device("edit"), await device("edit")];
    await one.becomes("saved");
    await two.becomes("saved");
    one.connection.provider.configuration.websocketProvider.disconnect();
    two.connection.provider.configuration.websocketProvider.disconnect();
    await one.becomes("waiting");
    await two.becomes("waiting");
    for (let edit = 0; edit < 50; edit += 1) {
      one.document.getMap("tasks").set(`one-${edit}`, "done");
      two.document.getMap("tasks").set(`two-${edit}`, "done");
    }
    expect(one.keeping().state).toBe("waiting");
    void one.connection.provider.configuration.websocketProvider.connect();
    void two.connection.provider.configuration.websocketProvider.connect();
    await one.becomes("saved");
    await two.becomes("saved");
    expect((await saved()).getMap("tasks").size).toBe(100);
    await expect.poll(() => one.document.getMap("tasks").size).toBe(100);
    await expect.poll(() => two.document.getMap("tasks").size).toBe(100);
  });

  test("a plan that was deleted says so", async () => {
    const phone = await device("edit");
    await phone.becomes("saved");
    await deletePlan(database(), at.planId);
    await phone.becomes("refused");
    expect(phone.keeping()).toEqual({ state: "refused", why: "gone" });
  });

  test("room that was freed can be written again, although every change was saved", async () => {
    const phone = await device("edit");
    await phone.becomes("saved");
    for (let round = 0; round < 4; round += 1) {
      phone.about.set("note", "x".repeat(1_600_000));
      await phone.becomes("saved");
    }
    expect((await saved()).getMap("wedding").get("note")).toHaveLength(1_600_000);
  });

  test("a plan in quarantine sends everybody away with a word, and another plan does not notice", async () => {
    const phone = await device("edit");
    await phone.becomes("saved");
    const [quarantined, other] = [at.planId, await createPlan(database(), crypto.randomUUID())];
    at.planId = other;
    const neighbour = await device("edit");
    await neighbour.becomes("saved");
    await quarantinePlan(database(), quarantined, "It took too long.");
    await phone.becomes("shut");
    expect(phone.keeping()).toEqual({ state: "shut", why: "quarantined" });
    at.planId = quarantined;
    const late = await device("edit");
    await late.becomes("shut");
    expect(late.keeping()).toEqual({ state: "shut", why: "quarantined" });
    at.planId = other;
    neighbour.about.set("guests", 4);
    await neighbour.becomes("saved");
    expect((await saved()).getMap("wedding").get("guests")).toBe(4);
  });

  const onTwoNodes = async () => {
    const one = await device("edit");
    await one.becomes("saved");
    await openSite();
    const two = await device("edit");
    await two.becomes("saved");
    one.about.set("date", "2027-06-19");
    two.about.set("guests", 220);
    const both = { guests: 220, date: "2027-06-19" };
    await expect
      .poll(() => [one.about.toJSON(), two.about.toJSON()], { timeout: 10_000 })
      .toEqual([both, both]);
  };
  // The embedded database serves one process.
  if (kind === "postgresql") test("devices on two nodes see each other's changes", onTwoNodes);
});
