import { hashMailbox } from "#app/messaging/personal-data/subject-hash.server.ts";
import { isHoneypotFilled } from "#app/messaging/forms/spam-guard-fields.ts";
import { makeReference } from "#app/messaging/forms/save-once.server.ts";
import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import type { FormRejection } from "#app/messaging/forms/form-rejection.ts";
import { themeFromUrl } from "#app/site/theme/theme-name.ts";
import type { Site } from "#app/messaging/request-context.ts";

import type { EnquiryErrors, EnquiryValues } from "./enquiry-form-fields.ts";
import { parseEnquiryForm } from "./parse-enquiry-form.ts";
import { holdEnquiry, saveEnquiry } from "./save-enquiry.server.ts";
import { isVerifiedSender } from "./verified-sender.server.ts";
import { describeNextStep } from "./thanks-message.ts";

export type EnquirySubmissionResult =
  | {
      ok: true;
      status: 200 | 201;
      reference: string;
      replyPromise: boolean;
      /** What the couple has to do, in words. */
      next: string;
    }
  | ({ ok: false; errors: EnquiryErrors; values: EnquiryValues | null } & Omit<FormRejection, "message">);

/**
 * Takes a posted enquiry form: reads, checks and keeps it. What is refused says why, by field.
 * @param clientIp where it came from, as clientIpOf says
 */
export async function receiveEnquiry(
  request: Request,
  site: Site,
  clientIp: string,
): Promise<EnquirySubmissionResult> {
  const posted = await readPostedForm(request);
  if (!posted.ok) return refuse(posted);
  const read = parseEnquiryForm(posted.form);
  const stopped = await site.guard.admit({ form: "enquiry", clientIp, fields: posted.form });
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
  const { email } = read.enquiry;
  const { replyPromise } = site.settings;
  const businesses = countBusinesses(site, read.enquiry.vendors);
  // A program sees what a person would see, and nothing is saved.
  if (isHoneypotFilled(posted.form)) {
    const reference = makeReference("WR");
    return { ok: true, status: 201, reference, replyPromise, next: describeNextStep(businesses) };
  }
  const mail = { form: "enquiry", email, fields: posted.form } as const;
  const { refusal, mayMail } = (await isVerifiedSender(site.database, hashMailbox(site.secret, email)))
    ? await site.guard.admitKnown(mail)
    : { refusal: await site.guard.admitMailbox(mail), mayMail: true };
  if (refusal !== null) return refuse(refusal, read.values);
  const theme = themeFromUrl(new URL(request.url).searchParams);
  const { reference, isNew } = await saveEnquiry(site, read.enquiry, read.formKey, { mayMail, theme });
  const isHeld = holdEnquiry(read.enquiry).heldAt !== null;
  const next = describeNextStep(businesses, { isMailed: mayMail, isHeld });
  return { ok: true, status: isNew ? 201 : 200, reference, replyPromise, next };
}

/** How many of the chosen listings have a business behind them: of samples nobody gets a mail. */
const countBusinesses = ({ directory }: Site, ids: readonly number[]) =>
  ids.filter((id) => {
    const listing = directory.listing(id);
    return listing !== null && (!listing.card.fictional || listing.reachable);
  }).length;

function refuse(
  { message, ...refusal }: FormRejection,
  values: EnquiryValues | null = null,
): EnquirySubmissionResult {
  return { ok: false, ...refusal, errors: { form: message }, values };
}
