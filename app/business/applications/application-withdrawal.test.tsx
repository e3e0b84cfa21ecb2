import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";

import "#app/ui/illustrations/inline-art.server.ts";
import { loadAllThemePacks } from "#app/site/theme/theme-packs.ts";
import { WeddingThemeProvider } from "#app/site/theme/theme-provider.tsx";

import { ApplicationPage } from "./application-page.tsx";
import type { ApplicationView } from "./application-view.server.ts";
import { parseApplicationChange } from "./parse-application-change.ts";

beforeAll(loadAllThemePacks);

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

const view: ApplicationView = {
  reference: "WA-ABCD-EFGH",
  received: "27 November 2026, 9 a.m.",
  state: "unconfirmed",
  email: "zoe@zoecakes.ca",
  name: "Zoë & Sons",
  description: "Three sisters bake wedding cakes.",
  about: [],
  offers: [],
  facts: [],
};

test("an application is only withdrawn with its box ticked; a confirmation needs none", () => {
  expect(parseApplicationChange(formOf({ what: "withdraw" }))).toMatchObject({
    ok: false,
    values: { what: "withdraw" },
    errors: { sure: "tick the box first" },
  });
  expect(parseApplicationChange(formOf({ what: "withdraw", sure: "yes" }))).toMatchObject({
    ok: true,
    what: "withdraw",
  });
  expect(parseApplicationChange(formOf({}))).toMatchObject({ ok: true, what: "confirm" });
});

test("the page has the box, and says at the withdrawal alone that it was not ticked", () => {
  const rejected = { errors: { sure: "tick the box first" }, values: { what: "withdraw" } };
  const element = (
    <WeddingThemeProvider>
      <ApplicationPage view={view} rejected={rejected} />
    </WeddingThemeProvider>
  );
  const page = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  // The drawing of the page is long: a failure shows booleans.
  const [before = "", withdrawal = ""] = page.split("Withdraw it<");
  expect(/<input[^>]* name="sure"/.test(withdrawal)).toBe(true);
  expect(withdrawal.includes("tick the box first")).toBe(true);
  expect(before.includes('role="alert"')).toBe(false);
});
