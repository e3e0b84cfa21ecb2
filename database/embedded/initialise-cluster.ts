/**
 * A separate process that creates an empty PostgreSQL cluster in the folder given as its argument, and ends
 * when all of it is on disk. Started by create-cluster.ts, because initdb needs memory that the site must not
 * hold on to.
 */
import { MemoryFS, PGlite, type postgresMod } from "@electric-sql/pglite";
import { initdbParams, startParams } from "./postgres-settings.ts";
import { copyLargeArraysSparsely } from "./sparse-array-copies.ts";
import { syncTree } from "./synced-folders.ts";

/**
 * PGlite lets initdb write directly into a MemoryFS, but for a folder it fills a second memory and copies
 * that as a tar archive. So this folder claims to be a MemoryFS: no copies. (If PGlite stops checking that,
 * the result is the same.)
 */
class FolderForInitdb extends MemoryFS {
  readonly #folder: string;

  constructor(folder: string) {
    super();
    this.#folder = folder;
  }

  override async init(pg: PGlite, options: Partial<postgresMod.PostgresMod>) {
    const { emscriptenOpts } = await super.init(pg, options);
    const mount = ({ FS, NODEFS }: postgresMod.PostgresMod) => {
      FS.mkdirTree(PGlite.paths.PGDATA);
      FS.mount(NODEFS, { root: this.#folder }, PGlite.paths.PGDATA);
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), mount] },
    };
  }
}

const [, , folder] = process.argv;
if (folder === undefined) throw new Error("The folder of the new cluster is missing.");

copyLargeArraysSparsely();
const database = await PGlite.create({
  fs: new FolderForInitdb(folder),
  startParams,
  initDbStartParams: initdbParams,
});
await database.close();
await syncTree(folder);
