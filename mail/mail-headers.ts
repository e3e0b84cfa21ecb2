import type { OutgoingMail } from "./transport.ts";

/** The From line: a name and an email. */
export type MailFrom = { name: string; address: string };

/** The headers of a mail, in nodemailer's format. */
export function buildMailHeaders(mail: OutgoingMail, from: MailFrom) {
  const { content: letter, to, replyTo, messageId, unsubscribeUrl } = mail;
  return {
    from,
    // Objects, not text: an email is never parsed as a list of several.
    to: { name: "", address: to },
    ...(replyTo === null ? {} : { replyTo: { name: "", address: replyTo } }),
    subject: letter.subject,
    messageId: `<${messageId}>`,
    headers: {
      // Tells automatic responders to stay silent (RFC 3834).
      "Auto-Submitted": "auto-generated",
      ...(unsubscribeUrl === null
        ? {}
        : {
            "List-Unsubscribe": `<${unsubscribeUrl}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
    },
  };
}
