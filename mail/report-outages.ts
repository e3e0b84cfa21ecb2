import { MailRejectedError, type MailTransport } from "./transport.ts";

/**
 * The same transport, which says in one line when mails are not taken any more and when they are again, not
 * once for each mail. A mail that can never be delivered has a line of its own. Its greeting never fails: what
 * is wrong is said.
 * @param say told what the operator should know
 */
export function reportOutages(transport: MailTransport, say: (what: string) => void): MailTransport {
  let isDown = false;
  const wentWrong = (error: unknown) => {
    if (isDown) return;
    isDown = true;
    say(
      `Mails that go ${transport.describe} are not taken: ${inOneLine(error)}. They wait and are tried for ` +
        "three days; look at SMTP_URL and MAIL_FROM",
    );
  };
  const wentWell = () => {
    if (isDown) say(`Mails that go ${transport.describe} are taken again`);
    isDown = false;
  };
  return {
    ...transport,
    send: async (mail) => {
      try {
        await transport.send(mail);
        wentWell();
      } catch (error) {
        if (error instanceof MailRejectedError)
          say(
            `A mail was refused for good: ${inOneLine(error)}. All of them: npm run desk -- mail list --state dead`,
          );
        else wentWrong(error);
        throw error;
      }
    },
    greet: () => transport.greet().then(wentWell, wentWrong),
  };
}

const inOneLine = (error: unknown) =>
  String(error instanceof Error ? error.message : error).replace(/\s+/g, " ");
