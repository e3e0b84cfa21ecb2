import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { saveEnquiry } from "#app/couple/enquiries/save-enquiry.server.ts";
import type { PostMails } from "#app/mails/post-mails.server.ts";
import type { Database } from "#database/database.ts";
import { mails } from "#database/schema/index.ts";

import { sampleSecret } from "./sample-settings.ts";

/** Keeps mails without a job queue: nobody sends them. */
export const keepMails: PostMails = async (transaction, newMails) => {
  if (newMails.length > 0) await transaction.insert(mails).values([...newMails]);
};

/** Keeps an enquiry where no site is open. */
export const keepEnquiry = (database: Database, enquiry: Enquiry, formKey: string | null) =>
  saveEnquiry({ database, secret: sampleSecret, postMails: keepMails }, enquiry, formKey);
