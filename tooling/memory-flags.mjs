import { UserFacingError } from "./user-facing-error.mjs";

/** Maximum heap of the site in megabytes: enough for five thousand listings. */
const usualHeap = 160;
const minHeapMegabytes = 96;

/**
 * By default glibc keeps a heap for each thread that draws a picture or reads a file, and returns none; and
 * once a large buffer was freed it keeps all others of that size, too: a plan of some megabytes that went
 * through the site left fifty behind. What is read from a connection comes in pieces of 64 kB, which would
 * leave holes as well.
 */
export const allocatorSettings = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "65536",
  MALLOC_TRIM_THRESHOLD_: "1048576",
};

/**
 * Node's flags for the site. Left to itself V8 takes what a large machine offers before it collects:
 * 400 MB and more. With the usual limit the site stays below 350 MB resident, the embedded database
 * included; a large catalogue needs more (docs/operations.md).
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string[]}
 */
export function memoryFlags({ HEAP_MB = "" }) {
  const heap = HEAP_MB.trim() === "" ? usualHeap : Number(HEAP_MB);
  if (!Number.isInteger(heap) || heap < minHeapMegabytes)
    throw new UserFacingError(
      `HEAP_MB: use a whole number of megabytes, ${minHeapMegabytes} or more (it is '${HEAP_MB}').`,
    );
  return ["--max-semi-space-size=4", `--max-old-space-size=${heap}`];
}
