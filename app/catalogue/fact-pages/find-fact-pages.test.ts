import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { factPages } from "#content/fact-pages/fact-pages.ts";
import { factKeysOf, type ReportableFactKey } from "#content/catalogue/reportable-fact-keys.ts";
import { addDays } from "#app/calendar/date-arithmetic.ts";
import type { VendorFact } from "#app/catalogue/directory/listing.ts";
import { factInputKind } from "#app/catalogue/venue-facts/reportable-fact-keys.ts";
import { venueListing } from "#test-support/venue-listing.ts";

import { factPageLinks, judgeFactPage, leastAnswers } from "./find-fact-pages.ts";
import { freeSaturdays } from "./free-saturdays.ts";
import { judgeBusiness } from "./judge-business.ts";

const today = "2026-11-26";

const fact = (
  key: ReportableFactKey,
  answer: string | null,
  changes: Partial<VendorFact> = {},
): VendorFact => ({
  key,
  answer,
  status: "reported",
  text: "",
  saidBy: "venue",
  source: "The business itself",
  checkedOn: "2026-11-23",
  confidence: "high",
  guestsFrom: null,
  guestsTo: null,
  ...changes,
});

const caterer = (facts: readonly VendorFact[], fictional = false) => ({
  card: { category: "caterers" as const, fictional },
  venue: null,
  facts,
});

const halal = { category: "caterers" as const, asks: [[{ fact: "halalKitchen" as const }]] };
const cooks = (answers: readonly (string | null)[], fictional = false) =>
  answers.map((answer) => caterer([fact("halalKitchen", answer)], fictional));

describe("the pages", () => {
  test("each ask a business of their category for what it can be asked, in yes and no", () => {
    expect(new Set(factPages.map(({ id }) => id)).size).toBe(factPages.length);
    for (const { id, category, asks } of factPages)
      for (const ask of asks.flat()) {
        if ("guests" in ask) continue;
        expect(factKeysOf(category), id).toContain(ask.fact);
        expect(factInputKind(ask.fact), id).toBe("answer");
      }
  });

  test("have an address of words, and a sentence that a search engine shows whole", () => {
    for (const { id, heading, intro } of factPages) {
      expect(id).toMatch(/^(venues|caterers)(-[a-z0-9]+)+$/);
      expect(heading.length, id).toBeLessThanOrEqual(60);
      expect(intro.length, id).toBeGreaterThan(80);
      expect(intro.length, id).toBeLessThanOrEqual(180);
    }
  });

  test("promise no kitchen of its own where a yes may be to pans, or to food cooked apart", () => {
    const apart: readonly ReportableFactKey[] = ["vegetarianKitchen", "jainKitchen"];
    const pages = factPages.filter(({ asks }) =>
      asks.flat().some((ask) => "fact" in ask && apart.includes(ask.fact)),
    );
    expect(pages).not.toEqual([]);
    for (const { id, heading } of pages) expect(`${id} ${heading}`).not.toMatch(/kitchen|\bline\b/);
  });
});

describe("a page stands", () => {
  test("from ten answers on, whatever they are", () => {
    const nine = cooks(["yes", "no", "depends", "no", "no", "no", "no", "no", "no"]);
    expect(nine).toHaveLength(leastAnswers - 1);
    expect(judgeFactPage(halal, nine, today).isThere).toBe(false);
    expect(judgeFactPage(halal, [...nine, ...cooks(["no"])], today)).toMatchObject({
      isThere: true,
      isIndexed: false,
    });
  });

  test("by answers to its own questions alone, of which a business gives one for each", () => {
    const both = { ...halal, asks: [...halal.asks, [{ fact: "halalCertificate" as const }]] };
    const five = Array.from({ length: leastAnswers / 2 }, () =>
      caterer([fact("halalKitchen", "yes"), fact("halalCertificate", "yes"), fact("insurance", "yes")]),
    );
    expect(judgeFactPage(halal, five, today).isThere).toBe(false);
    expect(judgeFactPage(both, five, today)).toMatchObject({ isThere: true, isIndexed: true });
  });

  test("never while nobody has answered one of its questions", () => {
    const both = { ...halal, asks: [...halal.asks, [{ fact: "halalCertificate" as const }]] };
    const said = cooks(Array.from({ length: 2 * leastAnswers }, () => "no"));
    expect(judgeFactPage(both, said, today).isThere).toBe(false);
    expect(judgeFactPage(both, [...said, caterer([fact("halalCertificate", "no")])], today).isThere).toBe(
      true,
    );
  });

  test("in search engines with five that fit: a condition is not a yes", () => {
    const noes = cooks(Array.from({ length: leastAnswers }, () => "no"));
    const four = cooks(["yes", "yes", "yes", "yes", "depends"]);
    expect(judgeFactPage(halal, [...noes, ...four], today).isIndexed).toBe(false);
    expect(judgeFactPage(halal, [...noes, ...four, ...cooks(["yes"])], today).isIndexed).toBe(true);
  });
});

const answers = fc.constantFrom("yes", "no", "depends", null);
const page = fc.constantFrom(...factPages.filter(({ category }) => category === "caterers"));

/** A caterer who has said some of what the pages ask, lately or long ago, surely or not. */
const anyCaterer = fc
  .record({
    facts: fc.uniqueArray(
      fc.record({
        key: fc.constantFrom(...factKeysOf("caterers")),
        answer: answers,
        checkedOn: fc.integer({ min: -800, max: 0 }).map((days) => addDays(today, days)),
        confidence: fc.constantFrom("high", "medium", "low"),
        guestsTo: fc.option(fc.integer({ min: 10, max: 900 })),
      }),
      { selector: ({ key }) => key },
    ),
    fictional: fc.boolean(),
  })
  .map(({ facts, fictional }) =>
    caterer(
      facts.map((said) => fact(said.key, said.answer, said)),
      fictional,
    ),
  );

describe("whatever businesses have said", () => {
  test("none fits a page while one of its questions has no answer that counts", () => {
    fc.assert(
      fc.property(page, anyCaterer, (asked, business) => {
        const { result } = judgeBusiness(asked, business, today);
        if (result !== "fits") return;
        for (const ways of asked.asks) {
          const keys = ways.map((way) => ("guests" in way ? "guests" : way.fact));
          const said = business.facts.filter(({ key }) => keys.some((other) => other === key));
          expect(said.some(({ confidence }) => confidence !== "low")).toBe(true);
        }
      }),
    );
  });

  test("taking an answer away never makes a business fit", () => {
    fc.assert(
      fc.property(page, anyCaterer, fc.nat(), (asked, business, at) => {
        const without = { ...business, facts: business.facts.filter((_, index) => index !== at) };
        if (judgeBusiness(asked, without, today).result === "fits")
          expect(judgeBusiness(asked, business, today).result).toBe("fits");
      }),
    );
  });

  test("a sample changes nothing", () => {
    fc.assert(
      fc.property(page, fc.array(anyCaterer, { maxLength: 30 }), (asked, businesses) => {
        const real = businesses.filter(({ card }) => !card.fictional);
        expect(judgeFactPage(asked, businesses, today)).toEqual(judgeFactPage(asked, real, today));
      }),
    );
  });

  test("one more answer never takes a page away", () => {
    fc.assert(
      fc.property(page, fc.array(anyCaterer, { maxLength: 30 }), anyCaterer, (asked, businesses, more) => {
        if (judgeFactPage(asked, businesses, today).isThere)
          expect(judgeFactPage(asked, [...businesses, more], today).isThere).toBe(true);
      }),
    );
  });
});

const halalResult = (said: VendorFact) => judgeBusiness(halal, caterer([said]), today).result;

describe("an answer", () => {
  test("of more than a year ago, or one that we aren’t sure of, is asked again", () => {
    expect(halalResult(fact("halalKitchen", "yes", { checkedOn: "2025-11-26" }))).toBe("fits");
    expect(halalResult(fact("halalKitchen", "yes", { checkedOn: "2025-11-25" }))).toBe("unknown");
    expect(halalResult(fact("halalKitchen", "yes", { confidence: "low" }))).toBe("unknown");
  });

  test("that is too old is still there to read, whichever way it was about", () => {
    const ways = { asks: [[{ fact: "jainKitchen" as const }, { fact: "halalKitchen" as const }]] };
    const said = (checkedOn: string) =>
      judgeBusiness(ways, caterer([fact("halalKitchen", "yes", { checkedOn })]), today).hints;
    expect(said("2025-10-26")).toMatchObject([
      { key: "halalKitchen", said: { answer: "yes", checkedOn: "2025-10-26", isOld: true } },
    ]);
    expect(said("2026-10-26")).toEqual([]);
  });

  test("by another way leaves something to arrange, and only where every way is closed it is a no", () => {
    const ways = {
      asks: [
        [
          { fact: "halalKitchen" as const },
          { fact: "outsideCaterer" as const, thenArrange: "by a halal caterer" },
        ],
      ],
    };
    const judged = (own: string | null, outside: string | null) =>
      judgeBusiness(ways, caterer([fact("halalKitchen", own), fact("outsideCaterer", outside)]), today)
        .result;
    expect(judged("yes", "no")).toBe("fits");
    expect(judged("no", "yes")).toBe("condition");
    expect(judged("no", null)).toBe("unknown");
    expect(judged("no", "no")).toBe("fails");
  });
});

/** A catalogue of ten venues that gave this answer about a baraat, and how often it was read. */
const directoryOf = (answer: string) => {
  const ids = Array.from({ length: leastAnswers }, (_, at) => at + 1);
  const listings = ids.map((id) => venueListing({ facts: [fact("baraat", answer)] }, { id }));
  let reads = 0;
  return {
    reads: () => reads,
    inCategory: (category: string) => (category === "venues" ? listings.map(({ card }) => card) : []),
    listing: (id: number) => {
      reads += 1;
      return listings[id - 1] ?? null;
    },
  };
};

test("the links to the pages are found once for a catalogue and a day", () => {
  const directory = directoryOf("yes");
  const links = factPageLinks(directory, today);
  expect(links.map(({ path }) => path)).toEqual(["/find/venues-for-a-baraat"]);
  const reads = directory.reads();
  expect(factPageLinks(directory, today, "caterers")).toEqual(links);
  expect(directory.reads()).toBe(reads);
  // A year and a day later the answers are old.
  expect(factPageLinks(directory, "2027-11-27")).toEqual([]);
  expect(factPageLinks(directoryOf("no"), today)).toEqual(links);
  expect(factPageLinks(directoryOf("perhaps"), today)).toEqual([]);
});

const asks = [[{ guests: 400 }]];
const asks400 = (said: Partial<VendorFact>) =>
  judgeBusiness({ asks }, caterer([fact("guests", null, said)]), today).result;

describe("a party of 400", () => {
  type Room = { layout: string; guests: number; confidence?: string };
  const venue = (rooms: readonly Room[]) => ({
    card: { category: "venues" as const },
    facts: [],
    venue: {
      facts: [],
      guestsFact: null,
      guestsFrom: null,
      guestsTo: 900,
      rooms: rooms.map((room, at) => ({
        name: `Room ${at}`,
        source: "Its page",
        checkedOn: "2026-11-21",
        confidence: "high",
        ...room,
      })),
    },
  });
  const resultOf = (...rooms: Room[]) => judgeBusiness({ asks }, venue(rooms), today).result;

  test("has room where one room holds it at tables", () => {
    expect(resultOf({ layout: "seated", guests: 400 })).toBe("fits");
    expect(resultOf({ layout: "seated", guests: 250 }, { layout: "seated", guests: 350 })).toBe("fails");
  });

  test("isn’t promised room by an estimate, a number without its layout, or no number", () => {
    expect(resultOf()).toBe("unknown");
    expect(resultOf({ layout: "seated", guests: 900, confidence: "low" })).toBe("unknown");
    expect(resultOf({ layout: "unspecified", guests: 650 })).toBe("unknown");
    expect(resultOf({ layout: "unspecified", guests: 320 })).toBe("fails");
    expect(resultOf({ layout: "standing", guests: 1000 })).toBe("unknown");
  });

  test("has room on a condition where the business wants a larger one", () => {
    expect(asks400({ guestsTo: 400 })).toBe("fits");
    expect(asks400({ guestsFrom: 500, guestsTo: 900 })).toBe("condition");
    expect(asks400({ guestsFrom: 100, guestsTo: 399 })).toBe("fails");
  });
});

test("free Saturdays are those up to which a business keeps its calendar, without its taken days", () => {
  expect(freeSaturdays({ taken: [], freeUntil: null }, today)).toEqual([]);
  expect(freeSaturdays({ taken: ["2026-12-05"], freeUntil: "2026-12-25" }, today)).toEqual([
    "2026-11-28",
    "2026-12-12",
    "2026-12-19",
  ]);
});
