import { longestUnread, mostHeld } from "./live-limits.ts";

/** A connection, and what of the process it takes. */
export type Line = {
  /** The client address that it comes from. */
  address: string;
  /** What it holds in memory, in bytes. */
  held: number;
  /** Since when it has not read anything of what waits, in milliseconds of performance.now(). */
  unreadSince: number | null;
  end: () => void;
};

/** All connections of the process, for what they may hold together. */
export class DeviceLines {
  readonly #lines = new Set<Line>();
  readonly #most: number;
  #held = 0;

  /** @param most what all may hold together, in bytes */
  constructor(most = mostHeld) {
    this.#most = most;
  }

  add(line: Line): void {
    this.#lines.add(line);
    this.#held += line.held;
  }

  remove(line: Line): void {
    if (this.#lines.delete(line)) this.#held -= line.held;
  }

  /** Counts what one of them holds more, or less. */
  hold(line: Line, bytes: number): void {
    if (!this.#lines.has(line)) return;
    this.#held += bytes;
    if (bytes > 0 && this.#held > this.#most) this.#makeRoom();
  }

  /** Closes those that have not read anything for very long. */
  endStalled(now = performance.now()): void {
    for (const line of this.#lines)
      if (line.unreadSince !== null && now - line.unreadSince > longestUnread * 1000) line.end();
  }

  /** The client address that holds most loses the connection that holds most. */
  #makeRoom(): void {
    const byAddress = [...Map.groupBy(this.#lines, ({ address }) => address).values()];
    const [most] = byAddress.toSorted((a, b) => sumOf(b) - sumOf(a));
    const [largest] = (most ?? []).toSorted((a, b) => b.held - a.held);
    if (largest === undefined) return;
    this.remove(largest);
    largest.end();
  }
}

const sumOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.held, 0);
