/**
 * What a request asks for: `letter` is every posted form and every private page, `page` is what everybody
 * may see, `picture` is a form that brings a picture and takes long to arrive.
 */
export type Kind = "letter" | "page" | "picture";

type Rule = {
  /** How many are worked on at once. */
  places: number;
  /** How many wait for a place. */
  waiting: number;
};

export type Rules = Readonly<Record<Kind, Rule>>;

/** What becomes of those who came: each is let in once or refused once. */
export type Decision<Guest> = { letIn: Guest[]; refused: Guest[] };

const kinds = ["letter", "page", "picture"] as const;

/**
 * The line in front of rendering, by rules alone, without clock and without promises. Each kind has its
 * own places and its own line, so that nobody waits behind another kind. While letters wait, pages get
 * one place only.
 */
export class Line<Guest> {
  readonly #rules: Rules;
  readonly #inside = { letter: 0, page: 0, picture: 0 };
  readonly #waiting: Record<Kind, Guest[]> = { letter: [], page: [], picture: [] };

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /** How many of a kind are inside and how many wait. */
  count(kind: Kind): { inside: number; waiting: number } {
    return { inside: this.#inside[kind], waiting: this.#waiting[kind].length };
  }

  /**
   * Somebody comes. When the line of pages is full, the oldest goes, who has waited longest and is the
   * first to give up; when the line of letters is full, the newest goes: the others are nearly there.
   * @param mayWait false refuses whoever finds no place
   */
  arrive(guest: Guest, kind: Kind, mayWait = true): Decision<Guest> {
    const line = this.#waiting[kind];
    if (line.length === 0 && this.#hasPlace(kind)) return { letIn: [this.#letIn(guest, kind)], refused: [] };
    const most = mayWait ? this.#rules[kind].waiting : 0;
    if (most === 0) return { letIn: [], refused: [guest] };
    line.push(guest);
    const isFull = line.length > most;
    const gone = isFull ? (kind === "page" ? line.shift() : line.pop()) : undefined;
    return { letIn: [], refused: gone === undefined ? [] : [gone] };
  }

  /** Somebody who was let in is done. */
  leave(kind: Kind): Decision<Guest> {
    this.#inside[kind] -= 1;
    return this.#callNext();
  }

  /** Somebody who may still wait has gone or has waited long enough. @returns whether it waited */
  giveUp(guest: Guest, kind: Kind): Decision<Guest> & { waited: boolean } {
    const line = this.#waiting[kind];
    const at = line.indexOf(guest);
    if (at >= 0) line.splice(at, 1);
    // The last letter that waited held pages back.
    return { ...this.#callNext(), waited: at >= 0 };
  }

  #callNext(): Decision<Guest> {
    const letIn: Guest[] = [];
    for (const kind of kinds)
      while (this.#hasPlace(kind)) {
        const next = this.#waiting[kind].shift();
        if (next === undefined) break;
        letIn.push(this.#letIn(next, kind));
      }
    return { letIn, refused: [] };
  }

  #hasPlace(kind: Kind): boolean {
    const most = kind === "page" && this.#waiting.letter.length > 0 ? 1 : this.#rules[kind].places;
    return this.#inside[kind] < most;
  }

  #letIn(guest: Guest, kind: Kind): Guest {
    this.#inside[kind] += 1;
    return guest;
  }
}
