import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// The site, which on SIGUSR2 reports its memory after garbage collection, in bytes.
setFlagsFromString("--expose-gc");
const collect: unknown = runInNewContext("gc");

process.on("SIGUSR2", () => {
  if (typeof collect === "function") collect();
  const { rss, heapUsed, external } = process.memoryUsage();
  console.log(JSON.stringify({ kind: "weight", rss, held: heapUsed + external }));
});

await import("./serve-with-high-limits.ts");
