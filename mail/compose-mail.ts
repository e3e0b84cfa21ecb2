import type { Attachment, SendMailOptions } from "nodemailer";

import { headerImageId, mailHtml } from "./mail-html.tsx";
import { mailText } from "./mail-text.ts";
import type { MailLanguage, MailSender } from "./mail-content.ts";
import { buildMailHeaders, type MailFrom } from "./mail-headers.ts";
import type { OutgoingMail } from "./transport.ts";

/** What all mails of the site have in common. */
export type MailBranding = {
  language: MailLanguage;
  sender: MailSender;
  from: MailFrom;
  /** JPEG of the header picture. */
  headPicture: Uint8Array;
};

/** A mail in nodemailer's format: plain text, HTML and the picture in one. */
export function composeMail(
  mail: OutgoingMail,
  { language, sender, from, headPicture }: MailBranding,
): SendMailOptions {
  const { content: letter, unsubscribeUrl } = mail;
  const foot = { sender, unsubscribeUrl };
  const picture: Attachment = {
    filename: "wild-rose-weddings.jpg",
    content: Buffer.from(headPicture),
    contentType: "image/jpeg",
    contentDisposition: "inline",
    cid: headerImageId,
  };
  return {
    ...buildMailHeaders(mail, from),
    text: mailText(letter, foot),
    html: mailHtml(letter, foot, language),
    attachments: [picture],
    disableUrlAccess: true,
    disableFileAccess: true,
  };
}
