import { createHmac } from "node:crypto";
import { existsSync } from "node:fs";

import { desc, isNull, sql } from "drizzle-orm";

import { linkKinds } from "#database/enums.ts";
import { hashKey, privateKey } from "#app/messaging/private-links/private-key.ts";
import type { Database, Transaction } from "#database/database.ts";
import { privateLinks, siteState } from "#database/schema/index.ts";

import type { Settings } from "#app/messaging/settings.ts";
import { readSiteSecret, secretFilePath, readSecretFile } from "./site-secret.ts";

/** The site's links were made with another secret; the message says what to do. */
class WrongSecretError extends Error {
  override name = "WrongSecretError";
}

type Where = Pick<Settings, "siteSecret" | "dataDir">;

/**
 * The secret of the site, recorded at the first start.
 * @throws WrongSecretError when the links of the database were made with another one
 */
export async function loadVerifiedSecret(database: Database, settings: Settings): Promise<string> {
  const secret = await orWrongSecret(database, settings, () => readSiteSecret(settings));
  await database.transaction((transaction) => recordSecret(transaction, secret, false));
  // Two concurrent first starts with different secrets: one of them was first.
  return orWrongSecret(database, settings, () => secret);
}

async function orWrongSecret(database: Database, settings: Where, secret: () => string): Promise<string> {
  const wrong = await describeSecretMismatch(database, settings);
  if (wrong !== null) throw new WrongSecretError(wrong);
  return secret();
}

/**
 * Records a hash by which the secret is recognised.
 * @param replace also where another one is recorded
 */
export async function recordSecret(
  transaction: Transaction,
  secret: string,
  replace: boolean,
): Promise<void> {
  const noted = { secretVerifier: verifierOf(secret) };
  await transaction
    .insert(siteState)
    .values(noted)
    .onConflictDoUpdate({
      target: siteState.id,
      set: noted,
      setWhere: replace ? undefined : isNull(siteState.secretVerifier),
    });
}

/** Why the secret in the settings or the folder is not that of the database's links; null when it is. */
export async function describeSecretMismatch(database: Database, settings: Where): Promise<string | null> {
  const present = settings.siteSecret ?? readSecretFile(settings.dataDir);
  if (await matchesSecret(database, present)) return null;
  const what =
    settings.siteSecret !== null
      ? "SITE_SECRET is not the secret that the links of this site were made with"
      : existsSync(secretFilePath(settings.dataDir))
        ? `${secretFilePath(settings.dataDir)} is not the secret that the links of this site were made with`
        : `${secretFilePath(settings.dataDir)} is gone, the secret that the links of this site were made with`;
  return `${what}: none that was mailed would open any more. Put the former one back: it is among your settings, or in a backup of the embedded database. If it is lost, or you replaced it because it had leaked, make every link new while no site runs: npm run desk -- links renew --all. Nothing was changed.`;
}

/** Whether a secret is the one that the links of a database were made with, as far as can be determined. */
export async function matchesSecret(database: Database, secret: string | null): Promise<boolean> {
  const { rows } = await database.execute<{ found: boolean }>(
    sql`select to_regclass('public.site_state') is not null as found`,
  );
  // Older than this release: it is checked when the schema is up to date.
  if (rows[0]?.found !== true) return true;
  const [state] = await database.select({ verifier: siteState.secretVerifier }).from(siteState);
  const verifier = state?.verifier ?? null;
  if (verifier !== null) return secret !== null && verifierOf(secret) === verifier;
  return fitsLinks(database, secret);
}

/** How many of the newest links are checked where no hash is recorded yet. */
const lookedAt = 50;

/** Whether a link of the database was made with a secret, or there is no link to check. */
async function fitsLinks(database: Database, secret: string | null): Promise<boolean> {
  const links = await database.select().from(privateLinks).orderBy(desc(privateLinks.id)).limit(lookedAt);
  return (
    links.length === 0 ||
    (secret !== null &&
      links.some(({ kind, subject, generation, keyHash }) =>
        linkKinds.some(
          (known) => known === kind && hashKey(privateKey(secret, known, subject, generation)) === keyHash,
        ),
      ))
  );
}

const verifierOf = (secret: string) =>
  createHmac("sha256", secret).update("wild-rose-site-secret").digest("base64url");
