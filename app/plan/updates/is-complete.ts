import type { ScannedUpdate, ScannedWriter } from "#app/plan/document/scan-update.ts";

/**
 * Whether everything that an update builds on is there: what a writer wrote before, what each struct was
 * written after, and what is removed. Anything else would wait inside the document for good.
 * @param stateOf up to which clock the document has what a writer wrote
 */
export function isComplete(
  { writers, removals }: ScannedUpdate,
  stateOf: (client: number) => number,
): boolean {
  const progress = new Progress(writers, stateOf);
  return (
    writers.every((writer) => progress.finish(writer)) &&
    removals.every(({ client, ranges }) => {
      const last = ranges.at(-1);
      return last === undefined || last.clock + last.length <= progress.reach(client);
    })
  );
}

/** How far each writer has come when structs are taken as soon as what they build on was taken. */
class Progress {
  readonly #writers: ReadonlyMap<number, ScannedWriter>;
  readonly #stateOf: (client: number) => number;
  readonly #reached = new Map<number, number>();
  /** The next struct of each writer. */
  readonly #next = new Map<ScannedWriter, number>();

  constructor(writers: readonly ScannedWriter[], stateOf: (client: number) => number) {
    this.#writers = new Map(writers.map((writer) => [writer.client, writer]));
    this.#stateOf = stateOf;
  }

  reach(client: number): number {
    return this.#reached.get(client) ?? this.#stateOf(client);
  }

  /** Takes all structs of a writer, and before them what they build on. @returns whether all is there */
  finish(writer: ScannedWriter): boolean {
    // Whom somebody waits for comes next: each step takes a struct or goes deeper, never in a circle.
    const stack = [{ writer, until: writer.end }];
    const isOnStack = new Set([writer]);
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const blocker = this.#advance(top.writer, top.until);
      if (blocker === "missing") return false;
      if (blocker === "done") {
        stack.pop();
        isOnStack.delete(top.writer);
        continue;
      }
      if (isOnStack.has(blocker.writer)) return false;
      stack.push(blocker);
      isOnStack.add(blocker.writer);
    }
    return true;
  }

  #advance(
    writer: ScannedWriter,
    until: number,
  ): "done" | "missing" | { writer: ScannedWriter; until: number } {
    const { client, clock, structs } = writer;
    // A gap: something before its first struct never came.
    if (clock > this.#stateOf(client)) return "missing";
    for (;;) {
      const index = this.#next.get(writer) ?? 0;
      const struct = structs[index];
      if (struct === undefined) return this.reach(client) < until ? "missing" : "done";
      // Whoever is waited for goes on later. What is known already is looked at, too: Yjs reads its origin.
      if (until < writer.end && this.reach(client) >= until) return "done";
      const { origin } = struct;
      if (origin !== null && origin.client === client && origin.clock >= struct.clock) return "missing";
      if (origin !== null && origin.client !== client && origin.clock >= this.reach(origin.client)) {
        const blocker = this.#writers.get(origin.client);
        return blocker === undefined ? "missing" : { writer: blocker, until: origin.clock + 1 };
      }
      this.#next.set(writer, index + 1);
      this.#reached.set(client, Math.max(this.reach(client), struct.clock + struct.length));
    }
  }
}
