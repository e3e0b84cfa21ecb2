import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";

import type { DeviceLines } from "./device-lines.ts";
import { mostBeforeKey, mostBytesUnderWay, mostUnderWay, mostUnsent, readNoMoreFrom } from "./live-limits.ts";

/** A connection as it was opened: its bytes, the messages in them, and where it comes from. */
export type OpenedSocket = { socket: WebSocket; raw: Duplex; address: string };

type Rules = {
  /** Passes on a message of the device. */
  receive: (bytes: Uint8Array) => void;
  closed: (code: number, reason: string) => void;
};

/**
 * A connection to a device. It is read as fast as its messages are worked through and as the device reads
 * what it is sent: whoever does not read is not read either, and costs no more than what lies ready for it.
 */
export class DeviceLine {
  readonly address: string;
  readonly #socket: WebSocket;
  readonly #lines: DeviceLines;
  /** The sizes of messages with the thread. */
  readonly #underWay: number[] = [];
  #isKnown = false;
  #beforeKey = 0;
  #bytesUnderWay = 0;
  #unsent = 0;
  /** What it holds in memory, in bytes: all three together. */
  held = 0;
  /** What came since the last whole message. */
  #unfinished = 0;
  /** Since when something waits of which nothing was read, in milliseconds of performance.now(); null: nothing waits. */
  unreadSince: number | null = null;

  constructor({ socket, raw, address }: OpenedSocket, lines: DeviceLines, { receive, closed }: Rules) {
    this.address = address;
    this.#socket = socket;
    this.#lines = lines;
    lines.add(this);
    // Before the messages in it are told of: what is left afterwards is of the next one.
    raw.prependListener("data", (chunk: Buffer) => this.#came(chunk.byteLength));
    socket.on("message", (data: Buffer) => {
      this.#hold(data.byteLength - this.#unfinished);
      this.#unfinished = 0;
      this.#underWay.push(data.byteLength);
      this.#bytesUnderWay += data.byteLength;
      this.#readOrWait();
      if (socket.readyState === socket.OPEN) receive(new Uint8Array(data));
    });
    socket.on("close", (code, reason) => {
      lines.remove(this);
      closed(code, reason.toString());
    });
  }

  send(bytes: Uint8Array): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#unsent += bytes.byteLength;
    this.#hold(bytes.byteLength);
    this.unreadSince ??= performance.now();
    this.#socket.send(bytes, () => this.#wasRead(bytes.byteLength));
    if (this.#unsent > mostUnsent) this.end();
    this.#readOrWait();
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
    // Only who is read can say that it closes, too.
    this.#socket.resume();
  }

  end(): void {
    this.#socket.terminate();
  }

  /** Its key was looked up. */
  known(): void {
    this.#isKnown = true;
  }

  /** One of its messages is worked through. */
  handled(): void {
    const bytes = this.#underWay.shift() ?? 0;
    this.#bytesUnderWay -= bytes;
    this.#hold(-bytes);
    this.#readOrWait();
  }

  #came(bytes: number): void {
    this.#unfinished += bytes;
    this.#hold(bytes);
    if (this.#isKnown) return;
    this.#beforeKey += bytes;
    if (this.#beforeKey > mostBeforeKey) this.end();
  }

  #wasRead(bytes: number): void {
    this.#unsent -= bytes;
    this.#hold(-bytes);
    this.unreadSince = this.#unsent > 0 ? performance.now() : null;
    this.#readOrWait();
  }

  #hold(bytes: number): void {
    this.held += bytes;
    this.#lines.hold(this, bytes);
  }

  #readOrWait(): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const isMuch =
      this.#underWay.length >= mostUnderWay ||
      this.#bytesUnderWay > mostBytesUnderWay ||
      this.#unsent > readNoMoreFrom;
    if (isMuch && !this.#socket.isPaused) this.#socket.pause();
    else if (!isMuch && this.#socket.isPaused) this.#socket.resume();
  }
}
