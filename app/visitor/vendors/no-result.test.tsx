import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeAll, expect, test } from "vitest";

import { buildDirectoryPage } from "#app/catalogue/directory/build-directory-page.ts";
import { indexListings } from "#app/catalogue/directory/directory-index.ts";
import { emptyQuery, type DirectoryQuery } from "#app/catalogue/directory/directory-query.ts";
import { suggestedCategory, suggestPathOf } from "#app/couple/suggestions/suggest-path.ts";
import { loadAllThemePacks } from "#app/site/theme/theme-packs.ts";
import { WeddingThemeProvider } from "#app/site/theme/theme-provider.tsx";

import { NoResult } from "./no-result.tsx";

beforeAll(loadAllThemePacks);

const nothing = indexListings([]);

/** Where 'Tell us' leads when a search in a category finds nothing. */
function tellUsPath(category: DirectoryQuery["category"]): string {
  const query = { ...emptyQuery, category };
  const controls = {
    query,
    answer: buildDirectoryPage(nothing, query, "2026-11-22"),
    isTyped: false,
    choose: () => {},
    hrefOf: () => "/vendors",
  };
  const markup = renderToStaticMarkup(
    <MemoryRouter initialEntries={["/vendors"]}>
      <WeddingThemeProvider>
        <NoResult controls={controls} />
      </WeddingThemeProvider>
    </MemoryRouter>,
  );
  const path = /<a\b[^>]* href="([^"]*)"[^>]*>Tell us</.exec(markup)?.[1];
  if (path === undefined) throw new Error("There is no link.");
  return path;
}

/** What the form of a path chooses. */
const chosenAt = (path: string) => suggestedCategory(new URL(path, "https://weddings.ca").searchParams);

test("where nothing is found, the link to the form names the category and the form chooses it", () => {
  const path = tellUsPath("photographers");
  expect(path).toBe(suggestPathOf("photographers"));
  expect(chosenAt(path)).toBe("photographers");
});

test("a service chooses its category, and no category chooses none", () => {
  expect(chosenAt(tellUsPath("mehndi"))).toBe("beauty");
  expect(chosenAt(tellUsPath(null))).toBe("");
});
