import { createTransport } from "nodemailer";

import { composeMail, type MailBranding } from "./compose-mail.ts";
import { isReservedEmail } from "./reserved-domains.ts";
import { greetMailServer } from "./greet-mail-server.ts";
import { smtpTimeouts } from "./smtp-timeouts.ts";
import { MailRejectedError, type MailTransport } from "./transport.ts";

/**
 * Sends mails through an SMTP server (nodemailer).
 * @param smtpUrl such as smtps://user:password@mail.example.com:465
 */
export function smtpTransport(smtpUrl: string, stationery: MailBranding): MailTransport {
  const server = createTransport({ url: smtpUrl, pool: true, maxConnections: 3, ...smtpTimeouts });
  return {
    reachesPeople: true,
    describe: `by ${new URL(smtpUrl).host}`,
    send: async (mail) => {
      if (isReservedEmail(mail.to))
        throw new MailRejectedError(`${hostOf(mail.to)} is a name that belongs to nobody`);
      try {
        await server.sendMail(composeMail(mail, stationery));
      } catch (error) {
        throw isFinal(error) ? new MailRejectedError(inOneLine(error)) : error;
      }
    },
    greet: () => greetMailServer(smtpUrl),
    forget: async () => {},
    close: () => server.close(),
  };
}

/**
 * Only a named recipient is rejected for good: a server that is misconfigured today may be right tomorrow.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !("responseCode" in error) || !("command" in error)) return false;
  const { responseCode, command } = error;
  return (
    command === "RCPT TO" && typeof responseCode === "number" && responseCode >= 550 && responseCode <= 553
  );
}

const hostOf = (email: string) => email.slice(email.lastIndexOf("@") + 1);
const inOneLine = (error: unknown) =>
  String(error instanceof Error ? error.message : error).replace(/\s+/g, " ");
