import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";

import "#app/ui/illustrations/inline-art.server.ts";
import { loadAllThemePacks } from "#app/site/theme/theme-packs.ts";
import { WeddingThemeProvider } from "#app/site/theme/theme-provider.tsx";

import { GuestErrorPage } from "./guest-error-page.tsx";
import { refusalLines } from "./refusal-in-words.ts";

beforeAll(loadAllThemePacks);

/** What a guest's page shows whose scripts were refused with this body. */
function pageOf(body: string, address = "/w/asha-and-daniel"): string {
  const element = (
    <WeddingThemeProvider>
      <GuestErrorPage error={{ status: 503, statusText: "", internal: false, data: body }} />
    </WeddingThemeProvider>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [address] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const words = {
  title: "Occupé",
  text: "Revenez dans une minute.",
  again: "Réessayer",
  sendAgain: "Renvoyer",
};
const shown = /^.*lang="(fr-CA|en-CA)".*>Occupé<.*<p>Revenez dans une minute\.<\/p>.*>Réessayer<.*$/s;

test("a refusal is shown in the language that it says", () => {
  const page = pageOf(refusalLines({ ...words, language: "fr" }), "/w/asha-and-daniel?lang=pa");
  expect(shown.exec(page)?.[1]).toBe("fr-CA");
});

test("a refusal of a server before it said its language is in the URL's, or in English", () => {
  const former = [words.title, words.text, words.again].join("\n");
  expect(shown.exec(pageOf(former, "/w/asha-and-daniel?lang=fr"))?.[1]).toBe("fr-CA");
  expect(shown.exec(pageOf(former))?.[1]).toBe("en-CA");
});

test.each(["ta\nOccupé\nRevenez\nRéessayer", "fr\nOccupé\nRevenez\nRéessayer\nmore", "Occupé\n\nRéessayer"])(
  "lines that this page cannot read are not shown: %j",
  (lines) => {
    const page = pageOf(lines);
    expect(page).toContain("Something on our side failed.");
    expect(page).not.toContain("Occupé");
  },
);

test("a sentence is shown as it is", () => {
  expect(pageOf("We’re very busy right now.")).toContain("503 We’re very busy right now.");
});
