import { once } from "node:events";
import { createServer, IncomingMessage, type Server } from "node:http";

import { afterEach, beforeEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { Doc, encodeStateAsUpdate } from "yjs";

import { connectPlan, type Keeping, type PlanConnection } from "#app/plan/session/plan-connection.ts";
import type { PlanPart, PlanRole, StoredPart } from "#app/plan/plan-part.ts";
import { othersWhoLook } from "#app/plan/presence/lookers.ts";
import { announcePlanChange, createPlan, deletePlan } from "#app/plan/repository/plan-repository.server.ts";
import { quarantinePlan } from "#app/plan/repository/quarantine-plan.server.ts";
import { planSocketPath, writeToken } from "#app/plan/plan-wire.ts";
import { authorIdOf, newAuthorSecret, suggestionId } from "#app/plan/document/author-id.ts";
import { openPlanWork, type PlanWork } from "#app/plan/worker/plan-updater.server.ts";
import { keyOf, rotateKey } from "#app/messaging/private-links/private-links.server.ts";
import type { LoggedConnection } from "#server/log/open-log.ts";
import type { PlanLimits } from "#server/rate-limits.ts";
import { plans } from "#database/schema/index.ts";
import { withDocument } from "#test-support/edit-stored-plan.ts";
import { forEachDatabase } from "#test-support/test-database.ts";
import type { OpenDatabase } from "#database/open-database.ts";

import { openPlanSync, type PlanSync } from "./plan-sync.ts";

const upTo = (posts: number) => ({ posts, seconds: 1 });
const secret = "a secret of thirty-two characters";

function socketOf(web: Server): string {
  const address = web.address();
  if (address === null || typeof address === "string")
    throw new Error("The server does not listen on a port.");
  return `ws://127.0.0.1:${address.port}${planSocketPath}`;
}

forEachDatabase((openDatabase, kind) => {
  let open: OpenDatabase & AsyncDisposable;
  let web: Server;
  let sync: PlanSync;
  let planWork: PlanWork;
  let url: string;
  let planId: string;
  const opened: PlanConnection[] = [];
  const logged: LoggedConnection[] = [];

  beforeEach(async () => {
    logged.length = 0;
    open = await openDatabase();
    planWork = openPlanWork(open.database, () => {});
    web = createServer();
    web.listen(0, "127.0.0.1");
    await once(web, "listening");
    url = socketOf(web);
    sync = await openPlanSync(open, planWork, url.replace(/^ws/, "http"));
    sync.listenOn(web, { connection: (line) => logged.push(line) });
    const first = new Doc();
    first.getMap("wedding").set("guests", 180);
    planId = await createPlan(open.database, crypto.randomUUID(), encodeStateAsUpdate(first));
  });
  afterEach(async () => {
    for (const connection of opened.splice(0)) connection.close();
    await sync.close();
    await planWork.close();
    web.close();
    await open[Symbol.asyncDispose]();
  });

  async function device(
    role: PlanRole,
    part: PlanPart = "plan",
    authorSecret: string | null = role === "propose" ? newAuthorSecret() : null,
  ) {
    const document = new Doc();
    const authorId = await authorIdOf(authorSecret ?? "");
    const key = await keyOf(open.database, secret, `plan-${role}`, planId);
    const token = writeToken({ key, authorSecret });
    const connection = connectPlan(document, { url, planId, part, key: token, pauseMillis: 500 });
    opened.push(connection);
    let keeping: Keeping = { state: "waiting" };
    connection.onKeeping((now) => (keeping = now));
    const becomes = (state: Keeping["state"]) =>
      expect.poll(() => keeping.state, { timeout: 10_000 }).toBe(state);
    return {
      document,
      connection,
      becomes,
      keeping: () => keeping,
      about: document.getMap("wedding"),
      comments: document.getMap("comments"),
      own: (id: string) => suggestionId(authorId, id),
    };
  }

  const kept = async (part: StoredPart = "plan") =>
    withDocument(open.database, planId, part, (document) => {
      const copy = new Doc();
      for (const name of ["wedding", "tasks", "comments"])
        for (const [key, value] of Object.entries(document.getMap(name).toJSON()))
          copy.getMap(name).set(key, value);
      return copy;
    });
  const showDetails = () => open.database.update(plans).set({ viewShowsDetails: true });

  test("two devices see each other's changes, and both hear that theirs are kept", async () => {
    const [one, two] = [await device("edit"), await device("edit")];
    await one.becomes("kept");
    expect(one.about.get("guests")).toBe(180);
    await two.becomes("kept");

    one.about.set("guests", 240);
    two.about.set("date", "2027-06-19");
    await one.becomes("kept");
    await two.becomes("kept");
    await expect
      .poll(() => [one.about.toJSON(), two.about.toJSON()])
      .toEqual([
        { guests: 240, date: "2027-06-19" },
        { guests: 240, date: "2027-06-19" },
      ]);
    expect((await kept()).getMap("wedding").toJSON()).toEqual({ guests: 240, date: "2027-06-19" });
  });

  test("a connection is in the log when it opens and when it closes, without its key", async () => {
    const phone = await device("edit");
    await phone.becomes("kept");
    phone.connection.close();
    await expect.poll(() => logged.map(({ event }) => event)).toEqual(["open", "close"]);
    const [first, last] = logged;
    expect(last?.id).toBe(first?.id);
    expect(JSON.stringify(logged)).not.toContain(await keyOf(open.database, secret, "plan-edit", planId));
  });

  test("a page of another site cannot open a connection, whatever key it has, and ours can", async () => {
    const handshake = async (origin: string) => {
      const socket = new WebSocket(url, { origin });
      const [answer]: unknown[] = await Promise.race([
        once(socket, "unexpected-response").then(([, response]: unknown[]) => [response]),
        once(socket, "open").then(() => ["open"]),
      ]);
      socket.on("error", () => {});
      socket.terminate();
      return answer instanceof IncomingMessage ? answer.statusCode : answer;
    };
    const ours = url.replace(/^ws/, "http").replace(planSocketPath, "");
    for (const origin of ["https://evil.example", "null", `${ours}.evil.example`, "nonsense"])
      expect([origin, await handshake(origin)]).toEqual([origin, 403]);
    expect(await handshake(ours)).toBe("open");
    expect(logged.filter(({ event }) => event === "refused")).toHaveLength(4);
  });

  test("what is called kept is in the database at that moment", async () => {
    const phone = await device("edit");
    await phone.becomes("kept");
    for (let guests = 1; guests <= 20; guests += 1) {
      phone.about.set("guests", guests);
      expect(phone.keeping().state).toBe("sending");
      await phone.becomes("kept");
      expect((await kept()).getMap("wedding").get("guests")).toBe(guests);
    }
  });

  test("two devices that were without a signal lose no edit", async () => {
    const [one, two] = [await device("edit"), await device("edit")];
    await one.becomes("kept");
    await two.becomes("kept");
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
    await one.becomes("kept");
    await two.becomes("kept");
    expect((await kept()).getMap("tasks").size).toBe(100);
    await expect.poll(() => one.document.getMap("tasks").size).toBe(100);
    await expect.poll(() => two.document.getMap("tasks").size).toBe(100);
  });

  test("a link to look at a plan changes nothing by any message", async () => {
    await showDetails();
    const [looker, editor] = [await device("view"), await device("edit")];
    await editor.becomes("kept");
    looker.about.set("guests", 3);
    editor.about.set("date", "2027-06-19");
    await expect.poll(() => looker.about.get("date")).toBe("2027-06-19");
    expect(editor.about.get("guests")).toBe(180);
    expect((await kept()).getMap("wedding").toJSON()).toEqual({ guests: 180, date: "2027-06-19" });
  });

  test("a link to propose writes proposals and nothing else", async () => {
    const family = await device("propose", "proposals");
    await family.becomes("kept");
    family.comments.set(family.own("1/text"), "Manjit comes");
    await family.becomes("kept");
    const comments = { [family.own("1/text")]: "Manjit comes" };
    expect((await kept("proposals")).getMap("comments").toJSON()).toEqual(comments);

    const meddler = await device("propose", "plan");
    await expect.poll(() => meddler.about.get("guests")).toBe(180);
    meddler.about.set("guests", 3);
    const editor = await device("edit");
    await editor.becomes("kept");
    expect(editor.about.get("guests")).toBe(180);
    expect((await kept()).getMap("wedding").get("guests")).toBe(180);
  });

  test("who looks is told to the others with what their link allows, cut short, and is kept nowhere", async () => {
    await showDetails();
    const [editor, aunt] = [await device("edit"), await device("view")];
    await editor.becomes("kept");
    await expect.poll(() => aunt.about.get("guests")).toBe(180);
    aunt.connection.provider.awareness?.setLocalState({
      looker: { name: "Manjit ".repeat(100), tool: "budget", role: "edit" },
      more: "x".repeat(1000),
    });
    const heard = () =>
      othersWhoLook(editor.connection.provider.awareness?.getStates() ?? new Map(), editor.document.clientID);
    await expect
      .poll(heard)
      .toMatchObject([{ name: "Manjit ".repeat(100).slice(0, 60), tool: "budget", role: "view" }]);
    const state = editor.connection.provider.awareness?.getStates().get(aunt.document.clientID);
    expect(Object.keys(state ?? {})).toEqual(["looker"]);
    aunt.connection.close();
    await expect.poll(heard).toEqual([]);
    expect(JSON.stringify((await kept()).toJSON())).not.toContain("Manjit");
  });

  test("a link to propose fills no more than its own part", async () => {
    const family = await device("propose", "proposals");
    await family.becomes("kept");
    family.comments.set(family.own("1/text"), "x".repeat(1_100_000));
    await family.becomes("refused");
    expect(family.keeping()).toEqual({ state: "refused", why: "too-large" });
    expect((await kept("proposals")).getMap("comments").size).toBe(0);
  });

  test("a link that was rotated opens nothing, and whoever has the plan open is sent away", async () => {
    const phone = await device("edit");
    await phone.becomes("kept");
    const key = await keyOf(open.database, secret, "plan-edit", planId);
    await open.database.transaction(async (transaction) => {
      await rotateKey(transaction, secret, "plan-edit", planId);
      await announcePlanChange(transaction);
    });
    await phone.becomes("refused");
    expect(phone.keeping()).toEqual({ state: "refused", why: "no-key" });

    const late = connectPlan(new Doc(), { url, planId, part: "plan", key });
    opened.push(late);
    await new Promise((resolve) => late.onKeeping(({ state }) => state === "refused" && resolve(null)));
  });

  const onTwoNodes = async () => {
    const otherWeb = createServer();
    otherWeb.listen(0, "127.0.0.1");
    await once(otherWeb, "listening");
    const other = await openPlanSync(open, planWork, url);
    other.listenOn(otherWeb);
    try {
      const one = await device("edit");
      await one.becomes("kept");
      const here = url;
      url = socketOf(otherWeb);
      const two = await device("edit");
      url = here;
      await two.becomes("kept");
      one.about.set("date", "2027-06-19");
      two.about.set("guests", 220);
      const both = { guests: 220, date: "2027-06-19" };
      await expect
        .poll(() => [one.about.toJSON(), two.about.toJSON()], { timeout: 10_000 })
        .toEqual([both, both]);
    } finally {
      for (const connection of opened.splice(0)) connection.close();
      await other.close();
      otherWeb.close();
    }
  };
  // The embedded database serves one process.
  if (kind === "postgresql") test("devices on two nodes see each other's changes", onTwoNodes);

  test("a plan that was deleted says so", async () => {
    const phone = await device("edit");
    await phone.becomes("kept");
    await deletePlan(open.database, planId);
    await phone.becomes("refused");
    expect(phone.keeping()).toEqual({ state: "refused", why: "no-key" });
  });

  test("a change that would make the plan too large is refused, and the device is told", async () => {
    const phone = await device("edit");
    await phone.becomes("kept");
    phone.about.set("note", "x".repeat(8_000_000));
    await phone.becomes("refused");
    expect(phone.keeping()).toEqual({ state: "refused", why: "too-large" });
    expect((await kept()).getMap("wedding").toJSON()).toEqual({ guests: 180 });
  });

  test("what is no change of a plan is refused, nothing of it is kept, and the device is told", async () => {
    const [phone, laptop] = [await device("edit"), await device("edit")];
    await phone.becomes("kept");
    await laptop.becomes("kept");
    // As a device that was tampered with sends it.
    const name = new TextEncoder().encode(`plan.${planId}`);
    const frame = Uint8Array.of(name.length, ...name, 0, 2, 4, 1, 2, 3, 250);
    phone.connection.provider.configuration.websocketProvider.webSocket?.send(frame);
    await phone.becomes("refused");
    expect(phone.keeping()).toEqual({ state: "refused", why: "malformed" });
    laptop.about.set("guests", 200);
    await laptop.becomes("kept");
    expect((await kept()).getMap("wedding").toJSON()).toEqual({ guests: 200 });
  });

  test("a link to look sees no telephone numbers, addresses and notes, unless the couple shows them", async () => {
    const phone = await device("edit");
    await phone.becomes("kept");
    const households = phone.document.getMap("households");
    households.set("gill/name", "Gill");
    households.set("gill/phone", "403 555 0100");
    await phone.becomes("kept");
    const looker = await device("view", "outline");
    await expect.poll(() => looker.document.getMap("households").toJSON()).toEqual({ "gill/name": "Gill" });
    households.set("gill/notes", "Owes us a visit");
    households.set("gill/people", 4);
    await expect
      .poll(() => looker.document.getMap("households").toJSON())
      .toEqual({ "gill/name": "Gill", "gill/people": 4 });
    expect(Buffer.from(encodeStateAsUpdate(looker.document)).toString("latin1")).not.toMatch(/403 555|visit/);

    const curious = await device("view");
    await curious.becomes("refused");
    expect(curious.keeping()).toEqual({ state: "refused", why: "no-key" });

    await open.database.transaction(async (transaction) => {
      await transaction.update(plans).set({ viewShowsDetails: true });
      await announcePlanChange(transaction);
    });
    await looker.becomes("refused");
    const trusted = await device("view");
    await expect.poll(() => trusted.document.getMap("households").get("gill/phone")).toBe("403 555 0100");
  });

  test("who suggests changes what is theirs and nothing of others, whatever name stands on it", async () => {
    const [aunt, uncle] = [await device("propose", "proposals"), await device("propose", "proposals")];
    await aunt.becomes("kept");
    await uncle.becomes("kept");
    aunt.comments.set(aunt.own("1/text"), "Lunch at one");
    await aunt.becomes("kept");
    await expect.poll(() => uncle.comments.size).toBe(1);
    uncle.comments.set(aunt.own("1/text"), "No lunch");
    await uncle.becomes("refused");
    expect(uncle.keeping()).toEqual({ state: "refused", why: "not-yours" });

    const thief = await device("propose", "proposals");
    await thief.becomes("kept");
    thief.comments.delete(aunt.own("1/text"));
    await thief.becomes("refused");
    const nobody = await device("propose", "proposals", null);
    await nobody.becomes("kept");
    nobody.comments.set(aunt.own("2/text"), "As if");
    await nobody.becomes("refused");
    expect(Object.values((await kept("proposals")).getMap("comments").toJSON())).toEqual(["Lunch at one"]);

    const couple = await device("edit", "proposals");
    await couple.becomes("kept");
    couple.comments.delete(aunt.own("1/text"));
    await couple.becomes("kept");
    expect((await kept("proposals")).getMap("comments").size).toBe(0);
  });

  test("a plan in quarantine sends everybody away with a word, and another plan does not notice", async () => {
    const phone = await device("edit");
    await phone.becomes("kept");
    const [quarantined, other] = [planId, await createPlan(open.database, crypto.randomUUID())];
    planId = other;
    const neighbour = await device("edit");
    await neighbour.becomes("kept");
    await quarantinePlan(open.database, quarantined, "It took too long.");
    await phone.becomes("shut");
    expect(phone.keeping()).toEqual({ state: "shut", why: "quarantined" });
    planId = quarantined;
    const late = await device("edit");
    await late.becomes("shut");
    expect(late.keeping()).toEqual({ state: "shut", why: "quarantined" });
    planId = other;
    neighbour.about.set("guests", 4);
    await neighbour.becomes("kept");
    expect((await kept()).getMap("wedding").get("guests")).toBe(4);
  });

  test("room that was freed can be written again, although every change was kept", async () => {
    const phone = await device("edit");
    await phone.becomes("kept");
    for (let round = 0; round < 4; round += 1) {
      phone.about.set("note", "x".repeat(2_500_000));
      await phone.becomes("kept");
    }
    expect((await kept()).getMap("wedding").get("note")).toHaveLength(2_500_000);
  });

  const slow = {
    connections: { address: upTo(1000), plan: upTo(1000) },
    open: 1000,
    messages: upTo(10_000),
    writes: upTo(1000),
    work: upTo(100_000),
  };
  /** The devices of a test come to a site with these limits from now on. @returns what closes it */
  async function limited(limits: PlanLimits): Promise<() => Promise<void>> {
    const slowWeb = createServer();
    slowWeb.listen(0, "127.0.0.1");
    await once(slowWeb, "listening");
    const slowSync = await openPlanSync(open, planWork, url, { limits });
    slowSync.listenOn(slowWeb);
    url = socketOf(slowWeb);
    return async () => {
      await slowSync.close();
      slowWeb.close();
    };
  }

  test("an address has so many connections open and no more; when one of them ends, the next is let in", async () => {
    const closeSlow = await limited({ ...slow, open: 2 });
    try {
      const [one, two] = [await device("edit"), await device("edit")];
      await one.becomes("kept");
      await two.becomes("kept");
      const three = await device("edit");
      await three.becomes("slowed");
      expect([one.keeping().state, two.keeping().state]).toEqual(["kept", "kept"]);
      one.connection.close();
      await three.becomes("kept");
      expect(three.about.get("guests")).toBe(180);
    } finally {
      for (const connection of opened.splice(0)) connection.close();
      await closeSlow();
    }
  });

  test.each([
    ["connections of an address", { ...slow, connections: { ...slow.connections, address: upTo(1) } }],
    ["connections to a plan", { ...slow, connections: { ...slow.connections, plan: upTo(1) } }],
    ["messages of an address", { ...slow, messages: upTo(12) }],
    ["changes of a plan", { ...slow, writes: upTo(5) }],
    ["pieces of work for an address", { ...slow, work: upTo(12) }],
  ])(
    "too many %s are refused with a word, and kept when they come again later",
    async (_, limits) => {
      const closeSlow = await limited(limits);
      try {
        const told = new Set<string>();
        const devices = [await device("edit"), await device("edit")];
        for (const { connection } of devices) connection.onKeeping(({ state }) => told.add(state));
        await expect.poll(() => told.has("kept") || told.has("slowed"), { timeout: 10_000 }).toBe(true);
        for (let edit = 0; edit < 10; edit += 1)
          for (const [at, { document }] of devices.entries()) {
            document.getMap("tasks").set(`${at}-${edit}`, edit);
            await new Promise((resolve) => setTimeout(resolve, 5));
          }
        await expect.poll(() => told.has("slowed"), { timeout: 10_000 }).toBe(true);
        expect(told.has("refused")).toBe(false);
        await expect.poll(async () => (await kept()).getMap("tasks").size, { timeout: 30_000 }).toBe(20);
      } finally {
        for (const connection of opened.splice(0)) connection.close();
        await closeSlow();
      }
    },
    90_000,
  );
});
