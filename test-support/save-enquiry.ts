import type { Enquiry } from "#app/couple/enquiries/enquiry.ts";
import { saveEnquiry } from "#app/couple/enquiries/save-enquiry.server.ts";
import type { PostMails } from "#app/messaging/outbox/post-mails.server.ts";
import type { Database } from "#database/database.ts";
import { mails } from "#database/schema/index.ts";

import { sampleSecret } from "./sample-settings.ts";

/** Saves mails without a job queue: nothing sends them. */
export const saveMails: PostMails = async (transaction, newMails) => {
  if (newMails.length > 0) await transaction.insert(mails).values([...newMails]);
};

/** Saves an enquiry where no site is open. */
export const seedEnquiry = (database: Database, enquiry: Enquiry, formKey: string | null) =>
  saveEnquiry({ database, secret: sampleSecret, postMails: saveMails }, enquiry, formKey);
