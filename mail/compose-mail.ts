import type { Attachment, SendMailOptions } from "nodemailer";

import { headPictureId, letterHtml } from "./mail-html.tsx";
import { letterText } from "./mail-text.ts";
import type { Sender } from "./letter.ts";
import { mailHead, type From } from "./mail-headers.ts";
import type { OutgoingMail } from "./transport.ts";

/** What every mail of the site has in common. */
export type Stationery = {
  sender: Sender;
  from: From;
  /** JPEG of the picture at the head. */
  headPicture: Uint8Array;
};

/** A mail as nodemailer takes it: plain text, HTML and the picture in one. */
export function composeMail(mail: OutgoingMail, { sender, from, headPicture }: Stationery): SendMailOptions {
  const { letter, unsubscribeUrl } = mail;
  const foot = { sender, unsubscribeUrl };
  const picture: Attachment = {
    filename: "wild-rose-weddings.jpg",
    content: Buffer.from(headPicture),
    contentType: "image/jpeg",
    contentDisposition: "inline",
    cid: headPictureId,
  };
  return {
    ...mailHead(mail, from),
    text: letterText(letter, foot),
    html: letterHtml(letter, foot),
    attachments: [picture],
    disableUrlAccess: true,
    disableFileAccess: true,
  };
}
