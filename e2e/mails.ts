import { expect } from "@playwright/test";
import type { Email } from "postal-mime";

import { readMailFolder } from "../test-support/mail-folder.ts";

/** The first mail to an address whose subject begins so, once it is there. */
export async function mailTo(address: string, subject: string): Promise<Email> {
  const find = async () =>
    (await readMailFolder(process.env.E2E_DATA_DIR ?? "")).find(
      (mail) => mail.to?.[0]?.address === address && mail.subject?.startsWith(subject),
    );
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();
  const mail = await find();
  if (mail === undefined) throw new Error("the mail is gone again");
  return mail;
}
