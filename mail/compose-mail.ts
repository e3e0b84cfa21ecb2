import type { Attachment, SendMailOptions } from "nodemailer";

import { headPictureId, letterHtml } from "./letter-html.tsx";
import { letterText } from "./letter-text.ts";
import type { Sender } from "./letter.ts";
import type { OutgoingMail } from "./transport.ts";

/** What every mail of the site has in common. */
export type Stationery = {
  sender: Sender;
  /** The From line: a name and an address. */
  from: { name: string; address: string };
  /** JPEG of the picture at the head. */
  headPicture: Uint8Array;
};

/** A mail as nodemailer takes it: plain text, HTML and the picture in one. */
export function composeMail(mail: OutgoingMail, { sender, from, headPicture }: Stationery): SendMailOptions {
  const { letter, to, replyTo, messageId, unsubscribeUrl } = mail;
  const foot = { sender, unsubscribeUrl };
  const picture: Attachment = {
    filename: "wild-rose-weddings.jpg",
    content: Buffer.from(headPicture),
    contentType: "image/jpeg",
    contentDisposition: "inline",
    cid: headPictureId,
  };
  return {
    from,
    // Objects, not text: nothing in an address is read as a list of several.
    to: { name: "", address: to },
    ...(replyTo === null ? {} : { replyTo: { name: "", address: replyTo } }),
    subject: letter.subject,
    text: letterText(letter, foot),
    html: letterHtml(letter, foot),
    attachments: [picture],
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
    disableUrlAccess: true,
    disableFileAccess: true,
  };
}
