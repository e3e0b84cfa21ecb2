/** The address by which a mail program opens a message: its lines end as mails want them (RFC 6068). */
export const mailTo = (email: string, subject: string, body: string): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;

/** The address by which a phone opens a text message. */
export const textTo = (phone: string, body: string): string =>
  `sms:${phone.replaceAll(/[^\d+]/gu, "")}?&body=${encodeURIComponent(body)}`;
