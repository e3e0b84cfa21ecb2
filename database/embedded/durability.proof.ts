/**
 * Proof that an acknowledged commit survives a power cut (docs/decisions/0003): strace records the system
 * calls of durability.workload.ts; the disk is rebuilt in its worst possible state at some moments of that
 * record; the database opens there and has every row acknowledged before that moment.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbeddedDatabase } from "./open-embedded-database.ts";
import { readTrace, type TracedCall, tracedCallNames } from "./traced-calls.ts";
import { SimulatedDisk } from "./simulated-disk.ts";

/** Why no proof is possible here, or undefined when it is. */
export function whyProofUnavailable(): string | undefined {
  const { status, error } = spawnSync("strace", ["-f", "-o", "/dev/null", "true"]);
  if (error) return "strace is not installed";
  return status === 0 ? undefined : "strace may not trace processes here";
}

/** The system calls of a workload of `rows` acknowledged rows. */
export async function traceWorkload(rows: number): Promise<{ root: string; calls: TracedCall[] }> {
  const work = realpathSync(mkdtempSync(join(tmpdir(), "durability-")));
  const root = join(work, "disk");
  mkdirSync(root);
  try {
    const trace = join(work, "trace");
    const workload = join(import.meta.dirname, "durability.workload.ts");
    const result = spawnSync(
      "strace",
      ["-f", "-y", "-xx", "--seccomp-bpf", "-e", "signal=none", "-e", `trace=${tracedCallNames}`]
        .concat(["-s", String(2 ** 24), "-o", trace, process.execPath])
        .concat([workload, join(root, "data"), String(rows)]),
      // Without io_uring, whose file operations strace does not see.
      { encoding: "utf8", env: { ...process.env, UV_USE_IO_URING: "0" } },
    );
    if (result.signal !== "SIGKILL") throw new Error(`The workload failed: ${result.stderr}`);
    return { root, calls: await readTrace(trace, root) };
  } finally {
    rmSync(work, { recursive: true });
  }
}

export interface PowerCut {
  /** How many of the recorded calls had happened. */
  after: number;
  /** Whether an unsynced block, length or folder's names are on the disk all the same. */
  survives: () => boolean;
}

export interface AfterPowerCut {
  acknowledged: number;
  /** Rows acknowledged before the power cut and missing after it. */
  lost: number[];
}

/** The result of each power cut, in order. */
export async function cutPowerAt(
  cuts: PowerCut[],
  { root, calls }: { root: string; calls: TracedCall[] },
): Promise<AfterPowerCut[]> {
  const results: AfterPowerCut[] = [];
  const disk = new SimulatedDisk(root);
  const acknowledged: number[] = [];
  let done = 0;
  for (const { after, survives } of cuts.toSorted((a, b) => a.after - b.after)) {
    for (const call of calls.slice(done, after)) {
      disk.apply(call);
      if (call.call === "say") acknowledged.push(Number(call.text));
    }
    done = after;
    const found = await rowsFound(disk, survives);
    results.push({
      acknowledged: acknowledged.length,
      lost: acknowledged.filter((id) => !found.has(id)),
    });
  }
  return results;
}

async function rowsFound(disk: SimulatedDisk, survives: () => boolean): Promise<Set<number>> {
  const work = mkdtempSync(join(tmpdir(), "power-cut-"));
  try {
    disk.cutPower(join(work, "disk"), survives);
    return await rowsIn(join(work, "disk/data"));
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** All rows found by a database that reads every page of every table (PostgreSQL checks their checksums). */
async function rowsIn(dataDir: string): Promise<Set<number>> {
  const { pool, close } = await openEmbeddedDatabase(dataDir);
  try {
    const tables = await pool.query<{ name: string }>(
      "SELECT oid::regclass::text AS name FROM pg_class WHERE relkind IN ('r', 'm', 't')",
    );
    for (const { name } of tables.rows) await pool.query(`SELECT count(*) FROM ${name}`);
    if (!tables.rows.some(({ name }) => name === "proof")) return new Set();
    const rows = await pool.query<{ id: number }>("SELECT id FROM proof");
    return new Set(rows.rows.map(({ id }) => id));
  } finally {
    await close();
  }
}
