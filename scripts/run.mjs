import { command } from "../tooling/command.mjs";
import { endingWithUs, runPinned } from "../tooling/pinned-node.mjs";
import { Stopped } from "../tooling/child-processes.mjs";
import { Trouble } from "./prepare/trouble.mjs";

/** `node scripts/run.mjs SCRIPT ...` runs a script of the project on the pinned Node, whichever Node begins. */
await command(async () => {
  try {
    const { exitCode } = await runPinned([...endingWithUs, ...process.argv.slice(2)], { show: true });
    return exitCode;
  } catch (error) {
    if (error instanceof Stopped) return error.childExitCode;
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      throw new Trouble("The packages are not installed yet. Run npm start once.");
    throw error;
  }
});
