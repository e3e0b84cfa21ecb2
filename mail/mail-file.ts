import { createHash } from "node:crypto";

/** Folder of DATA_DIR in which mails lie as files. */
export const mailFolder = "mail";

/** Name of the file that a mail becomes: the part of its message id before the @, where that makes a plain name. */
export function mailFile(messageId: string): string {
  const name = messageId.split("@")[0] ?? "";
  const plain = /^[\w.-]{1,80}$/.test(name) ? name : createHash("sha256").update(messageId).digest("hex");
  return `${plain}.eml`;
}
