import { handOver } from "#app/plan/worker/hand-over.ts";

import type { FromSyncThread } from "./thread-messages.ts";

type Post = (said: FromSyncThread, handedOver: ArrayBuffer[]) => void;

/**
 * The thread's messages, in order. A message to everybody who has a plan open is posted once: the library
 * sends the same bytes to one connection after the other.
 */
export class Outgoing {
  readonly #post: Post;
  #waiting: { bytes: Uint8Array; connections: number[] } | null = null;

  constructor(post: Post) {
    this.#post = post;
  }

  /** Sends bytes to a connection; they are not changed afterwards. */
  send(connection: number, bytes: Uint8Array): void {
    if (this.#waiting?.bytes === bytes) {
      this.#waiting.connections.push(connection);
      return;
    }
    this.#flush();
    const waiting = { bytes, connections: [connection] };
    this.#waiting = waiting;
    queueMicrotask(() => {
      // Everybody has them now: the sender no longer needs them.
      if (this.#waiting === waiting) this.#flush(handOver([bytes]));
    });
  }

  /** @param bytes ones in it that nothing here needs any more */
  tell(said: FromSyncThread, bytes: readonly Uint8Array[] = []): void {
    this.#flush();
    this.#post(said, handOver(bytes));
  }

  #flush(handedOver: ArrayBuffer[] = []): void {
    if (this.#waiting === null) return;
    const waiting = this.#waiting;
    this.#waiting = null;
    this.#post({ say: "send", ...waiting }, handedOver);
  }
}
