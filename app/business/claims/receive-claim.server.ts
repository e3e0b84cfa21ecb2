import { parseFormKey } from "#app/messaging/forms/form-values.ts";
import { isHoneypotFilled } from "#app/messaging/forms/spam-guard-fields.ts";
import { makeReference } from "#app/messaging/forms/save-once.server.ts";
import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import type { FormRejection } from "#app/messaging/forms/form-rejection.ts";
import { parseFields } from "#app/messaging/forms/parse-fields.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { checkClaimEmail, type ClaimEmailCheck } from "#app/messaging/personal-data/claim-email.server.ts";
import { claimFieldNames, type ClaimErrors, type ClaimValues } from "./claim-fields.ts";
import { claimSchema } from "./claim.ts";
import { saveClaim } from "./save-claim.server.ts";

export type ClaimSubmissionResult =
  | { ok: true; status: 200 | 201; reference: string }
  | ({ ok: false; errors: ClaimErrors; values: ClaimValues | null } & Omit<FormRejection, "message">);

/**
 * Receives a posted claim: parses, validates and saves it, and has its link mailed. Errors are by field.
 * @param clientIp as clientIpOf gives it
 */
export async function receiveClaim(
  request: Request,
  site: Site,
  clientIp: string,
): Promise<ClaimSubmissionResult> {
  const posted = await readPostedForm(request);
  if (!posted.ok) return refuse(posted);
  const { form } = posted;
  const read = parseFields(form, claimFieldNames, [], claimSchema);
  const { values } = read;
  const stopped = await site.guard.admit({ form: "claim", clientIp, fields: form });
  if (stopped !== null) return refuse(stopped, values);
  if (!read.ok) return { ok: false, status: 422, errors: read.errors, values };
  const { value: claim } = read;
  const listing = site.directory.listing(claim.listing);
  const wrong = (errors: ClaimErrors): ClaimSubmissionResult => ({ ok: false, status: 422, errors, values });
  if (listing === null) return wrong({ listing: "this listing is gone" });
  if (listing.card.fictional)
    return wrong({
      listing: "this is a sample listing, not a real business, so it can’t be claimed",
    });
  const verdict = checkClaimEmail(claim.email, listing.card.website);
  if (!verdict.ok) return wrong({ email: describe(verdict, site.settings.contactEmail) });
  // A program gets the same response as a person, and nothing is saved.
  if (isHoneypotFilled(form)) return { ok: true, status: 201, reference: makeReference("WB") };
  // Also by the whole domain: otherwise a stranger's mailboxes could be tried one after the other.
  const tooMany = await site.guard.admitMailbox({
    form: "claim",
    email: claim.email,
    domain: verdict.domain,
    fields: form,
  });
  if (tooMany !== null) return refuse(tooMany, values);
  const { reference, isNew } = await saveClaim(site, claim, parseFormKey(form));
  return { ok: true, status: isNew ? 201 : 200, reference };
}

/** Why an email is not accepted, and which one is. */
function describe(verdict: ClaimEmailCheck & { ok: false }, contactEmail: string): string {
  const ask = `or write to ${contactEmail} and our team will check it another way`;
  switch (verdict.why) {
    case "no-website":
      return `we don’t know of a website that belongs to this business alone, so we can’t check an email: write to ${contactEmail}`;
    case "free-mail":
      return `anyone can have an email there. Use one that ends in ${verdict.wanted}, ${ask}`;
    case "elsewhere":
      return `this listing’s website is at ${verdict.wanted}. Use an email that ends in that, ${ask}`;
  }
}

function refuse(
  { message, ...refusal }: FormRejection,
  values: ClaimValues | null = null,
): ClaimSubmissionResult {
  return { ok: false, ...refusal, errors: { form: message }, values };
}
