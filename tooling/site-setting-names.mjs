/** Settings of a real site, which a shell may have set: nothing that tests or looks may reach its data by them. */
export const settingsOfTheSite = [
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
