import { createTransport } from "nodemailer";
import { inspect } from "node:util";
import PostalMime from "postal-mime";

import { siteAttributes } from "#app/languages/site-language.ts";
import { mailSender, writeOutgoingMail } from "#app/operator/mail-dispatch/outgoing-mail.server.ts";
import { mails } from "#database/schema/index.ts";
import { composeMail } from "#mail/compose-mail.ts";
import type { Site } from "#app/messaging/request-context.ts";

import type { Finding } from "./findings.ts";
import { pageProblems } from "./read-page.ts";

/**
 * Writes every mail as it would go out, and reads it as a mail program would.
 * @returns how many there were, and what is wrong
 */
export async function checkMails(site: Site): Promise<{ looked: number; findings: Finding[] }> {
  const stationery = {
    ...mailSender(site.settings),
    language: siteAttributes,
    headPicture: new Uint8Array(),
  };
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "crlf" });
  const findings: Finding[] = [];
  let looked = 0;
  for (const row of await site.database.select().from(mails))
    try {
      const mail = await writeOutgoingMail(site, row);
      if (mail === null) continue;
      looked += 1;
      const { message } = await composer.sendMail(composeMail(mail, stationery));
      if (!Buffer.isBuffer(message)) throw new Error("The mail was composed as a stream");
      const read = await PostalMime.parse(message);
      const recipients = [read.to, read.cc, read.bcc].flatMap((list) => list ?? []);
      const faults = [
        ...(recipients.length === 1 ? [] : [`it goes to ${inspect(recipients)}`]),
        ...(read.html === undefined ? ["it has no HTML"] : pageProblems(read.html)),
        ...(read.text?.trim() ? [] : ["it has no text"]),
      ];
      findings.push(...faults.map((what) => ({ what, where: `mail ${row.id}, ${row.kind}` })));
    } catch (error) {
      findings.push({ what: inspect(error), where: `mail ${row.id}, ${row.kind}` });
    }
  return { looked, findings };
}
