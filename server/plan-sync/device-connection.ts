import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";

import { ofTheirOwn } from "#app/plan/worker/hand-over.ts";

import type { ConnectionRegistry } from "./connection-registry.ts";
import {
  maxUnauthenticatedBytes,
  maxBytesInFlight,
  maxMessagesInFlight,
  maxUnsentBytes,
  pauseReadingAtBytes,
} from "./sync-limits.ts";

/** An opened connection: its bytes, the messages in them, and its client IP. */
export type AcceptedSocket = { socket: WebSocket; raw: Duplex; clientIp: string };

type Rules = {
  /** Passes on a message of the device; no other code holds its bytes. */
  receive: (bytes: Uint8Array) => void;
  closed: (code: number, reason: string) => void;
};

/**
 * A connection to a device. It reads only as fast as its messages are processed and as the device reads its
 * own: a device that does not read is not read from, and costs no more than its pending data. Messages are
 * passed on one at a time, so at most one more response is added.
 */
export class DeviceConnection {
  readonly clientIp: string;
  readonly #socket: WebSocket;
  readonly #lines: ConnectionRegistry;
  readonly #receive: Rules["receive"];
  /** Messages that are not passed on yet. */
  readonly #waiting: Uint8Array[] = [];
  /** The size of the message in progress; null: none is. */
  #atWork: number | null = null;
  #isKnown = false;
  #beforeKey = 0;
  /** Of the waiting messages and the one in progress. */
  #bytesUnderWay = 0;
  #unsent = 0;
  /** What it holds in memory, in bytes: all three together. */
  bufferedBytes = 0;
  /** What came since the last whole message. */
  #unfinished = 0;
  /**
   * Since when pending data has not been read, in milliseconds of performance.now(); null: nothing is
   * pending.
   */
  unreadSince: number | null = null;

  constructor(
    { socket, raw, clientIp }: AcceptedSocket,
    lines: ConnectionRegistry,
    { receive, closed }: Rules,
  ) {
    this.clientIp = clientIp;
    this.#socket = socket;
    this.#lines = lines;
    this.#receive = receive;
    lines.add(this);
    // Before the messages in it are reported: what is left afterwards belongs to the next one.
    raw.prependListener("data", (chunk: Buffer) => this.#came(chunk.byteLength));
    socket.on("message", (data: Buffer) => {
      this.#hold(data.byteLength - this.#unfinished);
      this.#unfinished = 0;
      this.#waiting.push(ofTheirOwn(data));
      this.#bytesUnderWay += data.byteLength;
      this.#goOn();
    });
    socket.on("close", (code, reason) => {
      lines.remove(this);
      this.#waiting.length = 0;
      closed(code, reason.toString());
    });
  }

  send(bytes: Uint8Array): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#unsent += bytes.byteLength;
    this.#hold(bytes.byteLength);
    this.unreadSince ??= performance.now();
    this.#socket.send(bytes, () => this.#wasRead(bytes.byteLength));
    if (this.#unsent > maxUnsentBytes) this.end();
    this.#goOn();
  }

  /**
   * A device that has not read its pending data would get the close reason only after it, and hold memory
   * until then.
   */
  close(code: number, reason: string): void {
    if (this.#unsent > pauseReadingAtBytes) return this.end();
    this.#socket.close(code, reason);
    // Only a connection that is being read can complete its closing.
    this.#socket.resume();
  }

  end(): void {
    this.#socket.terminate();
  }

  /** Its key was looked up. */
  known(): void {
    this.#isKnown = true;
  }

  /** Its message is processed. */
  handled(): void {
    const bytes = this.#atWork ?? 0;
    this.#atWork = null;
    this.#bytesUnderWay -= bytes;
    this.#hold(-bytes);
    this.#goOn();
  }

  #came(bytes: number): void {
    this.#unfinished += bytes;
    this.#hold(bytes);
    if (this.#isKnown) return;
    this.#beforeKey += bytes;
    if (this.#beforeKey > maxUnauthenticatedBytes) this.end();
  }

  #wasRead(bytes: number): void {
    this.#unsent -= bytes;
    this.#hold(-bytes);
    this.unreadSince = this.#unsent > 0 ? performance.now() : null;
    this.#goOn();
  }

  #hold(bytes: number): void {
    this.bufferedBytes += bytes;
    this.#lines.hold(this, bytes);
  }

  /** Passes on the next message, and continues reading or waits. */
  #goOn(): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#atWork === null && this.#unsent <= pauseReadingAtBytes) {
      const next = this.#waiting.shift();
      if (next !== undefined) {
        this.#atWork = next.byteLength;
        this.#receive(next);
      }
    }
    const isMuch =
      this.#waiting.length >= maxMessagesInFlight ||
      this.#bytesUnderWay > maxBytesInFlight ||
      this.#unsent > pauseReadingAtBytes;
    if (isMuch && !this.#socket.isPaused) this.#socket.pause();
    else if (!isMuch && this.#socket.isPaused) this.#socket.resume();
  }
}
