import type { Settings } from "#app/messaging/settings.ts";
import fc from "fast-check";
import { expect, test } from "vitest";

import { readSettings, SettingsError } from "./environment.ts";

const secret = "0123456789abcdef0123456789abcdef";
const databaseUrl = "postgres://roses:thorn@db.internal:5432/roses";

/** What the operator reads; '' when nothing is wrong. */
function complaint(environment: Record<string, string>): string {
  try {
    readSettings(environment);
    return "";
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message;
  }
}

test("without any variable the site runs on this machine, with an embedded database and samples", () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    dataDir: "./data",
    assetsDir: "data/assets",
    databaseUrl: null,
    siteUrl: "http://localhost:3000",
    siteSecret: null,
    backupKey: null,
    trustProxy: false,
    hstsSubdomains: false,
    contactEmail: "hello@wildroseweddings.example",
    samples: true,
    replyPromise: false,
    smtpUrl: null,
    mailFrom: "hello@wildroseweddings.example",
    teamInbox: "hello@wildroseweddings.example",
    postalAddress: null,
    operatorName: null,
    privacyOfficer: null,
    dataServices: null,
    mailRetrySeconds: 30,
    metricsPort: null,
    metricsHost: "127.0.0.1",
    log: "requests",
    drainSeconds: 0,
    retentionDays: 365,
    offline: true,
  });
});

test.each<[name: string, value: string, expected: Partial<Settings>]>([
  ["PORT", "8080", { port: 8080, siteUrl: "http://localhost:8080" }],
  ["PORT", "65535", { port: 65_535, siteUrl: "http://localhost:65535" }],
  ["HOST", "0.0.0.0", { host: "0.0.0.0" }],
  ["HOST", "::", { host: "::" }],
  [
    "DATA_DIR",
    "/var/lib/wild rose",
    { dataDir: "/var/lib/wild rose", assetsDir: "/var/lib/wild rose/assets" },
  ],
  ["OPERATOR_NAME", "Wild Rose Weddings Ltd.", { operatorName: "Wild Rose Weddings Ltd." }],
  ["PRIVACY_OFFICER", "Noor Gill, privacy@weddings.ca", { privacyOfficer: "Noor Gill, privacy@weddings.ca" }],
  [
    "DATA_SERVICES",
    "Hosting: Example Ltd. (Canada); mail: Example Inc. (USA)",
    { dataServices: ["Hosting: Example Ltd. (Canada)", "mail: Example Inc. (USA)"] },
  ],
  ["ASSETS_DIR", "/srv/assets", { assetsDir: "/srv/assets" }],
  ["SITE_URL", "https://www.example.com", { siteUrl: "https://www.example.com" }],
  ["SITE_URL", "https://www.example.com/", { siteUrl: "https://www.example.com" }],
  ["SITE_URL", "http://localhost:8080", { siteUrl: "http://localhost:8080" }],
  ["SITE_URL", "HTTPS://WWW.Example.com:443", { siteUrl: "https://www.example.com" }],
  ["SITE_SECRET", secret, { siteSecret: secret }],
  ["TRUST_PROXY", "on", { trustProxy: true }],
  ["TRUST_PROXY", "off", { trustProxy: false }],
  [
    "CONTACT_EMAIL",
    "hello@example.ca",
    { contactEmail: "hello@example.ca", mailFrom: "hello@example.ca", teamInbox: "hello@example.ca" },
  ],
  ["MAIL_FROM", "post@example.ca", { mailFrom: "post@example.ca" }],
  ["TEAM_INBOX", "team@example.ca", { teamInbox: "team@example.ca" }],
  ["POSTAL_ADDRESS", "1 Rose Way, Calgary", { postalAddress: "1 Rose Way, Calgary" }],
  ["MAIL_RETRY_SECONDS", "60", { mailRetrySeconds: 60 }],
  ["METRICS_PORT", "9464", { metricsPort: 9464 }],
  ["METRICS_HOST", "10.0.0.5", { metricsHost: "10.0.0.5" }],
  ["LOG", "errors", { log: "errors" }],
  ["LOG", "requests", {}],
  ["DRAIN_SECONDS", "8", { drainSeconds: 8 }],
  ["SAMPLES", "off", { samples: false }],
  ["SAMPLES", "ON", { samples: true }],
  ["REPLY_PROMISE", "on", { replyPromise: true }],
  ["OFFLINE", "off", { offline: false }],
])("%s may be '%s'", (name, value, expected) => {
  expect(readSettings({ [name]: value })).toEqual({ ...readSettings({}), ...expected });
});

test("port 0 leaves the choice to the machine", () => {
  expect(readSettings({ PORT: "0" }).port).toBe(0);
});

test("SITE_URL is the site's address whatever port it listens on", () => {
  expect(readSettings({ SITE_URL: "https://www.example.com", PORT: "8080" }).siteUrl).toBe(
    "https://www.example.com",
  );
});

test.each([databaseUrl, "postgresql://localhost/roses"])("DATABASE_URL may be '%s'", (url) => {
  const settings = readSettings({ DATABASE_URL: url, SITE_SECRET: secret });
  expect(settings).toEqual({ ...readSettings({}), databaseUrl: url, siteSecret: secret });
});

test.each([
  ["PORT", "eighty", "use a number (it is 'eighty')"],
  ["PORT", "80a", "use a number (it is '80a')"],
  ["PORT", "Infinity", "use a number (it is 'Infinity')"],
  ["PORT", "80.5", "use a whole number (it is '80.5')"],
  ["PORT", "-1", "use a port from 0 to 65535 (it is '-1')"],
  ["PORT", "65536", "use a port from 0 to 65535 (it is '65536')"],
  ["SITE_URL", "www.example.com", "use an address such as https://www.example.com (it is 'www.example.com')"],
  ["SITE_URL", "https://", "use an address such as https://www.example.com (it is 'https://')"],
  [
    "SITE_URL",
    "ftp://example.com",
    "use an address such as https://www.example.com (it is 'ftp://example.com')",
  ],
  [
    "SITE_URL",
    "https://example.com/weddings",
    "leave out the path: the site lives at the root (it is 'https://example.com/weddings')",
  ],
  ["TRUST_PROXY", "maybe", "use 'on' or 'off' (it is 'maybe')"],
  ["CONTACT_EMAIL", "hello", "use an e-mail address (it is 'hello')"],
  ["MAIL_FROM", "post", "use an e-mail address (it is 'post')"],
  ["TEAM_INBOX", "team", "use an e-mail address (it is 'team')"],
  ["MAIL_RETRY_SECONDS", "0", "use 1 or more (it is '0')"],
  ["LOG", "off", "use 'requests' or 'errors' (it is 'off')"],
  ["SAMPLES", "none", "use 'on' or 'off' (it is 'none')"],
  ["REPLY_PROMISE", "24", "use 'on' or 'off' (it is '24')"],
])("%s may not be '%s', and the message says what it may be", (name, value, message) => {
  expect(complaint({ [name]: value })).toBe(
    `Some settings are not usable:\n  ${name}: ${message}\nThe README lists all settings.`,
  );
});

test("a wrong DATABASE_URL or SITE_SECRET is named, but not repeated: they are secrets", () => {
  const said = complaint({ DATABASE_URL: "mysql://roses:thorn@db/roses", SITE_SECRET: "too short" });
  expect(said).toContain("  DATABASE_URL: use an address such as postgres://user:password@host:5432/name\n");
  expect(said).toContain("  SITE_SECRET: use at least 32 characters\n");
  expect(said).not.toMatch(/thorn|too short/);
});

test.each([
  "postgres://roses:thorn@one:5432,two:5433/roses",
  "postgres://roses:thorn@one,two/roses?target_session_attrs=read-write",
  "postgres://[::1]:5432,db.example.com/roses",
])("DATABASE_URL may name several servers: %s", (url) => {
  expect(readSettings({ DATABASE_URL: url, SITE_SECRET: secret }).databaseUrl).toBe(url);
});

test.each([
  ["postgres://roses:thorn@one:5432,/roses", "host 2 of 2 is no host"],
  ["postgres://roses:thorn@one:five/roses", "host 1 of 1 is no host"],
  ["postgres://roses:sharp@thorn@one/roses", "write signs of the password such as @"],
  ["postgres://roses:thorn@one/roses?target_session_attrs=any", "can only be read-write"],
])("the mistake in %s is named, and the password is not", (url, words) => {
  const said = complaint({ DATABASE_URL: url, SITE_SECRET: secret });
  expect(said).toContain(words);
  expect(said).not.toContain("thorn");
});

test("SITE_SECRET is required with DATABASE_URL and only then", () => {
  expect(complaint({ DATABASE_URL: databaseUrl })).toBe(
    "Some settings are not usable:\n" +
      "  SITE_SECRET: is needed with DATABASE_URL: set one value, at least 32 characters, for every process of the site\n" +
      "The README lists all settings.",
  );
  expect(complaint({ DATABASE_URL: databaseUrl, SITE_SECRET: " " })).toContain("  SITE_SECRET: is needed");
  expect(complaint({ DATABASE_URL: databaseUrl, SITE_SECRET: secret })).toBe("");
  expect(complaint({})).toBe("");
});

test("a secret of 32 characters is long enough, one of 31 is not", () => {
  expect(complaint({ SITE_SECRET: "s".repeat(32) })).toBe("");
  expect(complaint({ SITE_SECRET: "s".repeat(31) })).toContain("  SITE_SECRET: use at least 32 characters\n");
});

test("every wrong variable has its line", () => {
  const said = complaint({
    PORT: "eighty",
    TRUST_PROXY: "maybe",
    CONTACT_EMAIL: "hello",
    DATABASE_URL: databaseUrl,
  });
  const named = said.split("\n").flatMap((line) => /^ {2}([A-Z_]+): /.exec(line)?.[1] ?? []);
  expect(named.toSorted()).toEqual(["CONTACT_EMAIL", "PORT", "SITE_SECRET", "TRUST_PROXY"]);
});

const names = [
  "PORT",
  "HOST",
  "DATA_DIR",
  "DATABASE_URL",
  "SITE_URL",
  "SITE_SECRET",
  "TRUST_PROXY",
  "CONTACT_EMAIL",
  "SMTP_URL",
  "MAIL_FROM",
  "TEAM_INBOX",
  "POSTAL_ADDRESS",
  "MAIL_RETRY_SECONDS",
  "LOG",
  "SAMPLES",
  "REPLY_PROMISE",
  "OFFLINE",
];

test.each(names)("an empty %s counts as not set", (name) => {
  for (const empty of ["", " ", "\t\n"]) expect(readSettings({ [name]: empty })).toEqual(readSettings({}));
  expect(readSettings({ [name]: undefined })).toEqual(readSettings({}));
});

test("a mail server needs addresses that exist, and its own address is never repeated", () => {
  const said = complaint({ SMTP_URL: "smtp://rose:thorn@mail.example.ca" });
  expect(said).toContain("MAIL_FROM: is needed with SMTP_URL");
  expect(said).toContain("TEAM_INBOX: is needed with SMTP_URL");
  expect(complaint({ SMTP_URL: "http://rose:thorn@mail.example.ca" })).not.toContain("thorn");
  const smtpUrl = "smtps://rose:thorn@mail.example.ca:465";
  expect(readSettings({ SMTP_URL: smtpUrl, CONTACT_EMAIL: "hello@weddings.ca" })).toMatchObject({
    smtpUrl,
    mailFrom: "hello@weddings.ca",
    teamInbox: "hello@weddings.ca",
  });
});

test("variables of other programs are not read", () => {
  expect(readSettings({ PATH: "/bin", port: "80", HOME: "/root" })).toEqual(readSettings({}));
});

test("whatever the environment holds, there are settings or one message, never another error", () => {
  const value = fc.oneof(
    fc.string({ unit: "binary", maxLength: 20 }),
    fc.constantFrom(
      "on",
      "https://",
      "https://[",
      "postgres://",
      "1e9",
      "hello@",
      secret,
      "//",
      "http://a b",
    ),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), value, { noNullPrototype: true }), (environment) => {
      const said = complaint(environment);
      expect(said === "" || said.startsWith("Some settings are not usable:\n  ")).toBe(true);
    }),
    { numRuns: 300 },
  );
});
