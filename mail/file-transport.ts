import { createHash } from "node:crypto";
import { mkdir, open, rename } from "node:fs/promises";
import { join, resolve } from "node:path";

import { createTransport } from "nodemailer";

import { composeMail, type Stationery } from "./compose-mail.ts";
import type { MailTransport } from "./transport.ts";

/**
 * Keeps mails as files (.eml) that mail programs open: what the site does where no mail server is set.
 * The same mail sent twice is one file.
 * @param folder is made when the first mail comes; only its owner can read what lies there
 */
export function fileTransport(folder: string, stationery: Stationery): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "crlf" });
  return {
    reachesPeople: false,
    describe: `as files in ${resolve(folder)} (SMTP_URL is not set)`,
    send: async (mail) => {
      const { message } = await composer.sendMail(composeMail(mail, stationery));
      if (!Buffer.isBuffer(message)) throw new Error("The mail was composed as a stream");
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${fileName(mail.messageId)}.eml`);
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
    close: () => {},
  };
}

/** The part of a message id before the @, where it makes a plain name of a file. */
function fileName(messageId: string): string {
  const name = messageId.split("@")[0] ?? "";
  return /^[\w.-]{1,80}$/.test(name) ? name : createHash("sha256").update(messageId).digest("hex");
}
