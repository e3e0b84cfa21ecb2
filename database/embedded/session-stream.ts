import { Duplex } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";

type Written = { chunk: Buffer; encoding: BufferEncoding };
type Done = (error?: Error | null) => void;

/** First byte of PostgreSQL's message "Terminate". */
const TERMINATE = "X".charCodeAt(0);

/** After so long, in milliseconds, the next query waits until timers and other connections had their turn. */
const longestTurn = 5;

/**
 * The socket as node-postgres sees it: bytes of PostgreSQL's protocol go into PGlite, its responses come out.
 * When it closes, the session is left as a server would leave it: no open transaction, no locks, no settings.
 */
export class SessionStream extends Duplex {
  readonly #database: PGlite;
  readonly #previousClosed: Promise<unknown>;
  /** When the event loop last had a turn between two queries. */
  #lastTurn = 0;

  /** @param previousClosed settles when the previous stream has closed and left the session. */
  constructor(database: PGlite, previousClosed: Promise<unknown>) {
    super();
    this.#database = database;
    this.#previousClosed = previousClosed;
  }

  connect(): void {
    void this.#previousClosed.then(() => this.emit("connect"));
  }
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, encoding: BufferEncoding, done: Done): void {
    this._writev([{ chunk, encoding }], done);
  }

  /** Everything that node-postgres wrote at once (parse, bind, execute, sync) runs at once. */
  override _writev(written: Written[], done: Done): void {
    // PGlite would treat a Terminate behind another message as the end of PostgreSQL itself.
    const messages = written.map(({ chunk }) => chunk).filter((chunk) => chunk[0] !== TERMINATE);
    if (messages.length === 0) return done();
    this.#run(Buffer.concat(messages)).then((answer) => {
      this.push(answer);
      done();
    }, done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#reset().then(
      () => done(error),
      (failed: unknown) => done(error ?? (failed instanceof Error ? failed : null)),
    );
  }

  async #run(message: Buffer): Promise<Buffer> {
    // The answers of PGlite come as microtasks: without a pause, a transaction of a thousand statements would
    // be one turn of the event loop, and everything else on this thread would wait for its end.
    if (performance.now() - this.#lastTurn > longestTurn) {
      await nextTurn();
      this.#lastTurn = performance.now();
    }
    const answer: Buffer[] = [];
    await this.#database.runExclusive(async () => {
      // Throws when PostgreSQL has ended. So does the end of the call below, before any of the response is
      // passed on.
      await this.#database.syncToFs();
      await this.#database.execProtocolRawStream(message, {
        // A copy, because these bytes are PostgreSQL's own memory.
        onRawData: (bytes) => answer.push(Buffer.from(bytes)),
      });
    });
    return Buffer.concat(answer);
  }

  async #reset(): Promise<void> {
    try {
      if (this.#database.isInTransaction()) await this.#database.exec("ROLLBACK");
      await this.#database.exec("DISCARD ALL");
    } catch (error) {
      // A database that is being closed has no session left to reset.
      if (this.#database.ready) throw error;
    }
  }
}
