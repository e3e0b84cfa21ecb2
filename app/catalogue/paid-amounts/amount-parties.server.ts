import { sql } from "drizzle-orm";

import { enquiries, listingContacts, listings } from "#database/schema/index.ts";

import { isOwnBusiness } from "./is-own-business.ts";
import type { AmountParties } from "./range-rule.ts";

/** What is read of an enquiry and a listing, beside its contact where it has one, to know whose an amount is. */
export const partyColumns = {
  couple: sql<string>`coalesce(${enquiries.addressHash}, lower(${enquiries.email}))`,
  coupleEmail: enquiries.email,
  business: listings.id,
  businessEmail: listings.email,
  contactEmail: listingContacts.email,
};

type PartyRow = AmountParties & {
  coupleEmail: string;
  businessEmail: string | null;
  contactEmail: string | null;
};

/** The amounts between a couple and a business, without the emails; what a business tells itself is not one. */
export const betweenTwo = <Row extends PartyRow>(rows: readonly Row[]) =>
  rows.flatMap(({ coupleEmail, businessEmail, contactEmail, ...amount }) =>
    isOwnBusiness(coupleEmail, [businessEmail, contactEmail]) ? [] : [amount],
  );
