import { setTimeout as wait } from "node:timers/promises";

import { WebSocket } from "ws";
import { Doc } from "yjs";

import { planSocketPath } from "#app/plan/document/sync-protocol.ts";
import { viewerState } from "#app/plan/document/viewers.ts";
import { connectPlan, type PlanConnection } from "#app/plan/session/plan-connection.ts";

import type { SavedPlan } from "./save-plans.ts";

/** Two devices that have one plan open. */
export type CoupleDevices = {
  /** Milliseconds from each edit until the other device had it. */
  delays: number[];
  /** Edits that are not on the other device yet. */
  missing: () => number;
  /**
   * Both devices edit by turns, each as often as `pause` says.
   * @param until in milliseconds of performance.now()
   * @param first after how many milliseconds it begins
   */
  editUntil: (until: number, pause: number, first: number) => Promise<void>;
  close: () => void;
};

/** Every device has a client address of its own, as behind a proxy. @returns how to end that */
export function useAddresses(): () => void {
  const before = globalThis.WebSocket;
  let devices = 0;
  class FromItsAddress extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      devices += 1;
      const address = `198.18.${devices >> 8}.${devices & 255}`;
      super(url, protocols, { headers: { "X-Forwarded-For": address } });
    }
  }
  Object.assign(globalThis, { WebSocket: FromItsAddress });
  return () => void Object.assign(globalThis, { WebSocket: before });
}

/** Opens a plan on two devices, and waits until both have it. */
export async function openCouple(origin: string, plan: SavedPlan): Promise<CoupleDevices> {
  const delays: number[] = [];
  /** When each edit of a device was made, until it has arrived; the oldest first. */
  const made = new Map<string, Map<number, number>>();
  const devices = await Promise.all(
    ["phone", "laptop"].map((name) => openDevice(origin, plan, name, arrived)),
  );

  /** An edit says all that those before it said: they are written over, and have arrived with it. */
  function arrived(edit: string): void {
    const [name = "", nth] = edit.split(" ");
    const now = performance.now();
    for (const [before, at] of made.get(name) ?? []) {
      if (before > Number(nth)) break;
      made.get(name)?.delete(before);
      delays.push(now - at);
    }
  }

  async function editUntil(until: number, pause: number, first: number): Promise<void> {
    await wait(first);
    for (let edits = 0; performance.now() < until; edits += 1)
      for (const { name, document } of devices) {
        made.set(name, (made.get(name) ?? new Map<number, number>()).set(edits, performance.now()));
        document.getMap("tasks").set(`${name}/title`, `${name} ${edits}`);
        await wait(pause / devices.length);
      }
  }

  return {
    delays,
    missing: () => [...made.values()].reduce((sum, edits) => sum + edits.size, 0),
    editUntil,
    close: () => devices.forEach(({ connection }) => connection.close()),
  };
}

async function openDevice(
  origin: string,
  { planId, key }: SavedPlan,
  name: string,
  arrived: (edit: string) => void,
): Promise<{ name: string; document: Doc; connection: PlanConnection }> {
  const document = new Doc();
  document.getMap("tasks").observe(({ keysChanged, transaction }) => {
    if (transaction.local) return;
    for (const changed of keysChanged) {
      const edit = document.getMap("tasks").get(changed ?? "");
      if (typeof edit === "string") arrived(edit);
    }
  });
  const url = `${origin.replace(/^http/, "ws")}${planSocketPath}`;
  const connection = connectPlan(document, { url, planId, part: "plan", key });
  connection.provider.awareness?.setLocalState(viewerState({ name, tool: "checklist" }));
  await new Promise<void>((resolve) => connection.onKeeping(({ state }) => state === "saved" && resolve()));
  return { name, document, connection };
}
