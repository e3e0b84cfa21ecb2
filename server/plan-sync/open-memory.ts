type Most = { all: number; address: number };

/** What open documents take in memory, and who opened them. */
export class OpenMemory {
  readonly #most: Most;
  readonly #open = new Map<string, { address: string; bytes: number }>();

  /** @param most what all documents may take, and those that one client address opened, in bytes */
  constructor(most: Most) {
    this.#most = most;
  }

  /** Counts a document that is being opened. @returns whether there is room for it */
  take(documentName: string, address: string, bytes: number): boolean {
    if (this.#sum() + bytes > this.#most.all || this.#sum(address) + bytes > this.#most.address) return false;
    this.#open.set(documentName, { address, bytes });
    return true;
  }

  /** Counts what was added to it. */
  grow(documentName: string, bytes: number): void {
    const open = this.#open.get(documentName);
    if (open !== undefined) open.bytes += bytes;
  }

  /** What a document takes, in bytes. */
  of(documentName: string): number {
    return this.#open.get(documentName)?.bytes ?? 0;
  }

  free(documentName: string): void {
    this.#open.delete(documentName);
  }

  #sum(address?: string): number {
    let sum = 0;
    for (const open of this.#open.values())
      if (address === undefined || open.address === address) sum += open.bytes;
    return sum;
  }
}
