import type { WebSocketLike } from "@hocuspocus/server";

type Line = { send: (bytes: Uint8Array) => void; close: (code: number, reason: string) => void };

const [open, closed] = [1, 3];

/** The thread's end of a connection: the site, which has the real socket, sends what goes through it. */
export class VirtualSocket implements WebSocketLike {
  readyState: number = open;
  readonly #line: Line;

  constructor(line: Line) {
    this.#line = line;
  }

  send(data: Parameters<WebSocketLike["send"]>[0]): void {
    if (this.readyState !== open) return;
    if (!(data instanceof Uint8Array)) throw new Error("Messages about plans are bytes.");
    this.#line.send(data);
  }

  close(code = 1000, reason = ""): void {
    if (this.readyState !== open) return;
    this.readyState = closed;
    this.#line.close(code, reason);
  }

  /** The other side has closed it. */
  closed(): void {
    this.readyState = closed;
  }
}
