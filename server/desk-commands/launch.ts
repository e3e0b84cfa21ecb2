import { resolveTxt } from "node:dns/promises";

import { Hono } from "hono";

import { readMailOpened } from "#app/operator/desk-links/desk-operators.server.ts";
import { checkLaunch } from "#app/operator/launch/launch-check.ts";
import { siteState } from "#database/schema/index.ts";
import { greetMailServer } from "#mail/greet-mail-server.ts";

import type { DeskSite } from "./desk-site.ts";

/** How long another machine may take to answer, in milliseconds. */
const patience = 10_000;

/** What a launch needs, and whether it is there. */
export function launchDesk({ database, settings }: DeskSite) {
  return new Hono().get("/", async (context) =>
    context.json(
      await checkLaunch(settings, {
        greetMailServer,
        readTxtRecords,
        requestStatus: async (url) => (await fetch(url, { signal: AbortSignal.timeout(patience) })).status,
        readMailOpened: () => readMailOpened(database),
        readLastBackup: async () => {
          const [state] = await database.select({ backedUpAt: siteState.backedUpAt }).from(siteState);
          return state?.backedUpAt ?? null;
        },
        now: () => new Date(),
        timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
    ),
  );
}

async function readTxtRecords(domain: string): Promise<string[]> {
  try {
    // A long record comes in pieces.
    return (await resolveTxt(domain)).map((pieces) => pieces.join(""));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "ENODATA" || code === "ENOTFOUND") return [];
    throw error;
  }
}
