import { chromium, type Browser } from "@playwright/test";

import { chromiumAdvice, findOrInstallChromium } from "../scripts/prepare/chromium.mjs";
import { Trouble } from "../scripts/prepare/trouble.mjs";

/**
 * The Chromium of the browser tests, with their flags.
 * @throws Trouble where there is none
 */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await findOrInstallChromium();
  if (executablePath === undefined) throw new Trouble(`No Chromium was found. ${chromiumAdvice}`);
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

const calgary = { locale: "en-CA", timezoneId: "America/Edmonton" };

/** The window that everything is measured in, where nothing else is said. */
export const desktop = { ...calgary, viewport: { width: 1440, height: 900 } };

export const telephone = { ...calgary, viewport: { width: 390, height: 844 } };
