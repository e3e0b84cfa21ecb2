import { build } from "../tooling/build.mjs";
import { StoppedError } from "../tooling/child-processes.mjs";
import { command } from "../tooling/command.mjs";
import { install } from "../tooling/install.mjs";
import { allocatorSettings, memoryFlags } from "../tooling/memory-flags.mjs";
import { exitWithParentFlags, runPinned } from "../tooling/pinned-node.mjs";

/** `npm start`: prepares what is not in line yet, then serves the site until it is stopped. */
await command(async () => {
  const flags = memoryFlags(process.env);
  await install("site");
  await build();
  try {
    const site = await runPinned([...flags, ...exitWithParentFlags, "server/main.ts"], {
      env: { ...allocatorSettings, ...process.env, NODE_ENV: "production" },
      show: true,
    });
    return site.exitCode;
  } catch (error) {
    // Stopping is how serving ends: whether it went well is for the server to say.
    if (error instanceof StoppedError) return error.childExitCode;
    throw error;
  }
});
