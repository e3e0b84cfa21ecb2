import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";

import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 3210);

// Workers read this file too: they find the folder of the one site in their environment.
process.env.E2E_DATA_DIR ??= emptyFolder(join(tmpdir(), `wild-rose-browser-tests-${port}`));

/** What only a telephone has: the menu and the sheet of filters. */
const mobileOnly = "**/e2e/mobile/**";
/** What depends on neither theme nor width: addresses, headers, what is kept. */
const unthemedOnly = "**/e2e/unthemed/**";

/**
 * Tests run in a wide window in the standard theme and on a telephone in the Indian one; colours and room in all
 * four are every-page-accessibility's. A test whose rule depends on neither has @unthemed in its title and runs in
 * the wide window alone (those of e2e/mobile/ in the standard theme), one with @unthemed-mobile on the telephone
 * alone. What such a test comes by is looked at in both (e2e/both-looks.ts).
 */
const notOnTelephone = /@unthemed(?!-mobile)/;
const onTelephoneOnly = /@unthemed-mobile/;

/** What puts businesses into the directory for a while, or changes its listings: others count them. It comes last. */
const changesListings = [
  "ask-and-compare",
  "ask-what-nobody-knows",
  "claim-a-listing",
  "clear-the-desk",
  "join-the-directory",
  "show-work-and-dates",
].map((name) => `**/e2e/${name}.spec.ts`);

const wide = { viewport: { width: 1440, height: 900 } };
const mobile = { viewport: { width: 390, height: 844 } };

export default defineConfig<{ theme: "standard" | "indian" }>({
  testDir: "e2e",
  // The machines are shared and slow at times; no test asserts time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: Math.max(2, availableParallelism()),
  forbidOnly: process.env.CI !== undefined,
  retries: process.env.CI === undefined ? 0 : 1,
  outputDir: join(tmpdir(), "wild-rose-browser-tests"),
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-CA",
    contextOptions: { reducedMotion: "reduce" },
    timezoneId: "America/Edmonton",
    permissions: ["clipboard-read", "clipboard-write"],
    launchOptions: {
      ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        // Root, as in containers, needs the first; the others keep the browser from calling its maker.
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    {
      name: "standard 1440",
      testIgnore: [mobileOnly, ...changesListings],
      grepInvert: onTelephoneOnly,
      use: { theme: "standard", ...wide },
    },
    {
      name: "standard 390",
      testMatch: mobileOnly,
      use: { theme: "standard", ...mobile },
    },
    {
      name: "indian 390",
      testIgnore: [unthemedOnly, ...changesListings],
      grepInvert: notOnTelephone,
      use: { theme: "indian", ...mobile },
    },
    {
      name: "standard 1440, listings",
      testMatch: changesListings,
      grepInvert: onTelephoneOnly,
      dependencies: ["standard 1440", "standard 390", "indian 390"],
      use: { theme: "standard", ...wide },
    },
    {
      name: "indian 390, listings",
      testMatch: changesListings,
      grepInvert: notOnTelephone,
      dependencies: ["standard 1440", "standard 390", "indian 390"],
      use: { theme: "indian", ...mobile },
    },
  ],
  webServer: {
    command: `"${process.execPath}" test-support/serve-with-saved-output.ts`,
    url: `http://localhost:${port}/healthz`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      // No key may be in it: scripts/testing/keys-in-logs.mjs looks at the end.
      LOG: "requests",
      // The specification's words about 24 hours; a site that nobody set up promises nothing.
      REPLY_PROMISE: "on",
    },
  },
});

/** Each run begins without what the last one left. */
function emptyFolder(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}
