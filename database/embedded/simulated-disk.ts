/**
 * A disk as a power cut may leave it: for each file and folder its content, and the synced part of it. A
 * file's contents become durable by its own sync, its name by the sync of its folder, and by nothing else.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { TracedCall } from "./traced-calls.ts";

/** Half of PostgreSQL's page, so that a page can be torn. */
const BLOCK = 4096;

interface Contents {
  size: number;
  blocks: Map<number, Buffer>;
}
type Names = Map<string, TracedFile | TracedFolder>;

class TracedFile {
  now: Contents = { size: 0, blocks: new Map() };
  synced: Contents = { size: 0, blocks: new Map() };

  write(data: Buffer, offset: number): void {
    for (let done = 0; done < data.length;) {
      const start = (offset + done) % BLOCK;
      const number = (offset + done - start) / BLOCK;
      const block = Buffer.alloc(BLOCK);
      this.now.blocks.get(number)?.copy(block);
      done += data.copy(block, start, done);
      this.now.blocks.set(number, block);
    }
    this.now.size = Math.max(this.now.size, offset + data.length);
  }

  truncate(size: number): void {
    const kept = Math.ceil(size / BLOCK);
    for (const number of this.now.blocks.keys()) if (number >= kept) this.now.blocks.delete(number);
    this.now.blocks.get(kept - 1)?.fill(0, size - (kept - 1) * BLOCK);
    this.now.size = size;
  }

  beginSync(): () => void {
    const covered = { size: this.now.size, blocks: new Map(this.now.blocks) };
    return () => (this.synced = covered);
  }

  /** @param survives called for each unsynced block and length: whether it is on the disk all the same. */
  afterPowerCut(survives: () => boolean): Buffer {
    const result = Buffer.alloc(survives() ? this.now.size : this.synced.size);
    for (let number = 0; number * BLOCK < result.length; number++) {
      (survives() ? this.now : this.synced).blocks.get(number)?.copy(result, number * BLOCK);
    }
    return result;
  }
}

class TracedFolder {
  now: Names = new Map();
  synced: Names = new Map();

  beginSync(): () => void {
    const covered = new Map(this.now);
    return () => (this.synced = covered);
  }
}

/** Applies the calls of a trace in order; the power can be cut after any of them, more than once. */
export class SimulatedDisk {
  readonly #root: string;
  readonly #top = new TracedFolder();
  readonly #syncs = new Map<number, () => void>();

  /** @param root a folder that was durable, and empty, before the trace began. */
  constructor(root: string) {
    this.#root = root;
  }

  apply(call: TracedCall): void {
    switch (call.call) {
      case "open":
        return this.#open(call.path, call.create, call.truncate);
      case "write":
        return this.#file(call.path).write(call.data, call.offset);
      case "truncate":
        return this.#file(call.path).truncate(call.size);
      case "mkdir":
        return void this.#parent(call.path).now.set(basename(call.path), new TracedFolder());
      case "remove":
        return void this.#parent(call.path).now.delete(basename(call.path));
      case "rename": {
        const moved = this.#find(call.path);
        if (moved) this.#parent(call.target).now.set(basename(call.target), moved);
        return void this.#parent(call.path).now.delete(basename(call.path));
      }
      case "sync begins":
        return void this.#syncs.set(call.id, this.#find(call.path)?.beginSync() ?? (() => {}));
      case "sync ends":
        return this.#syncs.get(call.id)?.();
    }
  }

  /** Writes into `target` what remains of the disk when the power is cut now. */
  cutPower(target: string, survives: () => boolean): void {
    const leave = (folder: TracedFolder, path: string) => {
      mkdirSync(path, { mode: 0o700 });
      for (const [name, entry] of survives() ? folder.now : folder.synced) {
        if (entry instanceof TracedFolder) leave(entry, join(path, name));
        else writeFileSync(join(path, name), entry.afterPowerCut(survives));
      }
    };
    leave(this.#top, target);
  }

  #open(path: string, create: boolean, truncate: boolean): void {
    const names = this.#parent(path).now;
    if (create && !names.has(basename(path))) names.set(basename(path), new TracedFile());
    if (truncate) this.#file(path).truncate(0);
  }

  #find(path: string): TracedFile | TracedFolder | undefined {
    let entry: TracedFile | TracedFolder | undefined = this.#top;
    for (const name of path.slice(this.#root.length).split("/").filter(Boolean)) {
      entry = entry instanceof TracedFolder ? entry.now.get(name) : undefined;
    }
    return entry;
  }

  #parent(path: string): TracedFolder {
    const folder = this.#find(dirname(path));
    if (!(folder instanceof TracedFolder)) throw new Error(`The trace made no folder for ${path}.`);
    return folder;
  }

  #file(path: string): TracedFile {
    const file = this.#find(path);
    if (!(file instanceof TracedFile)) throw new Error(`The trace made no file ${path}.`);
    return file;
  }
}
