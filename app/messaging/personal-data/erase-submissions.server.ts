import { eq, getTableName, inArray, type AnyColumn, type SQL } from "drizzle-orm";

import { mailQueue } from "#app/mails/post-mails.server.ts";
import { mailName } from "#app/mails/mail-name.ts";
import type { LinkKind } from "#app/messaging/private-links/private-key.ts";
import { dropKey } from "#app/messaging/private-links/private-links.server.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import { applications, claims, enquiries, enquiryRecipients, mails } from "#database/schema/index.ts";
import { eraseJobs } from "#jobs/erase-jobs.ts";
import { mailFile, mailFolder } from "#mail/mail-file.ts";

import { countErased, type Erasing } from "#app/erasure/erasing.ts";

/** Erases mails with their jobs and, where they are files, these. */
export async function eraseMails(erasing: Erasing, where: SQL | undefined): Promise<void> {
  const { transaction, files } = erasing;
  const gone = await transaction
    .delete(mails)
    .where(where)
    .returning({ id: mails.id, createdAt: mails.createdAt });
  for (const mail of gone) files.add(`${mailFolder}/${mailFile(mailName(mail))}`);
  await eraseJobs(
    transaction,
    mailQueue,
    gone.map(({ id }) => String(id)),
  );
  countErased(erasing, "mails", gone.length);
}

/**
 * Erases enquiries and all that belongs to them: questions, answers, messages, mails, private links.
 * Reviews stay, under the name that the couple chose.
 */
export async function eraseEnquiries(erasing: Erasing, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { transaction } = erasing;
  await eraseMails(erasing, inArray(mails.enquiryId, [...ids]));
  const recipients = await transaction
    .select({ enquiryId: enquiryRecipients.enquiryId, listingId: enquiryRecipients.listingId })
    .from(enquiryRecipients)
    .where(inArray(enquiryRecipients.enquiryId, [...ids]));
  for (const id of ids) await dropKey(transaction, "enquiry", String(id));
  for (const { enquiryId, listingId } of recipients)
    await dropKey(transaction, "answer", `${enquiryId}:${listingId}`);
  await transaction.delete(enquiries).where(inArray(enquiries.id, [...ids]));
  countErased(erasing, "enquiries", ids.length);
  // What was answered counted for the records of businesses.
  await announceCatalogueChange(transaction);
}

/** Erases applications with their mails and private links. What one became is a listing of its own. */
export const eraseApplications = (erasing: Erasing, where: SQL | undefined): Promise<void> =>
  eraseLetters(erasing, where, { table: applications, mailOf: mails.applicationId, key: "application" });

/** Erases claims with their mails and private links. Who keeps a listing by now stays its contact. */
export const eraseClaims = (erasing: Erasing, where: SQL | undefined): Promise<void> =>
  eraseLetters(erasing, where, { table: claims, mailOf: mails.claimId, key: "claim" });

type Pile = {
  table: typeof applications | typeof claims;
  /** Which letter a mail is about. */
  mailOf: AnyColumn;
  /** What its private link opens. */
  key: LinkKind;
};

async function eraseLetters(erasing: Erasing, where: SQL | undefined, { table, mailOf, key }: Pile) {
  const { transaction } = erasing;
  const found = await transaction.select({ id: table.id }).from(table).where(where);
  for (const { id } of found) {
    await eraseMails(erasing, eq(mailOf, id));
    await dropKey(transaction, key, String(id));
    await transaction.delete(table).where(eq(table.id, id));
  }
  countErased(erasing, getTableName(table), found.length);
}
