import { Stopped } from "./child-processes.mjs";
import { root } from "./project.mjs";
import { Trouble } from "../scripts/prepare/trouble.mjs";

/**
 * Runs a command's body and ends the process with its exit code.
 *
 * @param {() => Promise<number>} body answers the exit code
 */
export async function command(body) {
  try {
    const [major = 0] = process.versions.node.split(".").map(Number);
    if (major < 20) {
      throw new Trouble(
        `Node ${process.versions.node} is too old: Node 20 or newer is needed to begin with. ` +
          "The version that the site itself runs on is then installed by this command.",
      );
    }
    process.chdir(root);
    process.exitCode = await body();
  } catch (error) {
    if (error instanceof Stopped) {
      process.exitCode = error.exitCode;
    } else {
      console.error(error instanceof Trouble ? `\n${error.message}\n` : error);
      process.exitCode = 1;
    }
  }
}
