import { existsSync } from "node:fs";

import { expect, test } from "vitest";

import { catalogues } from "#app/languages/catalogues/all-catalogues.server.ts";
import { englishLanguageNames, languages } from "#app/languages/language.ts";
import { inProject } from "#test-support/project-folder.ts";
import { sampleSettings } from "#test-support/sample-settings.ts";

import { checkLaunch, type LaunchProbes } from "./launch-check.ts";

const now = new Date("2027-05-01T12:00:00Z");
const launched = sampleSettings({
  siteUrl: "https://weddings.ca",
  samples: false,
  replyPromise: false,
  smtpUrl: "smtps://user:password@mail.weddings.ca:465",
  mailFrom: "hello@weddings.ca",
  contactEmail: "hello@weddings.ca",
  teamInbox: "team@weddings.ca",
  postalAddress: "1 Rose Way, Calgary AB T2P 1J9",
  operatorName: "Wild Rose Weddings Ltd.",
  privacyOfficer: "Noor Gill, privacy@weddings.ca",
  dataServices: ["Hosting: Example Ltd. (Canada)"],
});
const records: Record<string, string[]> = {
  "weddings.ca": ["verification=1", "v=spf1 include:mail.example -all"],
  "_dmarc.weddings.ca": ["v=DMARC1; p=quarantine"],
};
const probes: LaunchProbes = {
  greetMailServer: async () => {},
  readTxtRecords: async (domain) => records[domain] ?? [],
  requestStatus: async () => 200,
  readMailOpened: async () => new Date("2027-04-30T16:00:00Z"),
  readLastBackup: async () => new Date("2027-05-01T02:00:00Z"),
  now: () => now,
  timeZone: () => "UTC",
};

const check = async (settings: Partial<typeof launched>, others: Partial<LaunchProbes> = {}) =>
  (await checkLaunch({ ...launched, ...settings }, { ...probes, ...others })).flatMap(
    ({ what, state, note }) => (state === "ready" || state === "note" ? [] : [`${what}, ${state}: ${note}`]),
  );

const failWith = (words: string) => () => Promise.reject(new Error(words));

test("a site with everything in its place is ready", async () => {
  expect(await check({})).toEqual([]);
});

test("the operator compares Alberta's hour with a watch, whatever the machine's zone", async () => {
  const found = await checkLaunch(launched, probes);
  expect(found.find(({ what }) => what === "Time zone")?.note).toMatch(
    /Alberta's, where it is 1 May 2027, 6:00 a\.m\.: .* UTC, is that of logs/,
  );
});

test("a site as it starts without any settings is told everything that is missing", async () => {
  const nowhere = "hello@weddings.example";
  const fresh = sampleSettings({
    siteUrl: "http://localhost:3000",
    contactEmail: nowhere,
    mailFrom: nowhere,
    teamInbox: nowhere,
  });
  const checks = await checkLaunch(fresh, { ...probes, readLastBackup: async () => null });
  expect(checks.flatMap(({ what, state }) => (state === "missing" ? [what] : []))).toEqual([
    "Public address",
    "Samples",
    "Mail server",
    "Mail arrives",
    "Team's inbox",
    "SPF",
    "DMARC",
    "Postal address",
    "Operator",
    "Privacy officer",
    "Where data goes",
    "Backup",
  ]);
});

test("what is missing is said with the setting that mends it", async () => {
  expect(await check({ samples: true })).toEqual([
    "Samples, missing: Invented listings and ratings are shown: set SAMPLES=off.",
  ]);
  expect(await check({ postalAddress: null })).toEqual([expect.stringContaining("set POSTAL_ADDRESS")]);
  expect(await check({ siteUrl: "http://weddings.ca" })).toEqual([
    expect.stringContaining("SITE_URL is http://"),
  ]);
  expect(await check({ replyPromise: true })).toEqual([expect.stringContaining("REPLY_PROMISE=off")]);
});

test("a mail server that refuses is quoted, and its password is not", async () => {
  const said = await check({}, { greetMailServer: failWith("535 bad auth") });
  expect(said).toEqual([
    "Mail server, missing: mail.weddings.ca:465 takes no mails: 535 bad auth. Look at SMTP_URL.",
  ]);
});

test("a server that takes mails is not enough: somebody has to open the link in one", async () => {
  expect(await check({}, { readMailOpened: async () => null })).toEqual([
    expect.stringMatching(/^Mail arrives, missing: .*npm run desk -- invite ADDRESS/),
  ]);
});

test("a domain without records is told which, and one that cannot be looked up is unknown", async () => {
  expect(await check({}, { readTxtRecords: async () => [] })).toEqual([
    expect.stringContaining("weddings.ca has no TXT record 'v=spf1 ...'"),
    expect.stringContaining("_dmarc.weddings.ca has no TXT record 'v=DMARC1 ...'"),
  ]);
  expect(await check({}, { readTxtRecords: failWith("queryTxt ETIMEOUT weddings.ca") })).toEqual([
    expect.stringMatching(/^SPF, unknown: .*ETIMEOUT/),
    expect.stringMatching(/^DMARC, unknown: /),
  ]);
});

test("a site that does not answer by its own address is not ready", async () => {
  expect(await check({}, { requestStatus: failWith("certificate has expired") })).toEqual([
    expect.stringContaining("certificate has expired"),
  ]);
  expect(await check({}, { requestStatus: async () => 502 })).toEqual([
    expect.stringContaining("answers with 502"),
  ]);
});

test("a backup of the night before last is old", async () => {
  expect(await check({}, { readLastBackup: async () => new Date("2027-04-29T02:00:00Z") })).toEqual([
    expect.stringMatching(/^Backup, missing: The last one is 58 hours old\. /),
  ]);
  expect(await check({}, { readLastBackup: async () => null })).toEqual([
    expect.stringContaining("None was made yet."),
  ]);
});

test("words that no speaker has checked are a note, and no launch waits for them", async () => {
  const notes = (await checkLaunch(launched, probes)).filter(
    ({ what, state }) => state === "note" && what.startsWith("Words"),
  );
  const unchecked = languages.filter((language) => catalogues[language].checkedBy === null);
  expect(notes.map(({ what }) => what)).toEqual(
    unchecked.map((language) => `Words in ${englishLanguageNames[language]}`),
  );
  expect(unchecked).not.toContain("en");
});

test("a missing or old backup names the timer of deploy/ and the command of an installation without it", async () => {
  for (const made of [null, new Date("2027-04-29T02:00:00Z")]) {
    const [said = ""] = await check({}, { readLastBackup: async () => made });
    const [, unit = ""] = /systemctl \w+ ([\w-]+)/.exec(said) ?? [];
    expect(existsSync(inProject(`deploy/systemd/${unit}.timer`)), said).toBe(true);
    expect(said).toContain("npm run desk -- backup FILE");
  }
});
