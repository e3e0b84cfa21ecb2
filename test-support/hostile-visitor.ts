import { setTimeout as wait } from "node:timers/promises";

import { WebSocket } from "ws";

import { documentNameOf, type PlanPart } from "#app/plan/document/parts-and-roles.ts";
import { planSocketPath, syncCloseReasons } from "#app/plan/document/sync-protocol.ts";

import { framesOf } from "./plan-frames.ts";

/** A document, and what a stranger shows to open it. */
export type PlanTarget = { planId: string; part: PlanPart; token: string };

const words: readonly string[] = Object.values(syncCloseReasons);

/** Somebody who speaks to the site without our pages. */
export class HostileClient {
  readonly #url: string;

  /** @param origin of the site */
  constructor(origin: string) {
    this.#url = `${origin.replace(/^http/, "ws")}${planSocketPath}`;
  }

  /**
   * Sends a change over a connection of its own, and waits until it was taken or refused.
   * @returns the word with which it was refused; null where it was taken
   */
  async send({ planId, part, token }: PlanTarget, update: Uint8Array): Promise<string | null> {
    const frames = framesOf(documentNameOf(planId, part));
    const socket = new WebSocket(this.#url);
    const said = Promise.withResolvers<string | null>();
    let refused: string | null = null;
    socket.on("error", () => {});
    socket.on("close", (code) => said.resolve(refused ?? (code === 1000 ? "" : `closed with ${code}`)));
    // What comes in great number before the key was looked up is not even read.
    const admitted = Promise.withResolvers<void>();
    socket.on("close", () => admitted.resolve());
    socket.on("message", (data: Buffer) => {
      admitted.resolve();
      const text = data.toString("latin1");
      refused ??= words.find((word) => text.includes(word)) ?? null;
      if (text.includes("done")) said.resolve(refused);
    });
    socket.on("open", () => socket.send(frames.key(token)));
    try {
      await admitted.promise;
      if (socket.readyState === WebSocket.OPEN) {
        socket.send(frames.state(update));
        // Answered behind everything else.
        socket.send(frames.word("done"));
      }
      return await said.promise;
    } finally {
      socket.terminate();
    }
  }

  /** Opens a document and asks for all of it again and again, and never reads. @returns what hangs up */
  async askWithoutReading({ planId, part, token }: PlanTarget, times: number): Promise<() => void> {
    const frames = framesOf(documentNameOf(planId, part));
    const socket = await this.#open();
    socket.pause();
    socket.send(frames.key(token));
    for (let asked = 0; asked < times; asked += 1) socket.send(frames.question());
    return () => socket.terminate();
  }

  /** Sends bytes before any key. @returns whether the site let it */
  async sendBeforeKey(planId: string, bytes: number): Promise<boolean> {
    const frames = framesOf(documentNameOf(planId, "plan"));
    const socket = await this.#open();
    socket.send(frames.state(new Uint8Array(bytes)));
    const closed = new Promise((resolve) => socket.once("close", () => resolve(false)));
    const isOpen = await Promise.race([closed, wait(20_000, true)]);
    socket.terminate();
    return isOpen === true;
  }

  /** Opens one document in many sessions of one connection. @returns how many bytes came back */
  async openSessions({ planId, part, token }: PlanTarget, sessions: number): Promise<number> {
    const socket = await this.#open();
    let came = 0;
    socket.on("message", (data: Buffer) => (came += data.byteLength));
    for (let session = 0; session < sessions; session += 1) {
      const frames = framesOf(`${documentNameOf(planId, part)}\0${session}`);
      socket.send(frames.key(token));
      socket.send(frames.question());
    }
    await wait(2_000);
    socket.terminate();
    return came;
  }

  async #open(): Promise<WebSocket> {
    const socket = new WebSocket(this.#url);
    socket.on("error", () => {});
    await new Promise((resolve) => socket.once("open", resolve));
    return socket;
  }
}
