/** Settings of a real site, which a shell may have set: no test may reach its data by them. */
const settingsOfTheSite = [
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

/**
 * @param {import("./test-run.mjs").TestRun} testRun
 * @param {NodeJS.ProcessEnv} more
 * @returns {NodeJS.ProcessEnv} what the tests' processes see
 */
export function testEnvironment(testRun, more) {
  const kept = Object.entries(process.env).filter(([name]) => !settingsOfTheSite.includes(name));
  const { temporary } = testRun;
  return { ...Object.fromEntries(kept), TMPDIR: temporary, TEMP: temporary, TMP: temporary, ...more };
}
