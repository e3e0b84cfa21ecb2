import { createHash } from "node:crypto";

/** Folder in DATA_DIR for mails as files. */
export const mailFolder = "mail";

/** File name of a mail: the part of its message id before the @, where that is a plain name. */
export function mailFile(messageId: string): string {
  const name = messageId.split("@")[0] ?? "";
  const plain = /^[\w.-]{1,80}$/.test(name) ? name : createHash("sha256").update(messageId).digest("hex");
  return `${plain}.eml`;
}
