import { enquiries, listingContacts, listings } from "#database/schema/index.ts";
import { canonicalEmail } from "#mail/canonical-email.ts";

import { isOwnBusiness } from "./is-own-business.ts";

/** What is read of an enquiry and a listing, beside its contact where it has one, to know whose an amount is. */
export const partyColumns = {
  coupleEmail: enquiries.email,
  business: listings.id,
  businessEmail: listings.email,
  contactEmail: listingContacts.email,
};

type PartyRow = {
  coupleEmail: string;
  business: number;
  businessEmail: string | null;
  contactEmail: string | null;
};

/**
 * The amounts between a couple and a business, without the emails of the business; what it tells itself is not
 * one. A couple is its mailbox, in whatever spelling.
 */
export const betweenTwo = <Row extends PartyRow>(rows: readonly Row[]) =>
  rows.flatMap(({ coupleEmail, businessEmail, contactEmail, ...amount }) =>
    isOwnBusiness(coupleEmail, [businessEmail, contactEmail])
      ? []
      : [{ ...amount, couple: canonicalEmail(coupleEmail) }],
  );
