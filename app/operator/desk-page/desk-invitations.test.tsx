import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";

import { loadAllThemePacks } from "#app/site/theme/theme-packs.ts";
import { WeddingThemeProvider } from "#app/site/theme/theme-provider.tsx";

import { DeskInvitations } from "./desk-invitations.tsx";
import type { DeskInvitationsView } from "./desk-invitations-view.server.ts";

beforeAll(loadAllThemePacks);

const nobody: DeskInvitationsView = {
  category: "",
  limit: 20,
  most: 100,
  ids: "",
  chosen: [],
  left: 0,
  hindered: [],
  example: null,
  missing: null,
};

function shown(changes: Partial<DeskInvitationsView>): string {
  const element = (
    <WeddingThemeProvider>
      <DeskInvitations preview={{ ...nobody, ...changes }} />
    </WeddingThemeProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

test("where nobody can be invited, the desk says why", () => {
  expect(shown({})).toContain("Nobody can be invited. No published business has an email");
  expect(shown({ category: "cakes" })).toContain("No published business of this category has an email");
  const hindered = shown({ hindered: [{ id: 3, name: "Three", why: "its business manages it" }] });
  expect(hindered).toContain("Nobody can be invited. You’ll find the reason below");
  expect(hindered).toContain("<strong>Three</strong>: its business manages it");
});
