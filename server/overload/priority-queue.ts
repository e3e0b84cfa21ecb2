/**
 * What a request asks for: `interactive` is every posted form and every private page, `page` is what everybody
 * may see, `upload` is a form that brings a picture and takes long to arrive.
 */
export type RequestClass = "interactive" | "page" | "upload";

type Rule = {
  /** Maximum in progress. */
  places: number;
  /** Maximum waiting. */
  waiting: number;
};

export type QueueRules = Readonly<Record<RequestClass, Rule>>;

/** What happens to requests: each is admitted once or rejected once. */
export type QueueDecision<Guest> = { letIn: Guest[]; refused: Guest[] };

const kinds = ["interactive", "page", "upload"] as const;

/**
 * The line in front of rendering, by rules alone, without clock and without promises. Each kind has its
 * own places and its own line, so that nobody waits behind another kind. While interactive requests wait, pages get
 * one place only.
 */
export class PriorityQueue<Guest> {
  readonly #rules: QueueRules;
  readonly #inside = { interactive: 0, page: 0, upload: 0 };
  readonly #waiting: Record<RequestClass, Guest[]> = { interactive: [], page: [], upload: [] };

  constructor(rules: QueueRules) {
    this.#rules = rules;
  }

  /** How many of a class are admitted and how many wait. */
  count(kind: RequestClass): { inside: number; waiting: number } {
    return { inside: this.#inside[kind], waiting: this.#waiting[kind].length };
  }

  /**
   * Somebody comes. When the line of pages is full, the oldest goes, who has waited longest and is the
   * first to give up; when the line of interactive requests is full, the newest goes: the others are nearly there.
   * @param mayWait false refuses whoever finds no place
   */
  arrive(guest: Guest, kind: RequestClass, mayWait = true): QueueDecision<Guest> {
    const line = this.#waiting[kind];
    if (line.length === 0 && this.#hasPlace(kind)) return { letIn: [this.#letIn(guest, kind)], refused: [] };
    const most = mayWait ? this.#rules[kind].waiting : 0;
    if (most === 0) return { letIn: [], refused: [guest] };
    line.push(guest);
    const isFull = line.length > most;
    const gone = isFull ? (kind === "page" ? line.shift() : line.pop()) : undefined;
    return { letIn: [], refused: gone === undefined ? [] : [gone] };
  }

  /** An admitted request is done. */
  leave(kind: RequestClass): QueueDecision<Guest> {
    this.#inside[kind] -= 1;
    return this.#callNext();
  }

  /**
   * A waiting request was aborted or has waited too long.
   * @returns whether it was waiting
   */
  giveUp(guest: Guest, kind: RequestClass): QueueDecision<Guest> & { waited: boolean } {
    const line = this.#waiting[kind];
    const at = line.indexOf(guest);
    if (at >= 0) line.splice(at, 1);
    // The last interactive request that waited held pages back.
    return { ...this.#callNext(), waited: at >= 0 };
  }

  #callNext(): QueueDecision<Guest> {
    const letIn: Guest[] = [];
    for (const kind of kinds)
      while (this.#hasPlace(kind)) {
        const next = this.#waiting[kind].shift();
        if (next === undefined) break;
        letIn.push(this.#letIn(next, kind));
      }
    return { letIn, refused: [] };
  }

  #hasPlace(kind: RequestClass): boolean {
    const most = kind === "page" && this.#waiting.interactive.length > 0 ? 1 : this.#rules[kind].places;
    return this.#inside[kind] < most;
  }

  #letIn(guest: Guest, kind: RequestClass): Guest {
    this.#inside[kind] += 1;
    return guest;
  }
}
