import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeAll, expect, test } from "vitest";

import { loadAllThemePacks } from "#app/site/theme/theme-packs.ts";
import { WeddingThemeProvider } from "#app/site/theme/theme-provider.tsx";
import { contentFitVenues } from "#test-support/fit-venues.ts";

import { askedWeekend } from "./asked-weekend.ts";
import { findFits } from "./find-fits.ts";
import { reportFits } from "./fit-report.ts";
import { FitResults } from "./fit-results.tsx";
import type { FitVenue } from "./fit-venue.ts";
import { parseWeekend } from "./weekend-request.ts";

beforeAll(loadAllThemePacks);

const weekend = parseWeekend(
  new URLSearchParams("event=reception&guests=200&seats=tables&at=18:00&hours=5"),
  "standard",
);

const known: FitVenue[] = contentFitVenues().map((venue, at) => ({
  ...venue,
  cost: { ...venue.cost, id: at + 1 },
}));

function resultsAmong(venues: readonly FitVenue[]): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <WeddingThemeProvider>
        <FitResults report={reportFits(weekend, findFits(weekend, venues))} asked={askedWeekend(weekend)} />
      </WeddingThemeProvider>
    </MemoryRouter>,
  );
}

/** Everybody whom the one message asks. */
function askedBy(html: string): string[] {
  const [, panel = ""] = html.split('class="fit-next panel"');
  return /vendors=([\d,]+)/.exec(panel)?.[1]?.split(",") ?? [];
}

test("one message asks places that are businesses, and no samples", () => {
  const html = resultsAmong(known);
  const real = known.filter(({ cost }) => !cost.fictional).map(({ cost }) => String(cost.id));
  expect(askedBy(html).length).toBeGreaterThan(1);
  expect(askedBy(html).filter((id) => !real.includes(id))).toEqual([]);
  expect(html).toContain("Sample listings aren’t asked.");
  expect(html).not.toContain("answers on a phone");
  expect(resultsAmong(known.filter(({ cost }) => cost.fictional))).not.toContain("fit-next");
});

test("a card counts what is open once: its button has no number of its own", () => {
  const html = resultsAmong(known);
  expect(html).toContain("1 thing is open");
  expect(html).not.toMatch(/Ask for the \d/);
});

test("a place in British Columbia says that an Alberta licence isn’t valid there, and no other place does", () => {
  const small = parseWeekend(new URLSearchParams("event=reception&guests=60&seats=tables"), "standard");
  const { fits, fitsIf, fails } = reportFits(small, findFits(small, known));
  const licences = [...fits, ...fitsIf, ...fails].flatMap(({ venues, licence }) =>
    licence === null ? [] : [[venues.map(({ name }) => name).join(), licence]],
  );
  expect(licences).toEqual([
    ["Emerald Lake Lodge", expect.stringContaining("an Alberta marriage licence isn’t valid there")],
  ]);
});
