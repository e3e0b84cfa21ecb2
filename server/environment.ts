import { join } from "node:path";

import { z } from "zod";

import type { Settings } from "#app/messaging/settings.ts";
import { publicKeyPattern } from "#database/backup/encrypted-file.ts";
import { readDatabaseUrls } from "#database/database-hosts.ts";
import { isReservedEmail } from "#mail/reserved-domains.ts";

/** A wrong setting: the message names it and says what is allowed. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

const onOff = (fallback: boolean) =>
  z
    .stringbool({ error: "use 'on' or 'off'" })
    .optional()
    .transform((value) => value ?? fallback);

const port = z.coerce
  .number({ error: "use a number" })
  .int("use a whole number")
  .min(0, "use a port from 0 to 65535")
  .max(65_535, "use a port from 0 to 65535");

const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default("./data"),
  ASSETS_DIR: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .superRefine((url, context) => {
      const { mistake } = readDatabaseUrls(url);
      if (mistake !== null) context.addIssue({ code: "custom", message: mistake });
    })
    .optional(),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: "use an address such as https://www.example.com" })
    .refine(
      (url) => (URL.parse(url)?.pathname ?? "/") === "/",
      "leave out the path: the site lives at the root",
    )
    .optional(),
  SITE_SECRET: z.string().min(32, "use at least 32 characters").optional(),
  BACKUP_KEY: z
    .string()
    .regex(publicKeyPattern, "use the public key that npm run desk -- backup-key FILE prints")
    .optional(),
  TRUST_PROXY: onOff(false),
  HSTS_SUBDOMAINS: onOff(false),
  CONTACT_EMAIL: z.email("use an e-mail address").default("hello@wildroseweddings.example"),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "use an address such as smtps://user:password@mail.example.com:465" })
    .optional(),
  MAIL_FROM: z.email("use an e-mail address").optional(),
  TEAM_INBOX: z.email("use an e-mail address").optional(),
  POSTAL_ADDRESS: z.string().max(200, "use at most 200 characters").optional(),
  OPERATOR_NAME: z.string().max(120, "use at most 120 characters").optional(),
  PRIVACY_OFFICER: z.string().max(200, "use at most 200 characters").optional(),
  DATA_SERVICES: z
    .string()
    .transform((text) => text.split(";").map((service) => service.trim()))
    .refine(
      (services) => services.every((service) => service.length >= 3 && service.length <= 200),
      "name services with their countries, separated by semicolons, such as 'Hosting: Example Ltd. (Canada); mail: Example Inc. (USA)'",
    )
    .optional(),
  MAIL_RETRY_SECONDS: z.coerce
    .number({ error: "use a number" })
    .int("use a whole number of seconds")
    .min(1, "use 1 or more")
    .max(14_400, "use at most 14400")
    .default(30),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  LOG: z.enum(["requests", "errors"], { error: "use 'requests' or 'errors'" }).default("requests"),
  DRAIN_SECONDS: z.coerce
    .number({ error: "use a number" })
    .int("use a whole number of seconds")
    .min(0, "use 0 or more")
    .max(60, "use at most 60")
    .default(0),
  // Read by what starts the process (scripts/start.mjs, deploy/Dockerfile): here it is too late.
  HEAP_MB: z.string().optional(),
  RETENTION_DAYS: z.coerce
    .number({ error: "use a number" })
    .int("use a whole number of days")
    .min(90, "use 90 or more: couples are invited to review until 60 days after their wedding")
    .max(3650, "use at most 3650")
    .default(365),
  SAMPLES: onOff(true),
  REPLY_PROMISE: onOff(false),
  OFFLINE: onOff(true),
});

/**
 * Reads the settings from the environment; an empty variable counts as unset.
 * @throws SettingsError with one line per wrong variable
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = variables.safeParse(given);
  const mistakes = (result.error?.issues ?? []).map((issue) =>
    describeMistake(String(issue.path[0]), issue.message, given),
  );
  // Not a check of the schema, which skips it when an earlier variable is wrong.
  if ("DATABASE_URL" in given && !("SITE_SECRET" in given))
    mistakes.push(
      "  SITE_SECRET: is needed with DATABASE_URL: set one value, at least 32 characters, for every process of the site",
    );
  mistakes.push(...mailMistakes(given));
  if (!result.success || mistakes.length > 0)
    throw new SettingsError(
      `Some settings are not usable:\n${mistakes.join("\n")}\nThe README lists all settings.`,
    );
  const value = result.data;
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: value.DATA_DIR,
    assetsDir: value.ASSETS_DIR ?? join(value.DATA_DIR, "assets"),
    databaseUrl: value.DATABASE_URL ?? null,
    siteUrl: new URL(value.SITE_URL ?? `http://localhost:${value.PORT}`).origin,
    siteSecret: value.SITE_SECRET ?? null,
    backupKey: value.BACKUP_KEY ?? null,
    trustProxy: value.TRUST_PROXY,
    hstsSubdomains: value.HSTS_SUBDOMAINS,
    contactEmail: value.CONTACT_EMAIL,
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM ?? value.CONTACT_EMAIL,
    teamInbox: value.TEAM_INBOX ?? value.CONTACT_EMAIL,
    postalAddress: value.POSTAL_ADDRESS ?? null,
    operatorName: value.OPERATOR_NAME ?? null,
    privacyOfficer: value.PRIVACY_OFFICER ?? null,
    dataServices: value.DATA_SERVICES ?? null,
    mailRetrySeconds: value.MAIL_RETRY_SECONDS,
    metricsPort: value.METRICS_PORT ?? null,
    metricsHost: value.METRICS_HOST,
    log: value.LOG,
    drainSeconds: value.DRAIN_SECONDS,
    retentionDays: value.RETENTION_DAYS,
    samples: value.SAMPLES,
    replyPromise: value.REPLY_PROMISE,
    offline: value.OFFLINE,
  };
}

/**
 * A site that really sends mail must name its sender and the team's inbox: mail for the reserved default
 * domains would be lost.
 */
function mailMistakes(given: Record<string, string | undefined>): string[] {
  if (!("SMTP_URL" in given)) return [];
  return ["MAIL_FROM", "TEAM_INBOX"].flatMap((name) => {
    const address = given[name] ?? given.CONTACT_EMAIL;
    return address === undefined || isReservedEmail(address)
      ? [`  ${name}: is needed with SMTP_URL: an address that exists`]
      : [];
  });
}

/** Every variable that the site reads. */
export const settingNames: readonly string[] = Object.keys(variables.shape);

/** Variables whose values no message may show. */
const secrets = new Set(["SITE_SECRET", "DATABASE_URL", "SMTP_URL"]);

function describeMistake(name: string, message: string, given: Record<string, string | undefined>): string {
  const shown = name in given && !secrets.has(name) ? ` (it is '${given[name]}')` : "";
  return `  ${name}: ${message}${shown}`;
}
