import { build } from "./prepare/build.mjs";
import { Stopped } from "./prepare/children.mjs";
import { command } from "./prepare/command.mjs";
import { install } from "./prepare/install.mjs";
import { endingWithUs, runPinned } from "./prepare/runtime.mjs";

/**
 * Left to itself V8 takes what a large machine offers before it collects: 400 MB and more. With these
 * limits (megabytes) the site stays below 350 MB resident, the embedded database included.
 */
const memoryLimits = ["--max-semi-space-size=4", "--max-old-space-size=160"];
/** glibc otherwise keeps a heap for each thread that draws a picture or reads a file, and gives none back. */
const oneHeap = { MALLOC_ARENA_MAX: "1" };

/** `npm start`: prepares what is not in line yet, then serves the site until it is stopped. */
await command(async () => {
  await install();
  await build();
  try {
    const site = await runPinned([...memoryLimits, ...endingWithUs, "server/main.ts"], {
      env: { ...oneHeap, ...process.env, NODE_ENV: "production" },
      show: true,
    });
    return site.exitCode;
  } catch (error) {
    // Stopping is how serving ends: whether it went well is for the server to say.
    if (error instanceof Stopped) return error.childExitCode;
    throw error;
  }
});
