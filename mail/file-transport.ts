import { mkdir, open, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";

import { createTransport } from "nodemailer";

import { composeMail, type MailBranding } from "./compose-mail.ts";
import { mailFile } from "./mail-file.ts";
import type { MailTransport } from "./transport.ts";

/**
 * Saves mails as files (.eml) that mail programs open: used where no mail server is set. The same mail sent
 * twice is one file.
 * @param folder is created with the first mail; only its owner can read it
 */
export function fileTransport(folder: string, stationery: MailBranding): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "crlf" });
  return {
    reachesPeople: false,
    describe: `as files in ${resolve(folder)} (SMTP_URL is not set)`,
    send: async (mail) => {
      const { message } = await composer.sendMail(composeMail(mail, stationery));
      if (!Buffer.isBuffer(message)) throw new Error("The mail was composed as a stream");
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, mailFile(mail.messageId));
      const half = `${file}.part`;
      const handle = await open(half, "w", 0o600);
      try {
        await handle.writeFile(message);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(half, file);
    },
    greet: async () => {},
    forget: (messageId) => rm(join(folder, mailFile(messageId)), { force: true }),
    close: () => {},
  };
}
