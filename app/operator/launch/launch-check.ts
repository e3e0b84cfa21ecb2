import { isReservedEmail } from "#mail/reserved-domains.ts";
import { formatDateTime } from "#app/calendar/format-date-time.ts";
import { catalogues } from "#app/languages/catalogues/all-catalogues.server.ts";
import { englishLanguageNames, languages } from "#app/languages/language.ts";
import type { Settings } from "#app/messaging/settings.ts";

/** One thing that has to be right on the day the site opens. */
export type LaunchCheck = {
  what: string;
  /** `note`: nothing that a launch waits for. */
  state: "ready" | "missing" | "unknown" | "note";
  /** What was found, and what to do where it is missing. */
  note: string;
};

/** What has to be asked of other machines, or of the database. */
export type LaunchProbes = {
  /** @throws Error with the mail server's words */
  greetMailServer: (smtpUrl: string) => Promise<void>;
  /** TXT records of a domain; none where it has none. @throws where no name server answers */
  readTxtRecords: (domain: string) => Promise<string[]>;
  /** Status of a page by its public address. @throws where it does not answer, or its certificate is wrong */
  requestStatus: (url: string) => Promise<number>;
  /** When an operator last opened the desk from a mail of the site; null when nobody has. */
  readMailOpened: () => Promise<Date | null>;
  /** When the desk last made a backup. */
  readLastBackup: () => Promise<Date | null>;
  now: () => Date;
  /** The machine's own time zone, such as UTC. */
  timeZone: () => string;
};

type LaunchSettings = Pick<
  Settings,
  | "siteUrl"
  | "samples"
  | "replyPromise"
  | "smtpUrl"
  | "mailFrom"
  | "contactEmail"
  | "teamInbox"
  | "postalAddress"
  | "operatorName"
  | "privacyOfficer"
  | "dataServices"
>;

/** A backup that is older is old, in hours: one is made each night. */
const backupHours = 36;

/** Looks at everything that a launch needs and that a program can see. Never fails: what cannot be seen is unknown. */
export async function checkLaunch(settings: LaunchSettings, probes: LaunchProbes): Promise<LaunchCheck[]> {
  const [address, mailServer, arrival, spfRecord, dmarcRecord, backup] = await Promise.all([
    checkAddress(settings, probes),
    checkMailServer(settings, probes),
    checkArrival(settings, probes),
    checkSenderRecord(settings, probes, spf),
    checkSenderRecord(settings, probes, dmarc),
    checkBackup(probes),
  ]);
  return [
    address,
    checkSamples(settings),
    mailServer,
    arrival,
    checkInbox(settings),
    spfRecord,
    dmarcRecord,
    checkDkim(),
    checkPostalAddress(settings),
    checkOperator(settings),
    checkPrivacyOfficer(settings),
    checkDataServices(settings),
    checkReplyPromise(settings),
    backup,
    checkTimeZone(probes),
    ...checkLanguages(),
  ];
}

const ready = (what: string, note: string): LaunchCheck => ({ what, state: "ready", note });
const missing = (what: string, note: string): LaunchCheck => ({ what, state: "missing", note });
const unknown = (what: string, note: string): LaunchCheck => ({ what, state: "unknown", note });

async function checkAddress(
  { siteUrl }: LaunchSettings,
  { requestStatus }: LaunchProbes,
): Promise<LaunchCheck> {
  const what = "Public address";
  const { protocol, hostname } = new URL(siteUrl);
  if (protocol !== "https:" || hostname === "localhost")
    return missing(what, `SITE_URL is ${siteUrl}: set the https address that couples type.`);
  try {
    const status = await requestStatus(`${siteUrl}/healthz`);
    return status === 200
      ? ready(what, `${siteUrl} answers, with a valid certificate.`)
      : missing(what, `${siteUrl} answers with ${status}: does the proxy lead to this site?`);
  } catch (error) {
    return missing(
      what,
      `${siteUrl} does not answer: ${wordsOf(error)}. Look at DNS, proxy and certificate.`,
    );
  }
}

/** Its record has a name that only the mail provider knows. */
const checkDkim = (): LaunchCheck => ({
  what: "DKIM",
  state: "note",
  note: "Cannot be seen from here: your mail provider names the record and says whether it is there.",
});

/** The site has Alberta's clock of its own; a machine whose clock is wrong shows here. */
const checkTimeZone = ({ now, timeZone }: LaunchProbes): LaunchCheck =>
  ready(
    "Time zone",
    `Dates and hours are Alberta's, where it is ${formatDateTime(now())}: if your watch differs, set the machine's clock. Its own zone, ${timeZone()}, is that of logs and timers.`,
  );

function checkSamples({ samples }: LaunchSettings): LaunchCheck {
  const what = "Samples";
  return samples
    ? missing(what, "Invented listings and ratings are shown: set SAMPLES=off.")
    : ready(what, "Only real listings are shown.");
}

async function checkMailServer(
  { smtpUrl }: LaunchSettings,
  { greetMailServer }: LaunchProbes,
): Promise<LaunchCheck> {
  const what = "Mail server";
  if (smtpUrl === null) return missing(what, "Mails are files that nobody gets: set SMTP_URL.");
  const { host } = new URL(smtpUrl);
  try {
    await greetMailServer(smtpUrl);
    return ready(what, `${host} takes mails.`);
  } catch (error) {
    return missing(what, `${host} takes no mails: ${wordsOf(error)}. Look at SMTP_URL.`);
  }
}

/** A server that takes a mail may still lose it, or put it where nobody looks. */
async function checkArrival(
  { smtpUrl }: LaunchSettings,
  { readMailOpened }: LaunchProbes,
): Promise<LaunchCheck> {
  const what = "Mail arrives";
  if (smtpUrl === null) return missing(what, "SMTP_URL comes first.");
  const opened = await readMailOpened();
  return opened === null
    ? missing(
        what,
        "Nobody has opened the desk from a mail of this site yet: npm run desk -- invite ADDRESS, and press the button in the mail.",
      )
    : ready(what, `The link in a mail was opened on ${formatDateTime(opened)}`);
}

function checkInbox({ contactEmail, teamInbox }: LaunchSettings): LaunchCheck {
  const what = "Team's inbox";
  if (isReservedEmail(contactEmail) || isReservedEmail(teamInbox))
    return missing(
      what,
      "Nobody reads what couples write: set CONTACT_EMAIL, and TEAM_INBOX where it is another.",
    );
  return ready(what, `Couples write to ${contactEmail}, the site to ${teamInbox}.`);
}

type SenderRecord = { what: string; place: (domain: string) => string; begins: string; why: string };

const spf: SenderRecord = {
  what: "SPF",
  place: (domain) => domain,
  begins: "v=spf1",
  why: "names the servers that may send for it",
};

const dmarc: SenderRecord = {
  what: "DMARC",
  place: (domain) => `_dmarc.${domain}`,
  begins: "v=DMARC1",
  why: "says what becomes of mails that only pretend to be from it",
};

async function checkSenderRecord(
  { smtpUrl, mailFrom }: LaunchSettings,
  { readTxtRecords }: LaunchProbes,
  { what, place, begins, why }: SenderRecord,
): Promise<LaunchCheck> {
  const domain = mailFrom.slice(mailFrom.lastIndexOf("@") + 1);
  if (smtpUrl === null || isReservedEmail(mailFrom)) return missing(what, "MAIL_FROM comes first.");
  const where = place(domain);
  try {
    const found = (await readTxtRecords(where)).some((record) =>
      record.toLowerCase().startsWith(begins.toLowerCase()),
    );
    return found
      ? ready(what, `${where} has a record.`)
      : missing(
          what,
          `${where} has no TXT record '${begins} ...', which ${why}: your mail provider says which.`,
        );
  } catch (error) {
    return unknown(what, `${where} could not be looked up: ${wordsOf(error)}.`);
  }
}

function checkPostalAddress({ postalAddress }: LaunchSettings): LaunchCheck {
  const what = "Postal address";
  return postalAddress === null
    ? missing(what, "Canada's anti-spam law asks for one in mails to businesses: set POSTAL_ADDRESS.")
    : ready(what, postalAddress);
}

function checkOperator({ operatorName }: LaunchSettings): LaunchCheck {
  const what = "Operator";
  return operatorName === null
    ? missing(what, "Terms and privacy name no one: set OPERATOR_NAME, the legal name of who runs the site.")
    : ready(what, operatorName);
}

function checkPrivacyOfficer({ privacyOfficer }: LaunchSettings): LaunchCheck {
  const what = "Privacy officer";
  return privacyOfficer === null
    ? missing(what, "Alberta's PIPA asks for one: set PRIVACY_OFFICER, a name or role with an address.")
    : ready(what, privacyOfficer);
}

function checkDataServices({ dataServices }: LaunchSettings): LaunchCheck {
  const what = "Where data goes";
  return dataServices === null
    ? missing(
        what,
        "/privacy has to name services and countries: set DATA_SERVICES, such as 'Hosting: Example Ltd. (Canada); mail: Example Inc. (USA)'.",
      )
    : ready(what, dataServices.join("; "));
}

function checkReplyPromise({ replyPromise }: LaunchSettings): LaunchCheck {
  const what = "Answer within 24 hours";
  return replyPromise
    ? unknown(
        what,
        "The site promises it to couples. Who answers on a Sunday? REPLY_PROMISE=off takes it away.",
      )
    : ready(what, "The site does not promise it.");
}

async function checkBackup({ readLastBackup, now }: LaunchProbes): Promise<LaunchCheck> {
  const what = "Backup";
  const made = await readLastBackup();
  if (made === null)
    return missing(
      what,
      "None was made yet. With deploy/ the timer (or compose's service backup) makes one each night; " +
        "systemctl start wild-rose-backup makes one now. Without: npm run desk -- backup FILE, each night.",
    );
  const hours = Math.floor((now().getTime() - made.getTime()) / 3_600_000);
  return hours > backupHours
    ? missing(
        what,
        `The last one is ${hours} hours old. With deploy/ one is made each night: systemctl status ` +
          "wild-rose-backup (or the log of compose's backup) says why not. Without: " +
          "npm run desk -- backup FILE, each night.",
      )
    : ready(what, `The last one is ${hours} hours old.`);
}

const wordsOf = (error: unknown) =>
  String(error instanceof Error ? error.message : error)
    .replace(/\s+/g, " ")
    .replace(/\.$/, "");

/** What guests read in a language that nobody has checked may be wrong; the couple can reword its messages. */
const checkLanguages = (): LaunchCheck[] =>
  languages
    .filter((language) => catalogues[language].checkedBy === null)
    .map((language) => ({
      what: `Words in ${englishLanguageNames[language]}`,
      state: "note",
      note: `Not yet checked by a speaker: app/languages/catalogues/${language}.ts, 'checkedBy'.`,
    }));
