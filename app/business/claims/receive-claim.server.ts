import { readFormKey } from "#app/messaging/forms/form-values.ts";
import { isTrapped } from "#app/letterbox/guard-fields.ts";
import { makeReference } from "#app/messaging/forms/save-once.server.ts";
import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import type { Refusal } from "#app/messaging/forms/form-rejection.ts";
import { readFields } from "#app/messaging/forms/parse-fields.ts";
import type { Site } from "#server/site.ts";

import { judgeAddress, type AddressVerdict } from "#app/claims/claim-address.server.ts";
import { claimFields, type ClaimErrors, type ClaimValues } from "#app/claims/claim-options.ts";
import { claimSchema } from "#app/claims/claim.ts";
import { saveClaim } from "./save-claim.server.ts";

export type ClaimReceipt =
  | { ok: true; status: 200 | 201; reference: string }
  | ({ ok: false; errors: ClaimErrors; values: ClaimValues | null } & Omit<Refusal, "message">);

/**
 * Takes a posted claim: reads, checks and keeps it, and has its link mailed. What is refused says why,
 * by field.
 * @param address where it came from, as clientAddress says
 */
export async function receiveClaim(request: Request, site: Site, address: string): Promise<ClaimReceipt> {
  const posted = await readPostedForm(request);
  if (!posted.ok) return refuse(posted);
  const { form } = posted;
  const read = readFields(form, claimFields, [], claimSchema);
  const { values } = read;
  const stopped = await site.guard.admit({ form: "claim", address, fields: form });
  if (stopped !== null) return refuse(stopped, values);
  if (!read.ok) return { ok: false, status: 422, errors: read.errors, values };
  const { value: claim } = read;
  const listing = site.directory.listing(claim.listing);
  const wrong = (errors: ClaimErrors): ClaimReceipt => ({ ok: false, status: 422, errors, values });
  if (listing === null) return wrong({ listing: "this listing is not here any more" });
  if (listing.card.fictional)
    return wrong({
      listing: "this is a sample listing: no business stands behind it, so nobody can claim it",
    });
  const verdict = judgeAddress(claim.email, listing.card.website);
  if (!verdict.ok) return wrong({ email: describe(verdict, site.settings.contactEmail) });
  // A program sees what a person would see, and nothing is kept.
  if (isTrapped(form)) return { ok: true, status: 201, reference: makeReference("WB") };
  // By the whole name too: else a stranger's mailboxes could be tried one after the other.
  const tooMany = await site.guard.admitMailbox({
    form: "claim",
    email: claim.email,
    domain: verdict.domain,
    fields: form,
  });
  if (tooMany !== null) return refuse(tooMany, values);
  const { reference, isNew } = await saveClaim(site, claim, readFormKey(form));
  return { ok: true, status: isNew ? 201 : 200, reference };
}

/** Why an address does not do, and what does. */
function describe(verdict: AddressVerdict & { ok: false }, contactEmail: string): string {
  const ask = `or write to ${contactEmail} from where you are: a person can check it another way`;
  switch (verdict.why) {
    case "no-website":
      return `we know of no website whose name this business has alone, so an address proves nothing: write to ${contactEmail}`;
    case "free-mail":
      return `anybody can have an address there. Use one that ends in ${verdict.wanted}, ${ask}`;
    case "elsewhere":
      return `the website of this listing is at ${verdict.wanted}. Use an address that ends so, ${ask}`;
  }
}

function refuse({ message, ...refusal }: Refusal, values: ClaimValues | null = null): ClaimReceipt {
  return { ok: false, ...refusal, errors: { form: message }, values };
}
