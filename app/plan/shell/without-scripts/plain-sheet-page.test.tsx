import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeAll, expect, test } from "vitest";

import type { PlainSheet } from "#app/plan/projections/plain-sheets.ts";
import { loadAllThemePacks } from "#app/site/theme/theme-packs.ts";
import { WeddingThemeProvider } from "#app/site/theme/theme-provider.tsx";

import PlainSheetPage from "./plain-sheet-page.tsx";

beforeAll(loadAllThemePacks);

const markupOf = (sheet: PlainSheet) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <WeddingThemeProvider>
        <PlainSheetPage sheet={sheet} planKey="key" />
      </WeddingThemeProvider>
    </MemoryRouter>,
  );

/** What each name is isolated in, so that one written from right to left leaves the numbers beside it in place. */
const isolated = (markup: string) => [...markup.matchAll(/<bdi>(.*?)<\/bdi>/g)].map(([, name]) => name);

test("every name of the replies is isolated", () => {
  const markup = markupOf({
    kind: "replies",
    title: "نور",
    totals: [{ id: "n", event: "نکاح", invited: 6, coming: 2, waiting: 1, open: 1 }],
    households: [
      {
        id: "khan",
        name: "خان",
        message: "مبارک",
        replies: [
          { id: "n", event: "نکاح", invited: 4, coming: 2, open: 1, movedFrom: "2027-08-21" },
          { id: "w", event: "ولیمہ", invited: 4, coming: null, open: 0, movedFrom: null },
        ],
      },
    ],
  });
  expect(isolated(markup)).toEqual(["نور", "نکاح", "خان", "نکاح", "ولیمہ", "مبارک"]);
  const lines = markup.split(/<\/?li>/).map((line) => line.replaceAll(/<[^>]*>/g, ""));
  expect(lines).toEqual(
    expect.arrayContaining([
      "نکاح 2 of 6 coming, 1 household has not replied, no reply yet for 1 guest added since",
      "نکاح 2 of 4 (for 21 August), no reply yet for 1",
    ]),
  );
});

test("every item and place of the schedule is isolated", () => {
  const line = { id: "event-n", start: 1080, title: "نکاح", place: "بینکوئٹ", notes: "دروازہ" };
  const markup = markupOf({ kind: "schedule", title: "", days: [{ date: "2027-06-19", lines: [line] }] });
  expect(isolated(markup)).toEqual(["نکاح", "بینکوئٹ", "دروازہ"]);
});
