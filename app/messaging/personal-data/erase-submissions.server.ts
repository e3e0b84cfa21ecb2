import { eq, getTableName, inArray, type AnyColumn, type SQL } from "drizzle-orm";

import { mailQueue } from "#app/messaging/outbox/post-mails.server.ts";
import { mailMessageId } from "#app/messaging/outbox/mail-message-id.ts";
import type { LinkKind } from "#database/enums.ts";
import { deleteKey } from "#app/messaging/private-links/private-links.server.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import {
  applications,
  claims,
  corrections,
  enquiries,
  enquiryRecipients,
  mails,
} from "#database/schema/index.ts";
import { eraseJobs } from "#jobs/erase-jobs.ts";
import { mailFile, mailFolder } from "#mail/mail-file.ts";

import { countErasedRows, type ErasureContext } from "./erasure-context.ts";

/** Erases mails with their jobs and, where they are files, the files. */
export async function eraseMails(erasing: ErasureContext, where: SQL | undefined): Promise<void> {
  const { transaction, files } = erasing;
  const gone = await transaction
    .delete(mails)
    .where(where)
    .returning({ id: mails.id, createdAt: mails.createdAt });
  for (const mail of gone) files.add(`${mailFolder}/${mailFile(mailMessageId(mail))}`);
  await eraseJobs(
    transaction,
    mailQueue,
    gone.map(({ id }) => String(id)),
  );
  countErasedRows(erasing, "mails", gone.length);
}

/**
 * Erases enquiries and everything that belongs to them: questions, answers, messages, mails, private links.
 * Reviews stay, under the name that the couple chose.
 */
export async function eraseEnquiries(erasing: ErasureContext, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { transaction } = erasing;
  await eraseMails(erasing, inArray(mails.enquiryId, [...ids]));
  const recipients = await transaction
    .select({ enquiryId: enquiryRecipients.enquiryId, listingId: enquiryRecipients.listingId })
    .from(enquiryRecipients)
    .where(inArray(enquiryRecipients.enquiryId, [...ids]));
  for (const id of ids) await deleteKey(transaction, "enquiry", String(id));
  for (const { enquiryId, listingId } of recipients)
    await deleteKey(transaction, "answer", `${enquiryId}:${listingId}`);
  await transaction.delete(enquiries).where(inArray(enquiries.id, [...ids]));
  countErasedRows(erasing, "enquiries", ids.length);
  // Answered enquiries count for the reply records of businesses.
  await announceCatalogueChange(transaction);
}

/**
 * Erases applications with their mails and private links. The listing that one became is separate and stays.
 */
export const eraseApplications = (erasing: ErasureContext, where: SQL | undefined): Promise<void> =>
  eraseLetters(erasing, where, { table: applications, mailOf: mails.applicationId, key: "application" });

/**
 * Erases claims with their mails and private links. A claimant who maintains a listing by now stays its
 * contact.
 */
export const eraseClaims = (erasing: ErasureContext, where: SQL | undefined): Promise<void> =>
  eraseLetters(erasing, where, { table: claims, mailOf: mails.claimId, key: "claim" });

type Pile = {
  table: typeof applications | typeof claims;
  /** The submission that a mail is about. */
  mailOf: AnyColumn;
  /** The subject of its private link. */
  key: LinkKind;
};

async function eraseLetters(erasing: ErasureContext, where: SQL | undefined, { table, mailOf, key }: Pile) {
  const { transaction } = erasing;
  const found = await transaction.select({ id: table.id }).from(table).where(where);
  for (const { id } of found) {
    await eraseMails(erasing, eq(mailOf, id));
    await deleteKey(transaction, key, String(id));
    await transaction.delete(table).where(eq(table.id, id));
  }
  countErasedRows(erasing, getTableName(table), found.length);
}

/** Erases corrections; nothing else belongs to one. */
export async function eraseCorrections(erasing: ErasureContext, where: SQL): Promise<void> {
  const gone = await erasing.transaction.delete(corrections).where(where).returning({ id: corrections.id });
  countErasedRows(erasing, "corrections", gone.length);
}
