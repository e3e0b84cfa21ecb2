import type { OutgoingMail } from "./transport.ts";

/** The From line: a name and an address. */
export type From = { name: string; address: string };

/** The lines above the text of a mail, as nodemailer takes them. */
export function mailHead(mail: OutgoingMail, from: From) {
  const { letter, to, replyTo, messageId, unsubscribeUrl } = mail;
  return {
    from,
    // Objects, not text: nothing in an address is read as a list of several.
    to: { name: "", address: to },
    ...(replyTo === null ? {} : { replyTo: { name: "", address: replyTo } }),
    subject: letter.subject,
    messageId: `<${messageId}>`,
    headers: {
      // Tells programs that answer for people who are away to stay silent (RFC 3834).
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
