import type { Settings } from "#app/messaging/settings.ts";

/** SITE_SECRET of such a site. */
export const sampleSecret = "a secret of at least thirty-two letters";

/** Settings of a site on the embedded database, as for an operator of weddings.ca. */
export const sampleSettings = (changes: Partial<Settings> = {}): Settings => ({
  port: 0,
  host: "127.0.0.1",
  dataDir: "./data",
  assetsDir: "./data/assets",
  databaseUrl: null,
  siteUrl: "https://weddings.ca",
  siteSecret: null,
  backupKey: null,
  trustProxy: false,
  hstsSubdomains: false,
  contactEmail: "hello@weddings.ca",
  smtpUrl: null,
  mailFrom: "hello@weddings.ca",
  teamInbox: "team@weddings.ca",
  postalAddress: null,
  operatorName: null,
  privacyOfficer: null,
  dataServices: null,
  mailRetrySeconds: 30,
  metricsPort: null,
  metricsHost: "127.0.0.1",
  log: "errors",
  drainSeconds: 0,
  retentionDays: 365,
  samples: true,
  replyPromise: true,
  offline: true,
  ...changes,
});
