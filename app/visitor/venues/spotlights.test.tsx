import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, test } from "vitest";

import { venueSpotlights } from "#content/venue-spotlights/venue-spotlights.ts";
import { venueListing } from "#test-support/venue-listing.ts";

import { composeSpotlights } from "./compose-spotlights.ts";
import { chooseSpotlights } from "./spotlight.ts";
import { SpotlightContact } from "./spotlight-contact.tsx";
import { SpotlightPackages } from "./spotlight-packages.tsx";
import { SampleQuotes } from "./sample-quotes.tsx";

const all = (slug: string) => venueListing({}, { slug });
const textOf = (markup: ReactNode) => renderToStaticMarkup(markup).replaceAll(/<[^>]*>/g, "");

function oneSpotlight(contact: { phone: string | null; email: string | null }, fictional: boolean) {
  const [spotlight] = composeSpotlights(
    { venue: (slug) => venueListing({}, { slug, fictional }, contact) },
    true,
  );
  if (spotlight === undefined) throw new Error("There is no spotlight.");
  return spotlight;
}

describe("without samples the spotlights", () => {
  it("have no invented quote and no invented package, and say that packages are not known", () => {
    const spotlights = composeSpotlights({ venue: all }, false);
    expect(spotlights).toHaveLength(venueSpotlights.length);
    for (const spotlight of spotlights) {
      expect(spotlight.reviewQuotes).toEqual([]);
      expect(spotlight.packages.every(({ origin }) => origin !== null)).toBe(true);
      const text = textOf(
        <>
          <SpotlightPackages spotlight={spotlight} />
          <SampleQuotes quotes={spotlight.reviewQuotes} />
        </>,
      );
      expect(text).not.toContain("sample");
      if (spotlight.packages.length === 0) expect(text).toContain("Not known yet: ask the venue");
    }
  });

  it("keep a package whose price has a source, with the source", () => {
    const garden = composeSpotlights({ venue: all }, false).find(
      ({ venue }) => venue.card.slug === "reader-rock-garden",
    );
    expect(garden?.packages).toHaveLength(1);
    expect(garden && textOf(<SpotlightPackages spotlight={garden} />)).toMatch(
      /\$818\.90 in all.*calgary\.ca/,
    );
  });
});

describe("with samples the spotlights", () => {
  it("say 'sample' beside every invented price and quote", () => {
    for (const spotlight of composeSpotlights({ venue: all }, true)) {
      const text = textOf(
        <>
          <SpotlightPackages spotlight={spotlight} />
          <SampleQuotes quotes={spotlight.reviewQuotes} />
        </>,
      );
      const invented = spotlight.packages.filter(({ origin }) => origin === null).length;
      expect(text.match(/sample/g) ?? []).toHaveLength(invented + spotlight.reviewQuotes.length);
    }
  });
});

test("a venue that the public does not see has no spotlight, and the next one takes its place", () => {
  const spotlights = composeSpotlights(
    { venue: (slug) => (slug === "celebration-hall" ? null : all(slug)) },
    false,
  );
  const order = ["celebration-hall", "fairmont-palliser", "heritage-park", "reader-rock-garden"];
  expect(chooseSpotlights(spotlights, order).map(({ venue }) => venue.card.slug)).toEqual(order.slice(1));
  expect(chooseSpotlights(composeSpotlights({ venue: all }, true), order)).toHaveLength(3);
});

describe("how a venue can be reached", () => {
  it("is a question for the venue where we do not know it", () => {
    const text = textOf(<SpotlightContact spotlight={oneSpotlight({ phone: null, email: null }, false)} />);
    expect(text.match(/Not known yet: ask the venue/g)).toHaveLength(3);
    expect(text).toContain("No virtual tour yet");
  });

  it("is a link for a real venue and plain text for an invented one", () => {
    const contact = { phone: "403-555-0186", email: "hall@hall.example" };
    const markup = (fictional: boolean) =>
      renderToStaticMarkup(<SpotlightContact spotlight={oneSpotlight(contact, fictional)} />);
    expect(markup(false)).toContain('href="tel:403-555-0186"');
    expect(markup(false)).toContain('href="mailto:hall@hall.example"');
    expect(markup(true)).toContain("403-555-0186");
    expect(markup(true)).not.toContain("href");
  });

  it("leads to the virtual tour where there is one", () => {
    const spotlight = {
      ...oneSpotlight({ phone: null, email: null }, false),
      virtualTour: "https://tour.example/",
    };
    const markup = renderToStaticMarkup(<SpotlightContact spotlight={spotlight} />);
    expect(markup).toContain('href="https://tour.example/"');
    expect(markup).not.toContain("no virtual tour");
  });
});
