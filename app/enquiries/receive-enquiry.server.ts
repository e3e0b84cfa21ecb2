import { isTrapped } from "#app/letterbox/guard-fields.ts";
import { makeReference } from "#app/letterbox/keep-once.server.ts";
import { readPostedForm } from "#app/letterbox/read-post.server.ts";
import type { Refusal } from "#app/letterbox/refusal.ts";
import type { Site } from "#server/site.ts";

import type { EnquiryErrors } from "./enquiry.ts";
import { readEnquiryForm, type EnquiryValues } from "./read-enquiry-form.ts";
import { saveEnquiry } from "./save-enquiry.server.ts";

export type EnquiryReceipt =
  | { ok: true; status: 200 | 201; reference: string; replyPromise: boolean }
  | ({ ok: false; errors: EnquiryErrors; values: EnquiryValues | null } & Omit<Refusal, "message">);

/**
 * Takes a posted enquiry form: reads, checks and keeps it. What is refused says why, by field.
 * @param address where it came from, as clientAddress says
 */
export async function receiveEnquiry(request: Request, site: Site, address: string): Promise<EnquiryReceipt> {
  const posted = await readPostedForm(request);
  if (!posted.ok) return refuse(posted);
  const read = readEnquiryForm(posted.form);
  const stopped = await site.guard.admit({ form: "enquiry", address, fields: posted.form });
  if (stopped !== null) return refuse(stopped, read.values);
  if (!read.ok) return { ok: false, status: 422, errors: read.errors, values: read.values };
  const unknown = read.enquiry.vendors.filter((id) => site.directory.listing(id) === null);
  if (unknown.length > 0)
    return refuse(
      {
        status: 422,
        message: "One of the chosen vendors is no longer listed. Take it off and send the form again.",
      },
      read.values,
    );
  const { replyPromise } = site.settings;
  // A program sees what a person would see, and nothing is kept.
  if (isTrapped(posted.form)) return { ok: true, status: 201, reference: makeReference("WR"), replyPromise };
  const tooMany = await site.guard.admitRecipient("enquiry", read.enquiry.email);
  if (tooMany !== null) return refuse(tooMany, read.values);
  const { reference, isNew } = await saveEnquiry(site.database, read.enquiry, read.formKey, site.postMails);
  return { ok: true, status: isNew ? 201 : 200, reference, replyPromise };
}

function refuse({ message, ...refusal }: Refusal, values: EnquiryValues | null = null): EnquiryReceipt {
  return { ok: false, ...refusal, errors: { form: message }, values };
}
