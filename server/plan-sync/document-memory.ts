/** Minimum growth before a document is measured again, in bytes. */
const worthMeasuring = 1_000_000;

/** Maximum bytes: of all documents, of all while one more is opened, of those that one client IP opened. */
type Most = { all: number; opening: number; clientIp: number };

/** Memory of open documents, and who opened them. */
export class DocumentMemory {
  readonly #most: Most;
  readonly #open = new Map<string, { clientIp: string; bytes: number; measured: number }>();

  constructor(most: Most) {
    this.#most = most;
  }

  /**
   * Reserves memory for a document that is being opened.
   * @returns whether there is room for it
   */
  take(documentName: string, clientIp: string, bytes: number): boolean {
    if (!this.#isFree(clientIp, bytes, this.#most.opening)) return false;
    this.#open.set(documentName, { clientIp, bytes, measured: bytes });
    return true;
  }

  /** Whether there is room for an addition to it. */
  hasRoom(documentName: string, bytes: number): boolean {
    const open = this.#open.get(documentName);
    return open !== undefined && this.#isFree(open.clientIp, bytes);
  }

  /** Counts an addition to it. */
  grow(documentName: string, bytes: number): void {
    const open = this.#open.get(documentName);
    if (open !== undefined) open.bytes += bytes;
  }

  /** Whether it has grown enough since the last measurement that it may have become smaller meanwhile. */
  isRough(documentName: string): boolean {
    const open = this.#open.get(documentName);
    return open !== undefined && open.bytes > 2 * open.measured + worthMeasuring;
  }

  measured(documentName: string, bytes: number): void {
    const open = this.#open.get(documentName);
    if (open !== undefined) [open.bytes, open.measured] = [bytes, bytes];
  }

  /** Memory of a document, in bytes. */
  of(documentName: string): number {
    return this.#open.get(documentName)?.bytes ?? 0;
  }

  free(documentName: string): void {
    this.#open.delete(documentName);
  }

  #isFree(clientIp: string, bytes: number, all = this.#most.all): boolean {
    return this.#sum() + bytes <= all && this.#sum(clientIp) + bytes <= this.#most.clientIp;
  }

  #sum(clientIp?: string): number {
    let sum = 0;
    for (const open of this.#open.values())
      if (clientIp === undefined || open.clientIp === clientIp) sum += open.bytes;
    return sum;
  }
}
