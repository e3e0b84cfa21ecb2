import { fdatasyncSync } from "node:fs";
import { dirname } from "node:path";
import type { PGlite, postgresMod } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { syncFolder } from "./synced-folders.ts";

type ModuleOptions = Partial<postgresMod.PostgresMod>;

/**
 * The embedded PostgreSQL has ended. Everything it acknowledged is on disk; opening the folder again recovers
 * it.
 */
export class DatabaseStoppedError extends Error {
  override name = "DatabaseStoppedError";
}

interface BackendNode {
  mode: number;
}
type NameOperation = (parent: BackendNode, ...rest: unknown[]) => unknown;

/** The part of Emscripten's Node file system used here, which PGlite's types omit. */
interface NodeBackend {
  realPath(node: BackendNode): string;
  tryFSOperation<T>(operation: () => T): T;
  stream_ops: { fsync?: (stream: { nfd: number; node: BackendNode }) => number };
  node_ops: Record<"mknod" | "unlink" | "rmdir" | "symlink", NameOperation> & {
    rename: (node: BackendNode, newParent: BackendNode, newName: string) => void;
  };
}

const isFolder = (node: BackendNode) => (node.mode & 0o170000) === 0o040000;
const isLogFile = (path: string) => /\/pg_wal\/[0-9A-F]{24}$/.test(path);

/**
 * PGlite's file system on disk, with a working fsync: in PGlite's own, every fsync of PostgreSQL succeeds and
 * does nothing. With it PostgreSQL itself decides what is synced and in which order, at commits and at
 * checkpoints (needs the start parameters of postgres-settings.ts).
 *
 * Stricter than PostgreSQL in one respect: PostgreSQL leaves the names of new tables' files to the kernel;
 * here the sync of a file makes its name durable too.
 */
export class DurableFileSystem extends NodeFS {
  /** Called when PostgreSQL has synced a new file of its write-ahead log. */
  onLogFile: () => void = () => {};
  /**
   * Called once when PostgreSQL ends by itself: a failed write or sync of the log (disk full, broken), or an
   * internal error.
   */
  onStopped: (error: DatabaseStoppedError) => void = () => {};
  /** Folders whose names changed since their last sync. */
  readonly #changedFolders = new Set<string>();
  #logFile = "";
  #lastWords = "";
  #mod: postgresMod.PostgresMod | undefined;
  #stopped: DatabaseStoppedError | undefined;
  #closing = false;

  override async init(pg: PGlite, options: ModuleOptions) {
    const { emscriptenOpts } = await super.init(pg, options);
    const { preRun = [], printErr } = emscriptenOpts;
    const amended: ModuleOptions = {
      ...emscriptenOpts,
      preRun: [...preRun, (mod) => this.#extend(mod)],
      printErr: (text: string) => {
        if (/ (PANIC|FATAL): /.test(text)) this.#lastWords = text;
        else if (this.#lastWords && / (DETAIL|HINT): /.test(text)) this.#lastWords += `\n${text}`;
        printErr?.(text);
      },
      onAbort: () => this.#stop("has aborted"),
      onExit: (code: number) => this.#stop(`has ended with code ${code}`),
    };
    return { emscriptenOpts: amended };
  }

  /**
   * PGlite calls this before it returns a result. Once PostgreSQL has ended, PGlite continues and answers as
   * if nothing had happened: this call stops that.
   * @throws DatabaseStoppedError
   */
  override async syncToFs(): Promise<void> {
    if (this.#stopped) throw this.#stopped;
  }

  /** PostgreSQL's own reason for ending, in place of PGlite's error, which only says that it has ended. */
  reasonFor(error: unknown): unknown {
    if (this.#stopped || this.#lastWords === "") return this.#stopped ?? error;
    return new DatabaseStoppedError(`The embedded database has ended: ${this.#lastWords}`, { cause: error });
  }

  override async closeFs(): Promise<void> {
    this.#closing = true;
    await super.closeFs();
  }

  #stop(how: string): void {
    if (this.#stopped || this.#closing) return;
    const stopped = new DatabaseStoppedError(
      `The embedded database ${how}: ${this.#lastWords || "it gave no reason"}`,
    );
    this.#stopped = stopped;
    if (this.#mod) seal(this.#mod, stopped);
    this.onStopped(stopped);
  }

  #extend(mod: postgresMod.PostgresMod): void {
    this.#mod = mod;
    const backend: NodeBackend = mod.NODEFS;
    backend.stream_ops.fsync = (stream) =>
      backend.tryFSOperation(() => {
        this.#sync(backend.realPath(stream.node), stream.nfd, isFolder(stream.node));
        return 0;
      });

    const names = backend.node_ops;
    for (const operation of ["mknod", "unlink", "rmdir", "symlink"] as const) {
      const original = names[operation];
      names[operation] = (parent, ...rest) => {
        this.#changedFolders.add(backend.realPath(parent));
        return original(parent, ...rest);
      };
    }
    const rename = names.rename;
    names.rename = (node, newParent, newName) => {
      this.#changedFolders.add(dirname(backend.realPath(node)));
      this.#changedFolders.add(backend.realPath(newParent));
      rename(node, newParent, newName);
    };
  }

  #sync(path: string, descriptor: number, folder: boolean): void {
    if (folder) this.#syncNames(path);
    else fdatasyncSync(descriptor);

    for (let above = dirname(path); above.length >= this.rootDir.length; above = dirname(above)) {
      if (this.#changedFolders.has(above)) this.#syncNames(above);
    }
    if (path !== this.#logFile && isLogFile(path)) {
      this.#logFile = path;
      this.onLogFile();
    }
  }

  #syncNames(folder: string): void {
    syncFolder(folder);
    this.#changedFolders.delete(folder);
  }
}

/**
 * PGlite treats the end of PostgreSQL as an ordinary error: it calls into it again, for the rest of the
 * message or the next one, and that may never return.
 */
function seal(mod: postgresMod.PostgresMod, stopped: DatabaseStoppedError): void {
  const refuse = () => {
    throw stopped;
  };
  mod._PostgresMainLoopOnce = refuse;
  mod.stackRestore = refuse; // PGlite's first call after an error, outside its own catch.
  mod._PostgresSendReadyForQueryIfNecessary = () => {};
  mod._pgl_pq_flush = () => {};
}
