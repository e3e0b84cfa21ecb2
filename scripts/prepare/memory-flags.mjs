import { Trouble } from "./trouble.mjs";

/** Megabytes that the site's own heap may take: enough for five thousand listings. */
const usualHeap = 160;
const smallestHeap = 96;

/** glibc otherwise keeps a heap for each thread that draws a picture or reads a file, and gives none back. */
export const oneHeap = { MALLOC_ARENA_MAX: "1" };

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
  if (!Number.isInteger(heap) || heap < smallestHeap)
    throw new Trouble(
      `HEAP_MB: use a whole number of megabytes, ${smallestHeap} or more (it is '${HEAP_MB}').`,
    );
  return ["--max-semi-space-size=4", `--max-old-space-size=${heap}`];
}
