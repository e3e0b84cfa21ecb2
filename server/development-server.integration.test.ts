import { expect, test } from "vitest";

import { startProcess } from "#test-support/child-process.ts";
import { makeSiteFolder } from "#test-support/site-folder.ts";
import { removeFolder } from "#test-support/temporary-folder.ts";

test("the development server shows the home page from the sources, and ends when it is asked to", async () => {
  const dataDir = await makeSiteFolder();
  const { child, output, ended } = startProcess(["server/main.ts", "--dev"], {
    DATA_DIR: dataDir,
    PORT: "0",
    NODE_ENV: "development",
    // As in `npm run dev`.
    NODE_OPTIONS: "--conditions=development",
  });
  try {
    const port = () => /Development server: http:\/\/localhost:(\d+)/.exec(output().stdout)?.[1];
    await expect.poll(() => port() ?? child.exitCode, { timeout: 50_000 }).not.toBeNull();
    const home = await fetch(`http://127.0.0.1:${port()}/`, { headers: { Accept: "text/html" } });
    const page = await home.text();
    expect(home.status, page).toBe(200);
    expect(page).toMatch(/<h1[^>]*>Say yes where the prairie/);
    // A page that is written as it is rendered would say so only at its end.
    expect(page).toContain("</html>");
    // Control and C: at a SIGTERM the router's own server ends the process before the site is closed.
    child.kill("SIGINT");
    const { exitCode, stderr } = await ended;
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: expect.not.stringContaining("    at ") });
  } finally {
    child.kill("SIGKILL");
    await ended;
    removeFolder(dataDir);
  }
});
