import { command } from "../tooling/command.mjs";
import { exitWithParentFlags, runPinned } from "../tooling/pinned-node.mjs";
import { StoppedError } from "../tooling/child-processes.mjs";
import { UserFacingError } from "../tooling/user-facing-error.mjs";

/** `node scripts/run.mjs SCRIPT ...` runs a script of the project on the pinned Node, whichever Node begins. */
await command(async () => {
  try {
    const { exitCode } = await runPinned([...exitWithParentFlags, ...process.argv.slice(2)], { show: true });
    return exitCode;
  } catch (error) {
    if (error instanceof StoppedError) return error.childExitCode;
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      throw new UserFacingError("The packages are not installed yet. Run npm start once.");
    throw error;
  }
});
