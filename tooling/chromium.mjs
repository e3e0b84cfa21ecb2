import { runChild } from "./child-processes.mjs";
import { installDebianPackage, mayInstallDebianPackages } from "./debian-package.mjs";
import { findOnPath, isProgram } from "./find-program.mjs";
import { isWindows } from "./project.mjs";
import { runPinned } from "./pinned-node.mjs";
import { step } from "./progress.mjs";
import { UserFacingError } from "./user-facing-error.mjs";

export const chromiumAdvice = "Install Chromium or Google Chrome, or set CHROMIUM_PATH to its program file.";

/**
 * The Chromium for the browser tests; installs one where that needs no question.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string | undefined>} its program file
 */
export async function findOrInstallChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new UserFacingError(`CHROMIUM_PATH names no program: ${env.CHROMIUM_PATH}`);
  }
  return (await firstWorking(findInstalledChromium(env))) ?? (await playwrights()) ?? (await install(env));
}

/** @param {NodeJS.ProcessEnv} env */
export function findInstalledChromium(env) {
  // The headless shell opens a page in half the time: tests need no more.
  const names = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
  ];
  const programFiles = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA];
  const applications = ["/Applications", `${env.HOME}/Applications`];
  const places = [
    ...names.map((name) => findOnPath(name, env)),
    ...applications.flatMap((folder) => [
      `${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${folder}/Chromium.app/Contents/MacOS/Chromium`,
    ]),
    ...programFiles.map((folder) => folder && `${folder}\\Google\\Chrome\\Application\\chrome.exe`),
  ];
  return places.filter((place) => place !== undefined && isProgram(place)).map(String);
}

/**
 * Asked for its version first: Ubuntu's `chromium-browser` is a script that only points to a snap,
 * and a downloaded browser may lack the system's libraries.
 *
 * @param {string[]} places
 */
async function firstWorking(places) {
  for (const place of places) {
    // Chrome on Windows opens a window for --version.
    if (isWindows) return place;
    const ended = await runChild(place, ["--version"]).catch(() => undefined);
    if (ended?.exitCode === 0 && /\d+\.\d+/.test(ended.output)) return place;
  }
  return undefined;
}

/** The browser that Playwright has downloaded before, if it has. */
async function playwrights() {
  const { exitCode, output } = await runPinned([
    "--print",
    "require('playwright-core').chromium.executablePath()",
  ]);
  const place = output.trim();
  return exitCode === 0 && isProgram(place) ? firstWorking([place]) : undefined;
}

/**
 * The package comes first where it can be had: it brings the system libraries along that
 * Playwright's own download lacks on a bare Debian.
 *
 * @param {NodeJS.ProcessEnv} env
 */
async function install(env) {
  if (mayInstallDebianPackages()) {
    await step("Installing Chromium", () => installDebianPackage("chromium-headless-shell"));
    const found = await firstWorking(findInstalledChromium(env));
    if (found) return found;
  }
  if (env.PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD) return undefined;
  // Without the headless shell: the tests start the browser that CHROMIUM_PATH names.
  await step("Downloading Chromium", () =>
    runPinned(["node_modules/@playwright/test/cli.js", "install", "--no-shell", "chromium"]),
  );
  return playwrights();
}
