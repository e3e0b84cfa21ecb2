import { expect, test } from "vitest";

import { canonicalEmail } from "./canonical-email.ts";

test.each([
  ["Owner.Friend+3@Gmail.com", "ownerfriend@gmail.com"],
  ["ownerfriend@googlemail.com", "ownerfriend@gmail.com"],
  [" Simran+wedding+2@GillWedding.ca ", "simran@gillwedding.ca"],
  ["simran.gill@gillwedding.ca", "simran.gill@gillwedding.ca"],
  ["simran@gillwedding.ca.", "simran@gillwedding.ca"],
  ["nobody", "nobody"],
])("%s is the mailbox of %s", (email, mailbox) => {
  expect(canonicalEmail(email)).toBe(mailbox);
});
