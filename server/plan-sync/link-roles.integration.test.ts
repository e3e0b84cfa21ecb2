import { once } from "node:events";
import { IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

import { expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { Doc, encodeStateAsUpdate } from "yjs";

import { connectPlan } from "#app/plan/session/plan-connection.ts";
import { notifyPlanChange } from "#app/plan/repository/plan-repository.server.ts";
import { planSocketPath } from "#app/plan/document/sync-protocol.ts";
import { otherViewers, viewerState } from "#app/plan/document/viewers.ts";
import { rotateKey } from "#app/messaging/private-links/private-links.server.ts";
import { plans } from "#database/schema/index.ts";
import { declareSyncedPlan, secret } from "#test-support/synced-plan.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

forEachDatabase((openDatabase) => {
  const { at, logged, opened, database, pool, device, keyFor, saved, showDetails } =
    declareSyncedPlan(openDatabase);

  test("a page of another site cannot open a connection, whatever key it has, and ours can", async () => {
    const handshake = async (origin: string) => {
      const socket = new WebSocket(at.url, { origin });
      const [answer]: unknown[] = await Promise.race([
        once(socket, "unexpected-response").then(([, response]: unknown[]) => [response]),
        once(socket, "open").then(() => ["open"]),
      ]);
      socket.on("error", () => {});
      socket.terminate();
      return answer instanceof IncomingMessage ? answer.statusCode : answer;
    };
    const ours = at.url.replace(/^ws/, "http").replace(planSocketPath, "");
    for (const origin of ["https://evil.example", "null", `${ours}.evil.example`, "nonsense"])
      expect([origin, await handshake(origin)]).toEqual([origin, 403]);
    expect(await handshake(ours)).toBe("open");
    expect(logged.filter(({ event }) => event === "refused")).toHaveLength(4);
  });

  /** How often the site asks its database about a change, while a number of devices has the plan open. */
  const queriesWith = async (devices: number) => {
    while (opened.length < devices) await (await device("edit")).becomes("saved");
    // What was asked for before is over.
    await wait(500);
    const asked = vi.spyOn(pool(), "query");
    await database().transaction((transaction) => notifyPlanChange(transaction, at.planId));
    await wait(500);
    const queries = asked.mock.calls.length;
    asked.mockRestore();
    return queries;
  };

  test("noticing that links were renewed asks the database as often for ten devices as for one", async () => {
    const forOne = await queriesWith(1);
    expect(forOne).toBeGreaterThan(0);
    expect(await queriesWith(10)).toBe(forOne);
  });

  test("a link to look at a plan changes nothing by any message", async () => {
    await showDetails();
    const [viewer, editor] = [await device("view"), await device("edit")];
    await editor.becomes("saved");
    viewer.about.set("guests", 3);
    editor.about.set("date", "2027-06-19");
    await expect.poll(() => viewer.about.get("date")).toBe("2027-06-19");
    expect(editor.about.get("guests")).toBe(180);
    expect((await saved()).getMap("wedding").toJSON()).toEqual({ guests: 180, date: "2027-06-19" });
  });

  test("a link to propose writes proposals and nothing else", async () => {
    const family = await device("propose", "proposals");
    await family.becomes("saved");
    family.comments.set(family.own("1/text"), "Manjit comes");
    await family.becomes("saved");
    const comments = { [family.own("1/text")]: "Manjit comes" };
    expect((await saved("proposals")).getMap("comments").toJSON()).toEqual(comments);

    const meddler = await device("propose", "plan");
    await expect.poll(() => meddler.about.get("guests")).toBe(180);
    meddler.about.set("guests", 3);
    const editor = await device("edit");
    await editor.becomes("saved");
    expect(editor.about.get("guests")).toBe(180);
    expect((await saved()).getMap("wedding").get("guests")).toBe(180);
  });

  test("a viewer is told to the others with what their link allows, cut short, and is saved nowhere", async () => {
    await showDetails();
    const [editor, aunt] = [await device("edit"), await device("view")];
    await editor.becomes("saved");
    await expect.poll(() => aunt.about.get("guests")).toBe(180);
    aunt.connection.provider.awareness?.setLocalState({
      ...viewerState({ name: "Manjit ".repeat(100), tool: "budget", role: "edit" }),
      more: "x".repeat(1000),
    });
    const heard = () =>
      otherViewers(editor.connection.provider.awareness?.getStates() ?? new Map(), editor.document.clientID);
    await expect
      .poll(heard)
      .toMatchObject([{ name: "Manjit ".repeat(100).slice(0, 60), tool: "budget", role: "view" }]);
    const state = editor.connection.provider.awareness?.getStates().get(aunt.document.clientID);
    expect(Object.keys(state ?? {})).toEqual(["looker"]);
    aunt.connection.close();
    await expect.poll(heard).toEqual([]);
    expect(JSON.stringify((await saved()).toJSON())).not.toContain("Manjit");
  });

  test("a link that was rotated opens nothing, and whoever has the plan open is sent away", async () => {
    const phone = await device("edit");
    await phone.becomes("saved");
    const key = await keyFor("edit");
    await database().transaction(async (transaction) => {
      await rotateKey(transaction, secret, "plan-edit", at.planId);
      await notifyPlanChange(transaction, at.planId);
    });
    await phone.becomes("refused");
    expect(phone.keeping()).toEqual({ state: "refused", why: "no-key" });

    const late = connectPlan(new Doc(), { ...at, part: "plan", key });
    opened.push(late);
    await new Promise((resolve) => late.onKeeping(({ state }) => state === "refused" && resolve(null)));
  });

  test("a link to look sees no telephone numbers, addresses, diets and notes, and no suggestions, unless the couple shows them", async () => {
    const phone = await device("edit");
    await phone.becomes("saved");
    const family = await device("propose", "proposals");
    await family.becomes("saved");
    family.comments.set(family.own("1/text"), "Uncle is ill");
    await family.becomes("saved");
    const households = phone.document.getMap("households");
    households.set("gill/name", "Gill");
    households.set("gill/phone", "403 555 0100");
    households.set("gill/diets", ["jain"]);
    await phone.becomes("saved");
    const viewer = await device("view", "outline");
    await expect.poll(() => viewer.document.getMap("households").toJSON()).toEqual({ "gill/name": "Gill" });
    households.set("gill/notes", "Owes us a visit");
    households.set("gill/people", 4);
    phone.document.getMap("comment-answers").set(family.own("1/text"), "We visit him");
    await expect
      .poll(() => viewer.document.getMap("households").toJSON())
      .toEqual({ "gill/name": "Gill", "gill/people": 4 });
    expect(Buffer.from(encodeStateAsUpdate(viewer.document)).toString("latin1")).not.toMatch(
      /403 555|visit|jain/,
    );

    for (const part of ["plan", "proposals"] as const) {
      const curious = await device("view", part);
      await curious.becomes("refused");
      expect(curious.keeping()).toEqual({ state: "refused", why: "no-key" });
      expect(curious.comments.size).toBe(0);
    }

    await database().transaction(async (transaction) => {
      await transaction.update(plans).set({ viewShowsDetails: true });
      await notifyPlanChange(transaction, at.planId);
    });
    await viewer.becomes("refused");
    const trusted = await device("view");
    await expect.poll(() => trusted.document.getMap("households").get("gill/phone")).toBe("403 555 0100");
    const told = await device("view", "proposals");
    await expect.poll(() => [...told.comments.values()]).toEqual(["Uncle is ill"]);
  });

  test("who suggests changes what is theirs and nothing of others, whatever name stands on it", async () => {
    const [aunt, uncle] = [await device("propose", "proposals"), await device("propose", "proposals")];
    await aunt.becomes("saved");
    await uncle.becomes("saved");
    aunt.comments.set(aunt.own("1/text"), "Lunch at one");
    await aunt.becomes("saved");
    await expect.poll(() => uncle.comments.size).toBe(1);
    uncle.comments.set(aunt.own("1/text"), "No lunch");
    await uncle.becomes("refused");
    expect(uncle.keeping()).toEqual({ state: "refused", why: "not-yours" });

    const thief = await device("propose", "proposals");
    await thief.becomes("saved");
    thief.comments.delete(aunt.own("1/text"));
    await thief.becomes("refused");
    const nobody = await device("propose", "proposals", null);
    await nobody.becomes("saved");
    nobody.comments.set(aunt.own("2/text"), "As if");
    await nobody.becomes("refused");
    expect(Object.values((await saved("proposals")).getMap("comments").toJSON())).toEqual(["Lunch at one"]);

    const couple = await device("edit", "proposals");
    await couple.becomes("saved");
    couple.comments.delete(aunt.own("1/text"));
    await couple.becomes("saved");
    expect((await saved("proposals")).getMap("comments").size).toBe(0);
  });
});
