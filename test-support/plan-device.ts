import { setTimeout as wait } from "node:timers/promises";

import { expect } from "vitest";
import { Doc } from "yjs";
import { z } from "zod";

import { connectPlan, type PlanConnection } from "#app/plan/session/plan-connection.ts";
import { planSocketPath } from "#app/plan/document/sync-protocol.ts";

/** A saved plan, and the key to edit it. */
export type PlanKey = { planId: string; key: string };

/** Saves an empty plan on a site. */
export async function savePlan(origin: string): Promise<PlanKey> {
  const body = new URLSearchParams({ formKey: crypto.randomUUID() });
  const answer = await fetch(`${origin}/plans`, { method: "POST", body });
  return z.object({ planId: z.uuid(), key: z.string() }).parse(await answer.json());
}

/** A device that makes edits and records which ones were confirmed as saved. */
export class PlanDevice {
  readonly document = new Doc();
  readonly name: string;
  made = 0;
  toldSaved = 0;
  #connection: PlanConnection | null = null;

  constructor(name: string) {
    this.name = name;
  }

  connect(origin: string, { planId, key }: PlanKey): void {
    this.#connection?.close();
    const url = `${origin.replace(/^http/, "ws")}${planSocketPath}`;
    this.#connection = connectPlan(this.document, { url, planId, part: "plan", key });
    // Called synchronously: what is saved now is everything made so far.
    this.#connection.onKeeping(({ state }) => {
      if (state === "saved") this.toldSaved = this.made;
    });
  }

  edit(): void {
    this.made += 1;
    this.document.getMap("tasks").set(`${this.name} ${this.made}`, this.made);
  }

  /** Edits in bursts, as people do: now and then it waits until the plan is saved, mostly not. */
  async editUntil(round: { readonly isOver: boolean }, random: () => number): Promise<void> {
    const toldBefore = this.toldSaved;
    while (!round.isOver) {
      for (let burst = random() * 8; burst > 0; burst -= 1) {
        this.edit();
        await wait(random() * 8);
      }
      // A site on a slow machine would never get to confirm everything to a device that never waits.
      const patience = this.toldSaved > toldBefore ? random() * 400 : Infinity;
      const impatience = performance.now() + patience;
      while (!round.isOver && this.toldSaved < this.made && performance.now() < impatience) await wait(5);
    }
  }

  async untilSaved(): Promise<void> {
    await expect.poll(() => this.toldSaved, { timeout: 30_000 }).toBe(this.made);
  }

  /** Waits until a number of edits of all devices have arrived here. */
  async untilEdits(count: number): Promise<void> {
    const edits = this.document.getMap("tasks");
    await expect.poll(() => edits.size, { timeout: 30_000 }).toBeGreaterThanOrEqual(count);
  }

  close(): void {
    this.#connection?.close();
    this.#connection = null;
  }
}

/** A new device sees every edit that another device was told is saved. */
export async function expectSaved(
  origin: string,
  plan: PlanKey,
  told: readonly { name: string; toldSaved: number }[],
): Promise<void> {
  const stranger = new PlanDevice("stranger");
  stranger.connect(origin, plan);
  try {
    await stranger.untilEdits(1);
    const there = stranger.document.getMap("tasks");
    for (const { name, toldSaved } of told)
      for (let edit = 1; edit <= toldSaved; edit += 1) expect(there.get(`${name} ${edit}`)).toBe(edit);
  } finally {
    stranger.close();
  }
}

/** Everything in progress arrives, and every device ends with every edit of all of them. */
export async function expectConverged(devices: readonly PlanDevice[]): Promise<void> {
  for (const device of devices) device.edit();
  for (const device of devices) await device.untilSaved();
  const all = devices.reduce((sum, { made }) => sum + made, 0);
  for (const { document } of devices)
    await expect.poll(() => document.getMap("tasks").size, { timeout: 30_000 }).toBe(all);
}
