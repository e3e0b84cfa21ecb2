import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Settings } from "#app/messaging/settings.ts";

/**
 * The secret of the site: the setting, or with the embedded database a file in DATA_DIR that is created once
 * (mode 0600) and belongs in the backup.
 */
export function readSiteSecret({ siteSecret, dataDir }: Settings): string {
  if (siteSecret !== null) return siteSecret;
  const file = secretFilePath(dataDir);
  try {
    // Fails when the file exists, so that two starts cannot create two secrets.
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32)
    throw new Error(
      `${file} holds no usable secret. Put the former one back, which is in every backup, or delete it and make every link new: npm run desk -- links renew --all`,
    );
  return secret;
}

/** The secret in the folder; null where there is none. */
export function readSecretFile(dataDir: string): string | null {
  const file = secretFilePath(dataDir);
  return existsSync(file) ? readFileSync(file, "utf8").trim() : null;
}

/** Puts the secret of a backup into the folder, replacing the present one. */
export function writeSecretFile(dataDir: string, secret: string): void {
  const file = secretFilePath(dataDir);
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, secret, { mode: 0o600, flag: "wx", flush: true });
  renameSync(draft, file);
}

/** Path of the embedded database's secret. */
export const secretFilePath = (dataDir: string) => join(dataDir, "site-secret");
