import { expect, test } from "vitest";

import { declareSyncedPlan } from "#test-support/synced-plan.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

const upTo = (posts: number) => ({ posts, seconds: 1 });

const slow = {
  connections: { clientIp: upTo(1000), plan: upTo(1000) },
  open: 1000,
  messages: upTo(10_000),
  writes: upTo(1000),
  work: upTo(100_000),
};

forEachDatabase((openDatabase) => {
  const { at, openSite, device, saved } = declareSyncedPlan(openDatabase);

  test("a link to propose fills no more than its own part", async () => {
    const family = await device("propose", "proposals");
    await family.becomes("saved");
    family.comments.set(family.own("1/text"), "x".repeat(1_100_000));
    await family.becomes("refused");
    expect(family.keeping()).toEqual({ state: "refused", why: "too-large" });
    expect((await saved("proposals")).getMap("comments").size).toBe(0);
  });

  test("a change that would make the plan too large is refused, and the device is told", async () => {
    const phone = await device("edit");
    await phone.becomes("saved");
    phone.about.set("note", "x".repeat(8_000_000));
    await phone.becomes("refused");
    expect(phone.keeping()).toEqual({ state: "refused", why: "too-large" });
    expect((await saved()).getMap("wedding").toJSON()).toEqual({ guests: 180 });
  });

  test("what is no change of a plan is refused, nothing of it is saved, and the device is told", async () => {
    const [phone, laptop] = [await device("edit"), await device("edit")];
    await phone.becomes("saved");
    await laptop.becomes("saved");
    // As a device that was tampered with sends it.
    const name = new TextEncoder().encode(`plan.${at.planId}`);
    const frame = Uint8Array.of(name.length, ...name, 0, 2, 4, 1, 2, 3, 250);
    phone.connection.provider.configuration.websocketProvider.webSocket?.send(frame);
    await phone.becomes("refused");
    expect(phone.keeping()).toEqual({ state: "refused", why: "malformed" });
    laptop.about.set("guests", 200);
    await laptop.becomes("saved");
    expect((await saved()).getMap("wedding").toJSON()).toEqual({ guests: 200 });
  });

  test("an address has so many connections open and no more; when one of them ends, the next is let in", async () => {
    await openSite({ ...slow, open: 2 });
    const [one, two] = [await device("edit"), await device("edit")];
    await one.becomes("saved");
    await two.becomes("saved");
    const three = await device("edit");
    await three.becomes("slowed");
    expect([one.keeping().state, two.keeping().state]).toEqual(["saved", "saved"]);
    one.connection.close();
    await three.becomes("saved");
    expect(three.about.get("guests")).toBe(180);
  });

  test.each([
    ["connections of an address", { ...slow, connections: { ...slow.connections, clientIp: upTo(1) } }],
    ["connections to a plan", { ...slow, connections: { ...slow.connections, plan: upTo(1) } }],
    ["messages of an address", { ...slow, messages: upTo(12) }],
    ["changes of a plan", { ...slow, writes: upTo(5) }],
    ["pieces of work for an address", { ...slow, work: upTo(12) }],
  ])(
    "too many %s are refused with a word, and saved when they come again later",
    async (_, limits) => {
      await openSite(limits);
      const told = new Set<string>();
      const devices = [await device("edit"), await device("edit")];
      for (const { connection } of devices) connection.onKeeping(({ state }) => told.add(state));
      await expect.poll(() => told.has("saved") || told.has("slowed"), { timeout: 10_000 }).toBe(true);
      for (let edit = 0; edit < 10; edit += 1)
        for (const [number, { document }] of devices.entries()) {
          document.getMap("tasks").set(`${number}-${edit}`, edit);
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      await expect.poll(() => told.has("slowed"), { timeout: 10_000 }).toBe(true);
      expect(told.has("refused")).toBe(false);
      await expect.poll(async () => (await saved()).getMap("tasks").size, { timeout: 75_000 }).toBe(20);
    },
    120_000,
  );
});
