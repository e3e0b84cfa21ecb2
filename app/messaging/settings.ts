/** The operator's settings of a site; server/environment.ts reads them from the environment. */
export type Settings = {
  port: number;
  host: string;
  /** Folder of the embedded database, its lock, the secret and the desk's socket. */
  dataDir: string;
  /** Folder with the assets of this build and of those before, which all nodes share. */
  assetsDir: string;
  databaseUrl: string | null;
  /** Origin for canonical URLs and mails, without a trailing slash; never taken from a request. */
  siteUrl: string;
  siteSecret: string | null;
  /** Public key that backups are encrypted with; null leaves them unencrypted. */
  backupKey: string | null;
  trustProxy: boolean;
  /** Tell browsers that every subdomain of the site uses https, too. */
  hstsSubdomains: boolean;
  contactEmail: string;
  /** Mail server; null saves mails as files. */
  smtpUrl: string | null;
  /** Sender email of mails. */
  mailFrom: string;
  /** The team's inbox. */
  teamInbox: string;
  /** Postal address at the foot of mails. */
  postalAddress: string | null;
  /** Legal name of who runs the site. */
  operatorName: string | null;
  /** Name or role of who answers for privacy, with an address. */
  privacyOfficer: string | null;
  /** Services that keep or carry personal data, with their countries; null where nothing is said. */
  dataServices: readonly string[] | null;
  /** Pause before a mail is tried again, in seconds; it doubles with each try. */
  mailRetrySeconds: number;
  /** Separate port for metrics; null measures nothing. */
  metricsPort: number | null;
  metricsHost: string;
  /** What is written to the log: a line per request, or errors only, which are always written. */
  log: "requests" | "errors";
  /** How long a stopping process still answers, so that a proxy notices, in seconds. */
  drainSeconds: number;
  /** Days after the wedding, or after the last activity, at which a submission is erased. */
  retentionDays: number;
  /** Show sample listings and sample figures. */
  samples: boolean;
  /** Promise an answer within 24 hours. */
  replyPromise: boolean;
  /** Let plans open offline; off removes what browsers have cached for it. */
  offline: boolean;
};
