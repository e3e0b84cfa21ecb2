import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeAll, expect, test } from "vitest";

import { loadAllThemePacks } from "#app/site/theme/theme-packs.ts";
import { WeddingThemeProvider } from "#app/site/theme/theme-provider.tsx";
import { ThemeToggle } from "#app/site/frame/theme-toggle.tsx";

beforeAll(loadAllThemePacks);

/** Where the form of the toggle leads without scripts. */
function otherThemeOf(address: string): string {
  const html = renderToString(
    <MemoryRouter initialEntries={[address]}>
      <WeddingThemeProvider>
        <ThemeToggle />
      </WeddingThemeProvider>
    </MemoryRouter>,
  );
  const fields = [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]);
  const [, path = ""] = /action="([^"]*)"/.exec(html) ?? [];
  return `${path}?${new URLSearchParams(fields).toString()}`;
}

test.each([
  "/vendors?q=rose&category=djs&price=budget&price=luxury&saved=3",
  "/planning?vendors=9%2C3&subject=join",
  "/something-wrong?listing=76",
  "/venues?group=downtown&guests=250&need=baraat&need=halal&venueArea=southeast",
  "/venues/compare?venues=heritage-park%2Ccalgary-zoo",
  "/venues/heritage-park?ask=baraat&ask=openFlame",
  "/planning-tools?date=2027-07-10&place=banff&total=45000&guests=180&standard-venue=50",
  "/?season=winter&decor=fall",
])("without scripts %s is the same page in the other theme", (address) => {
  expect(otherThemeOf(address)).toBe(`${address}&theme=indian`);
  expect(otherThemeOf(`${address}&theme=indian`)).toBe(address);
});

test("what no page of ours reads is not written into the page", () => {
  expect(otherThemeOf("/vendors?utm_source=mail&q=rose&standard-Venue=1")).toBe(
    "/vendors?q=rose&theme=indian",
  );
});
