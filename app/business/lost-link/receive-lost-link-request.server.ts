import { z } from "zod";

import { textValues } from "#app/messaging/forms/form-values.ts";
import { isHoneypotFilled } from "#app/messaging/forms/spam-guard-fields.ts";
import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import type { FormRejection } from "#app/messaging/forms/form-rejection.ts";
import { mailLostListingLinks } from "#app/business/own-listing/mail-lost-listing-link.server.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { enquiryMaxLengths } from "#app/couple/enquiries/enquiry-options.ts";
import { mailLostLinks } from "#app/couple/enquiries/mail-lost-link.server.ts";

type LostLinkReceipt = { ok: boolean; status: number; error: string | null; email: string } & Pick<
  FormRejection,
  "retryAfterSeconds"
>;

/**
 * Receives a request to mail a lost link again.
 * @param clientIp as clientIpOf gives it
 */
export async function receiveLostLinkRequest(
  request: Request,
  site: Site,
  clientIp: string,
): Promise<LostLinkReceipt> {
  const posted = await readPostedForm(request);
  if (!posted.ok) return refuse(posted, "");
  const [typed = ""] = textValues(posted.form, "email");
  const stopped = await site.guard.admit({ form: "lostLink", clientIp, fields: posted.form });
  if (stopped !== null) return refuse(stopped, typed);
  const { data: email } = z.email().max(enquiryMaxLengths.email).safeParse(typed.trim());
  if (email === undefined)
    return refuse(
      {
        status: 422,
        message: "enter the email address you used for your enquiry or your listing",
      },
      typed,
    );
  const sent = { ok: true, status: 200, error: null, email };
  // A program gets the same response as a person, and nothing is mailed.
  if (isHoneypotFilled(posted.form)) return sent;
  // Counted whether or not there is an enquiry: the sender learns nothing.
  const tooMany = await site.guard.admitMailbox({ form: "lostLink", email });
  if (tooMany !== null) return refuse(tooMany, typed);
  // One mail has the links of both.
  if (!(await mailLostLinks(site, email))) await mailLostListingLinks(site, email);
  return sent;
}

const refuse = ({ message, ...refusal }: FormRejection, email: string): LostLinkReceipt => ({
  ok: false,
  ...refusal,
  error: message,
  email,
});
