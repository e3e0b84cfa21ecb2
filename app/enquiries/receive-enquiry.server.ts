import { readPostedForm } from "#app/letterbox/read-post.server.ts";
import type { Site } from "#server/site.ts";

import type { EnquiryErrors } from "./enquiry.ts";
import { readEnquiryForm, type EnquiryValues } from "./read-enquiry-form.ts";
import { saveEnquiry } from "./save-enquiry.server.ts";

export type EnquiryReceipt =
  | { ok: true; status: 200 | 201; reference: string; replyPromise: boolean }
  | { ok: false; status: 400 | 415 | 422; errors: EnquiryErrors; values: EnquiryValues | null };

/** Takes a posted enquiry form: reads, checks and keeps it. What is refused says why, by field. */
export async function receiveEnquiry(request: Request, site: Site): Promise<EnquiryReceipt> {
  const posted = await readPostedForm(request);
  if (!posted.ok) return refuse(posted.status, posted.message);
  const read = readEnquiryForm(posted.form);
  if (!read.ok) return { ok: false, status: 422, errors: read.errors, values: read.values };
  const unknown = read.enquiry.vendors.filter((id) => site.directory.listing(id) === null);
  if (unknown.length > 0)
    return refuse(
      422,
      "One of the chosen vendors is no longer listed. Take it off and send the form again.",
      read.values,
    );
  const { reference, isNew } = await saveEnquiry(site.database, read.enquiry, read.formKey, site.postMails);
  return { ok: true, status: isNew ? 201 : 200, reference, replyPromise: site.settings.replyPromise };
}

function refuse(
  status: 400 | 415 | 422,
  message: string,
  values: EnquiryValues | null = null,
): EnquiryReceipt {
  return { ok: false, status, errors: { form: message }, values };
}
