import { maxUnreadSeconds, maxBufferedBytes, mostHeldByAddress } from "./sync-limits.ts";

/** A connection, and its share of the process's resources. */
export type RegisteredConnection = {
  /** Its client IP. */
  clientIp: string;
  /** What it holds in memory, in bytes. */
  bufferedBytes: number;
  /** Since when it has not read anything of what waits, in milliseconds of performance.now(). */
  unreadSince: number | null;
  end: () => void;
};

type Most = { all: number; clientIp: number };

/** All connections of the process, with limits on their total memory. */
export class ConnectionRegistry {
  readonly #lines = new Set<RegisteredConnection>();
  readonly #most: Most;
  #held = 0;
  /** Total of one client IP. */
  readonly #heldBy = new Map<string, number>();

  /** @param most maximum total of all, and of one client IP, in bytes */
  constructor(most: Most = { all: maxBufferedBytes, clientIp: mostHeldByAddress }) {
    this.#most = most;
  }

  add(line: RegisteredConnection): void {
    this.#lines.add(line);
    this.#count(line, line.bufferedBytes);
  }

  remove(line: RegisteredConnection): void {
    if (this.#lines.delete(line)) this.#count(line, -line.bufferedBytes);
  }

  /** Adds to what one of them holds, or subtracts. */
  hold(line: RegisteredConnection, bytes: number): void {
    if (!this.#lines.has(line)) return;
    this.#count(line, bytes);
    if (bytes <= 0) return;
    if (this.#of(line.clientIp) > this.#most.clientIp) this.#letGo(line.clientIp);
    if (this.#held > this.#most.all) this.#letGo(this.#mostHolding());
  }

  /** Whether one may hold so much more beside the others of its client address, whatever all others hold. */
  hasRoom({ clientIp }: RegisteredConnection, bytes: number): boolean {
    return this.#of(clientIp) + bytes <= this.#most.clientIp;
  }

  /** Closes those that have not read anything for very long. */
  endStalled(now = performance.now()): void {
    for (const line of this.#lines)
      if (line.unreadSince !== null && now - line.unreadSince > maxUnreadSeconds * 1000) line.end();
  }

  #of(clientIp: string): number {
    return this.#heldBy.get(clientIp) ?? 0;
  }

  #count({ clientIp }: RegisteredConnection, bytes: number): void {
    this.#held += bytes;
    const held = this.#of(clientIp) + bytes;
    if (held === 0) this.#heldBy.delete(clientIp);
    else this.#heldBy.set(clientIp, held);
  }

  /** The client IP whose connections hold most. */
  #mostHolding(): string | null {
    let most: string | null = null;
    for (const [clientIp, held] of this.#heldBy) if (most === null || held > this.#of(most)) most = clientIp;
    return most;
  }

  /** A client IP loses the connection that holds most. */
  #letGo(clientIp: string | null): void {
    let largest: RegisteredConnection | null = null;
    for (const line of this.#lines)
      if (line.clientIp === clientIp && (largest === null || line.bufferedBytes > largest.bufferedBytes))
        largest = line;
    if (largest === null) return;
    this.remove(largest);
    largest.end();
  }
}
