import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";

import { loadAllThemePacks } from "#app/site/theme/theme-packs.ts";
import { WeddingThemeProvider } from "#app/site/theme/theme-provider.tsx";
import type { PageHandle } from "#app/site/url-state/page-handle.ts";
import { ThemeToggle } from "./theme-toggle.tsx";

beforeAll(loadAllThemePacks);

/** Where the form of the toggle leads without scripts, on a page that reads these keys. */
function otherThemeOf(address: string, queryKeys: PageHandle["queryKeys"]): string {
  const element = (
    <WeddingThemeProvider>
      <ThemeToggle />
    </WeddingThemeProvider>
  );
  const routes = [{ path: "*", element, handle: { queryKeys } satisfies PageHandle }];
  const html = renderToString(
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />,
  );
  const fields = [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]);
  const [, path = ""] = /action="([^"]*)"/.exec(html) ?? [];
  return `${path}?${new URLSearchParams(fields).toString()}`;
}

test("without scripts the toggle leads to the same page in the other theme, and back", () => {
  const address = "/vendors?q=rose&price=budget&price=luxury&standard-venue=50";
  const keys = ["q", "price", /^standard-[a-z]+$/];
  expect(otherThemeOf(address, keys)).toBe(`${address}&theme=indian`);
  expect(otherThemeOf(`${address}&theme=indian`, keys)).toBe(address);
});

test("what the page does not read is not written into it", () => {
  expect(otherThemeOf("/vendors?utm_source=mail&q=rose&standard-Venue=1", ["q", /^standard-[a-z]+$/])).toBe(
    "/vendors?q=rose&theme=indian",
  );
});
