import { chromium } from "@playwright/test";

import { chromiumAdvice, findOrInstallChromium } from "../../tooling/chromium.mjs";
import { UserFacingError } from "../../tooling/user-facing-error.mjs";

/**
 * The Chromium of the browser tests, with their flags.
 *
 * @throws {UserFacingError} where there is none
 */
export async function openBrowser() {
  const executablePath = await findOrInstallChromium();
  if (executablePath === undefined) throw new UserFacingError(`No Chromium was found. ${chromiumAdvice}`);
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}
