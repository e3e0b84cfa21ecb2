import { build } from "../tooling/build.mjs";
import { Stopped } from "../tooling/child-processes.mjs";
import { command } from "../tooling/command.mjs";
import { install } from "./prepare/install.mjs";
import { memoryFlags, oneHeap } from "./prepare/memory-flags.mjs";
import { endingWithUs, runPinned } from "../tooling/pinned-node.mjs";

/** `npm start`: prepares what is not in line yet, then serves the site until it is stopped. */
await command(async () => {
  const flags = memoryFlags(process.env);
  await install();
  await build();
  try {
    const site = await runPinned([...flags, ...endingWithUs, "server/main.ts"], {
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
