import { PGlite } from "@electric-sql/pglite";

/**
 * Size of one file of the write-ahead log, fixed when a cluster is created. Each new file is filled with
 * zeros and synced first; 4 MB (PostgreSQL: 16) keep that pause short. checkpoints.ts counts these files.
 */
const walSegmentMegabytes = 4;

/**
 * Chosen for a site's process that has 350 MB in all; the operating system's
 * file cache does the work that PostgreSQL's own buffers would.
 */
const memorySettings = {
  shared_buffers: "8MB",
  max_connections: "5",
  work_mem: "4MB",
  maintenance_work_mem: "16MB",
};

const settings = {
  ...memorySettings,
  max_wal_size: "32MB",
  min_wal_size: "8MB",
  // Its recovery timer is never stopped in WebAssembly and would tick, and keep Node alive, for ever.
  log_startup_progress_interval: "0",
  fsync: "on",
  full_page_writes: "on",
  synchronous_commit: "on",
  // PGlite's system call for fdatasync reports success and does nothing; the one
  // for fsync reaches the file system (see durable-file-system.ts).
  wal_sync_method: "fsync",
};

/** Command line of the running server: PGlite's own without `-F` (no fsync), plus our settings. */
export const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== "-F"),
  ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
];

/** Command line of initdb beyond PGlite's. Without the memory settings it tries PostgreSQL's larger ones. */
export const initdbParams = [
  `--wal-segsize=${walSegmentMegabytes}`,
  ...Object.entries(memorySettings).flatMap(([name, value]) => ["--set", `${name}=${value}`]),
];
