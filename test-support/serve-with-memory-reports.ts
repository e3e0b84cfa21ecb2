import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// The site, which says on SIGUSR2 what it holds in memory once all garbage is collected, in bytes.
setFlagsFromString("--expose-gc");
const collect: unknown = runInNewContext("gc");

process.on("SIGUSR2", () => {
  if (typeof collect === "function") collect();
  const { rss, heapUsed, external } = process.memoryUsage();
  console.log(JSON.stringify({ kind: "weight", rss, held: heapUsed + external }));
});

await import("./serve-with-high-limits.ts");
