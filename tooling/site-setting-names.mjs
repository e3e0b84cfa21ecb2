/**
 * Settings of a real site, which a shell may have set: tests and checks must never reach its data through
 * them.
 */
export const siteSettingNames = [
  "CONTACT_EMAIL",
  "DATABASE_URL",
  "DATA_DIR",
  "HOST",
  "PORT",
  "REPLY_PROMISE",
  "SAMPLES",
  "SITE_SECRET",
  "SITE_URL",
  "SMTP_URL",
  "TRUST_PROXY",
];
