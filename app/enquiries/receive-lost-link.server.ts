import { z } from "zod";

import { textsOf } from "#app/messaging/forms/form-values.ts";
import { isTrapped } from "#app/letterbox/guard-fields.ts";
import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import type { Refusal } from "#app/messaging/forms/form-rejection.ts";
import { mailLostListingLinks } from "#app/business/own-listing/mail-lost-listing-link.server.ts";
import type { Site } from "#server/site.ts";

import { longest } from "#app/couple/enquiries/enquiry-options.ts";
import { mailLostLinks } from "#app/couple/enquiries/mail-lost-link.server.ts";

type LostLinkReceipt = { ok: boolean; status: number; error: string | null; email: string } & Pick<
  Refusal,
  "retryAfterSeconds"
>;

/**
 * Takes the wish to have a lost link mailed again.
 * @param address where it came from, as clientAddress says
 */
export async function receiveLostLink(
  request: Request,
  site: Site,
  address: string,
): Promise<LostLinkReceipt> {
  const posted = await readPostedForm(request);
  if (!posted.ok) return refuse(posted, "");
  const [typed = ""] = textsOf(posted.form, "email");
  const stopped = await site.guard.admit({ form: "lostLink", address, fields: posted.form });
  if (stopped !== null) return refuse(stopped, typed);
  const { data: email } = z.email().max(longest.email).safeParse(typed.trim());
  if (email === undefined)
    return refuse(
      {
        status: 422,
        message:
          "write the email address that you sent the enquiry with, or that you confirmed for your listing",
      },
      typed,
    );
  const sent = { ok: true, status: 200, error: null, email };
  // A program sees what a person would see, and nothing is mailed.
  if (isTrapped(posted.form)) return sent;
  // Counted whether there is an enquiry or not: who asks learns nothing.
  const tooMany = await site.guard.admitMailbox({ form: "lostLink", email });
  if (tooMany !== null) return refuse(tooMany, typed);
  // One mail has the links of both.
  if (!(await mailLostLinks(site, email))) await mailLostListingLinks(site, email);
  return sent;
}

const refuse = ({ message, ...refusal }: Refusal, email: string): LostLinkReceipt => ({
  ok: false,
  ...refusal,
  error: message,
  email,
});
