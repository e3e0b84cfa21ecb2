import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeAll, expect, test } from "vitest";

import { findFits } from "#app/catalogue/weekend-fit/find-fits.ts";
import { reportFits } from "#app/catalogue/weekend-fit/fit-report.ts";
import { describeUntried } from "#app/catalogue/weekend-fit/untried.ts";
import { parseWeekend } from "#app/catalogue/weekend-fit/weekend-request.ts";
import { loadAllThemePacks } from "#app/site/theme/theme-packs.ts";
import { WeddingThemeProvider } from "#app/site/theme/theme-provider.tsx";
import { contentFitVenues } from "#test-support/fit-venues.ts";

import { ProposalPage } from "./proposal-page.tsx";

beforeAll(loadAllThemePacks);

/** The usual weekend as a proposal, looked for among `count` venues. */
function proposeAmong(count: number) {
  const weekend = parseWeekend(new URLSearchParams(), "standard");
  const known = contentFitVenues();
  const venues = Array.from({ length: count }, (_, at) => known[at % known.length] ?? []).flat();
  const report = reportFits(weekend, findFits(weekend, venues));
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <WeddingThemeProvider>
        <ProposalPage
          id="proposal"
          names={{ couple: "", planner: "" }}
          weekend={weekend}
          report={report}
          card={null}
          today="2026-11-26"
        />
      </WeddingThemeProvider>
    </MemoryRouter>,
  );
  return { html, untried: describeUntried(report.untried) };
}

test("a proposal says what a search among very many left out, as the search itself does", () => {
  const { html, untried } = proposeAmong(120);
  expect(untried).toContain("There are many venues");
  expect(html).toContain(untried);
});

test("where everything was tried, it says nothing of it", () => {
  const { html, untried } = proposeAmong(12);
  expect(untried).toBeNull();
  expect(html).not.toContain("were tried");
});
