import { expect, test } from "vitest";

import { claimApprovedMail, claimInvitationMail, claimTeamMail } from "./claim-mails.ts";
import type { SavedClaim } from "./read-claim.server.ts";

test("an invitation says that the business is here, and not that it manages its listing already", () => {
  const listing = { name: "Saffron Table", origin: "content" } as const;
  const mail = claimInvitationMail(
    { reference: "WC-1234-5678", listing },
    "https://weddings.ca/vendors/94",
    "https://weddings.ca/claims/key",
    null,
  );
  expect(mail.heading).toBe("Saffron Table is on Wild Rose Weddings");
  expect(JSON.stringify(mail)).not.toContain("You can now manage");
});

const invite = (origin: "content" | "import") =>
  JSON.stringify(
    claimInvitationMail(
      { reference: "WB-1234-5678", listing: { name: "Saffron Table", origin } },
      "https://weddings.ca/vendors/94",
      "https://weddings.ca/claims/key",
      null,
    ),
  );

test("an invitation speaks of public sources only where we wrote the page from them", () => {
  expect(invite("content")).toContain("from public sources");
  expect(invite("import")).not.toContain("public sources");
});

const claim: SavedClaim = {
  id: 1,
  reference: "WB-1234-5678",
  name: "Noor Sandhu",
  role: "Events manager",
  email: "noor@jasmine.ca",
  note: "",
  receivedAt: new Date(),
  invitedAt: null,
  confirmedAt: new Date(),
  decidedAt: null,
  decision: null,
  reason: null,
  state: "waiting",
  listing: {
    id: 94,
    slug: "jasmine-mandaps",
    name: "Jasmine Mandaps",
    category: "decor",
    origin: "content",
    website: null,
    fictional: false,
    retiredAt: null,
    removedAt: null,
    pausedAt: null,
  },
  owner: null,
};

test("the team reads the command that works, also where the listing has an owner", () => {
  expect(JSON.stringify(claimTeamMail(claim, null))).not.toContain("--replace");
  const owned = JSON.stringify(claimTeamMail(claim, "asha@jasmine.ca"));
  expect(owned).toContain("claims approve WB-1234-5678 --replace (asha@jasmine.ca loses the listing");
});

const approved = (category: SavedClaim["listing"]["category"]) =>
  JSON.stringify(
    claimApprovedMail({ ...claim, listing: { ...claim.listing, category } }, "https://x", "https://y"),
  );

test("a new owner reads what its kind of business can do, and that waiting enquiries follow", () => {
  expect(approved("decor")).toContain("with any that were waiting for you");
  expect(approved("decor")).not.toContain("what couples ask most");
  expect(approved("venues")).toContain("what couples ask most");
});
