import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What `npm run desk` prints, while the site runs. */
export async function desk(...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ["desk/main.ts", ...words], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  });
  return stdout;
}
