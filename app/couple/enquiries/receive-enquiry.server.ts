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
import { countOutreach, outreachTotal } from "./outreach.ts";
import { describeNextStep } from "./thanks-message.ts";

export type EnquirySubmissionResult =
  | {
      ok: true;
      status: 200 | 201;
      reference: string;
      replyPromise: boolean;
      /** What the couple has to do, in words. */
      next: string;
      /** Ids of chosen listings that are invented: nobody is asked. */
      samples: number[];
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
  const { outreach, samples } = describeChosen(site, read.enquiry.vendors);
  // A program sees what a person would see, and nothing is saved.
  if (isHoneypotFilled(posted.form)) {
    const reference = makeReference("WR");
    return { ok: true, status: 201, reference, replyPromise, next: describeNextStep(outreach), samples };
  }
  const mail = { form: "enquiry", email, fields: posted.form } as const;
  const { refusal, mayMail } = (await isVerifiedSender(site.database, hashMailbox(site.secret, email)))
    ? await site.guard.admitKnown(mail)
    : { refusal: await site.guard.admitMailbox(mail), mayMail: true };
  if (refusal !== null) return refuse(refusal, read.values);
  const theme = themeFromUrl(new URL(request.url).searchParams);
  const { reference, isNew } = await saveEnquiry(site, read.enquiry, read.formKey, { mayMail, theme });
  const isHeld = holdEnquiry(read.enquiry).heldAt !== null;
  const next = describeNextStep(outreach, { isMailed: mayMail, isHeld });
  return { ok: true, status: isNew ? 201 : 200, reference, replyPromise, next, samples };
}

/** How the chosen listings hear of it, and behind which of them is nobody. */
function describeChosen({ directory }: Site, ids: readonly number[]) {
  const chosen = ids.flatMap((id) => {
    const listing = directory.listing(id);
    if (listing === null) return [];
    const { reachable: isReachable, claimed } = listing;
    return [{ id, fictional: listing.card.fictional, isReachable, isUnsubscribed: claimed && !isReachable }];
  });
  const samples = chosen.filter((one) => outreachTotal(countOutreach([one])) === 0).map(({ id }) => id);
  return { outreach: countOutreach(chosen), samples };
}

function refuse(
  { message, ...refusal }: FormRejection,
  values: EnquiryValues | null = null,
): EnquirySubmissionResult {
  return { ok: false, ...refusal, errors: { form: message }, values };
}
