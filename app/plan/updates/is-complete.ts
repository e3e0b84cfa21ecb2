import type { ParsedUpdate, ParsedWriter } from "./parse-update.ts";

/**
 * Whether everything that an update depends on is present: what a writer wrote before, what each struct was
 * written after, and what is removed. Otherwise the missing part would leave structs pending inside the
 * document for good.
 * @param stateOf up to which clock the document has a writer's structs
 */
export function isComplete(
  { writers, removals }: ParsedUpdate,
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

/** How far each writer has come when each struct is taken as soon as its dependencies are. */
class Progress {
  readonly #writers: ReadonlyMap<number, ParsedWriter>;
  readonly #stateOf: (client: number) => number;
  readonly #reached = new Map<number, number>();
  /** The next struct of each writer. */
  readonly #next = new Map<ParsedWriter, number>();

  constructor(writers: readonly ParsedWriter[], stateOf: (client: number) => number) {
    this.#writers = new Map(writers.map((writer) => [writer.client, writer]));
    this.#stateOf = stateOf;
  }

  reach(client: number): number {
    return this.#reached.get(client) ?? this.#stateOf(client);
  }

  /**
   * Takes all structs of a writer, and their dependencies first.
   * @returns whether everything is present
   */
  finish(writer: ParsedWriter): boolean {
    // A writer that is waited for comes next: each step takes a struct or goes deeper, never in a circle.
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
    writer: ParsedWriter,
    until: number,
  ): "done" | "missing" | { writer: ParsedWriter; until: number } {
    const { client, clock, structs } = writer;
    // A gap: something before its first struct never arrived.
    if (clock > this.#stateOf(client)) return "missing";
    for (;;) {
      const index = this.#next.get(writer) ?? 0;
      const struct = structs[index];
      if (struct === undefined) return this.reach(client) < until ? "missing" : "done";
      // The writer that is waited for continues later. Known structs are checked too, because Yjs reads their
      // origin.
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
