import { maxUnreadSeconds, maxBufferedBytes, mostHeldByAddress } from "./sync-limits.ts";

/** A connection, and its share of the process's resources. */
export type RegisteredConnection = {
  /** Its client IP. */
  address: string;
  /** What it holds in memory, in bytes. */
  bufferedBytes: number;
  /** Since when it has not read anything of what waits, in milliseconds of performance.now(). */
  unreadSince: number | null;
  end: () => void;
};

type Most = { all: number; address: number };

/** All connections of the process, with limits on their total memory. */
export class ConnectionRegistry {
  readonly #lines = new Set<RegisteredConnection>();
  readonly #most: Most;
  #held = 0;
  /** Total of one client IP. */
  readonly #heldBy = new Map<string, number>();

  /** @param most maximum total of all, and of one client IP, in bytes */
  constructor(most: Most = { all: maxBufferedBytes, address: mostHeldByAddress }) {
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
    if (this.#of(line.address) > this.#most.address) this.#letGo(line.address);
    if (this.#held > this.#most.all) this.#letGo(this.#mostHolding());
  }

  /** Whether one may hold so much more beside the others of its client address, whatever all others hold. */
  hasRoom({ address }: RegisteredConnection, bytes: number): boolean {
    return this.#of(address) + bytes <= this.#most.address;
  }

  /** Closes those that have not read anything for very long. */
  endStalled(now = performance.now()): void {
    for (const line of this.#lines)
      if (line.unreadSince !== null && now - line.unreadSince > maxUnreadSeconds * 1000) line.end();
  }

  #of(address: string): number {
    return this.#heldBy.get(address) ?? 0;
  }

  #count({ address }: RegisteredConnection, bytes: number): void {
    this.#held += bytes;
    const held = this.#of(address) + bytes;
    if (held === 0) this.#heldBy.delete(address);
    else this.#heldBy.set(address, held);
  }

  /** The client IP whose connections hold most. */
  #mostHolding(): string | null {
    let most: string | null = null;
    for (const [address, held] of this.#heldBy) if (most === null || held > this.#of(most)) most = address;
    return most;
  }

  /** A client IP loses the connection that holds most. */
  #letGo(address: string | null): void {
    let largest: RegisteredConnection | null = null;
    for (const line of this.#lines)
      if (line.address === address && (largest === null || line.bufferedBytes > largest.bufferedBytes))
        largest = line;
    if (largest === null) return;
    this.remove(largest);
    largest.end();
  }
}
