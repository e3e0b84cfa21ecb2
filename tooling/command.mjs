import { StoppedError } from "./child-processes.mjs";
import { root } from "./project.mjs";
import { UserFacingError } from "./user-facing-error.mjs";

/**
 * Runs a command's body and ends the process with its exit code.
 *
 * @param {() => Promise<number>} body answers the exit code
 */
export async function command(body) {
  try {
    const [major = 0] = process.versions.node.split(".").map(Number);
    if (major < 20) {
      throw new UserFacingError(
        `Node ${process.versions.node} is too old: Node 20 or newer is needed to begin with. ` +
          "The version that the site itself runs on is then installed by this command.",
      );
    }
    process.chdir(root);
    process.exitCode = await body();
  } catch (error) {
    if (error instanceof StoppedError) {
      process.exitCode = error.exitCode;
    } else {
      console.error(error instanceof UserFacingError ? `\n${error.message}\n` : error);
      process.exitCode = 1;
    }
  }
}
