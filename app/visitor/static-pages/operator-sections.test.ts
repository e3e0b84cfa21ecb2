import { expect, test } from "vitest";

import { staticPage } from "#content/static-pages/static-page.ts";
import { privacy } from "#content/static-pages/privacy.ts";
import { sampleSettings } from "#test-support/sample-settings.ts";

import { privacySections, termsSections } from "./operator-sections.ts";

const named = sampleSettings({
  operatorName: "Wild Rose Weddings Ltd.",
  postalAddress: "1 Rose Way, Calgary",
  privacyOfficer: "Noor Gill, privacy@weddings.ca",
  dataServices: ["Hosting: Example Ltd. (Canada)", "Mail: Example Inc. (USA)"],
});

test("/privacy and /terms name the operator, who answers for privacy, and where data goes", () => {
  const said = JSON.stringify(privacySections(named));
  for (const part of [
    "Wild Rose Weddings Ltd., 1 Rose Way, Calgary",
    "Noor Gill, privacy@weddings.ca",
    "Hosting: Example Ltd. (Canada)",
    "Mail: Example Inc. (USA)",
  ])
    expect(said).toContain(part);
  expect(JSON.stringify(termsSections(named))).toMatch(/Wild Rose Weddings Ltd\..*law of Alberta/);
});

test("without these settings the pages lead to the site's own address, and are whole pages all the same", () => {
  const bare = sampleSettings();
  expect(JSON.stringify(privacySections(bare))).toContain("hello@weddings.ca");
  for (const more of [
    privacySections(bare),
    privacySections(named),
    termsSections(bare),
    termsSections(named),
  ])
    expect(staticPage.safeParse({ ...privacy, sections: [...privacy.sections, ...more] }).success).toBe(true);
});
