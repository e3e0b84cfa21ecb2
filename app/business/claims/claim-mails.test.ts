import { expect, test } from "vitest";

import { claimInvitationMail } from "./claim-mails.ts";

test("an invitation says that the business is here, and not that it manages its listing already", () => {
  const listing = { name: "Saffron Table" };
  const mail = claimInvitationMail(
    { reference: "WC-1234-5678", listing },
    "https://weddings.ca/vendors/94",
    "https://weddings.ca/claims/key",
    null,
  );
  expect(mail.heading).toBe("Saffron Table is on Wild Rose Weddings");
  expect(JSON.stringify(mail)).not.toContain("You can now manage");
});
