import fc from "fast-check";
import { expect, test } from "vitest";

import type { Composition, InvitationFaith } from "#content/invitations/compositions.ts";
import { compositions } from "#content/invitations/compositions.ts";
import { invitationVenues } from "#content/invitations/invitation-venues.ts";
import { findVenueComposition } from "#content/invitations/venue-compositions.ts";
import { venueListings } from "#content/catalogue/venues/listings.ts";
import { eventKinds } from "#content/plan/event-kinds.ts";
import { weddingKinds } from "#content/plan/wedding-kinds.ts";

import { chooseCompositions, offeredCompositions } from "./choose-compositions.ts";
import { choosePalette } from "./choose-palette.ts";
import { defaultWords } from "./default-words.ts";
import { eventFaith } from "./event-faith.ts";

const [lake] = compositions;
if (lake === undefined) throw new Error("There is no composition.");
const picture = (
  id: string,
  eventKindIds: Composition["eventKinds"],
  faith: InvitationFaith | null,
  setting = "",
): Composition => ({ ...lake, id, name: id, eventKinds: eventKindIds, faith, setting });

const shown = [
  picture("hall", ["reception"], null, "A ballroom"),
  picture("peaks", ["save-the-date", "reception", "ceremony"], null, "A mountain range"),
  picture("gurdwara", ["anand-karaj"], "sikh", "A gurdwara"),
  picture("mandap", ["pheras", "reception"], "hindu", "A mandap"),
  picture("arch", ["nikah", "reception"], "muslim", "A marble arch"),
];
const idsFor = (kind: string, place: string, wedding: (typeof weddingKinds)[number]["id"][]) =>
  chooseCompositions({ kind, place, wedding }, shown).map(({ id }) => id);

test("the picture of the event's kind, faith and place comes first", () => {
  expect(idsFor("anand-karaj", "Dashmesh Gurdwara", ["punjabi-sikh"])).toEqual(["gurdwara"]);
  expect(idsFor("reception", "Hotel ballroom", ["standard"])).toEqual(["hall", "peaks"]);
  expect(idsFor("reception", "Banff", ["standard"])).toEqual(["peaks", "hall"]);
  expect(idsFor("pheras", "", ["hindu"])).toEqual(["mandap"]);
});

test("a couple of two faiths sees the motifs of neither on what both families share", () => {
  expect(idsFor("reception", "", ["hindu", "muslim"])).toEqual(["hall", "peaks"]);
  expect(eventFaith("nikah", ["hindu", "muslim"])).toBe("muslim");
  expect(eventFaith("pheras", ["hindu", "muslim"])).toBe("hindu");
  expect(eventFaith("reception", ["hindu", "gujarati"])).toBe("hindu");
  expect(eventFaith("reception", ["punjabi-sikh", "standard"])).toBeNull();
});

test("an event that the couple named itself may have any picture without a faith", () => {
  expect(idsFor("", "", [])).toEqual(["hall", "peaks"]);
});

const traditions = weddingKinds.map(({ id }) => id);
const allKinds = ["", "save-the-date", ...eventKinds.map(({ id }) => id)];
/** The faith that each rite belongs to; every other event is nobody's. */
const faithsOfRites: Readonly<Record<string, InvitationFaith>> = {
  "anand-karaj": "sikh",
  puja: "hindu",
  pheras: "hindu",
  "hasta-melap": "hindu",
  muhurtham: "hindu",
  nichayathartham: "hindu",
  nalangu: "hindu",
  nikah: "muslim",
  walima: "muslim",
  shaadi: "muslim",
  "ismaili-nikah": "ismaili",
};

test.each(traditions)(
  "a %s couple sees motifs of its faith first on a rite of it, and on nothing else",
  (id) => {
    for (const kind of allKinds)
      for (const place of ["", "Dashmesh Gurdwara", "Hindu Mandir", "Masjid", "Jamatkhana", "At home"]) {
        const offered = offeredCompositions({ kind, place, wedding: [id] }, compositions);
        expect.soft([null, faithsOfRites[kind]], `${kind} at ${place}`).toContain(offered[0]?.faith);
      }
  },
);

test.each(traditions)("on a cocktail night of a %s couple, motifs of a faith come after all others", (id) => {
  const faiths = (offer: typeof offeredCompositions) =>
    offer({ kind: "", place: "", wedding: [id] }, compositions).map(({ faith }) => faith !== null);
  for (const offer of [chooseCompositions, offeredCompositions])
    expect(faiths(offer)).toEqual(faiths(offer).toSorted((a, b) => Number(a) - Number(b)));
  const own = { "punjabi-sikh": "gurdwara", hindu: "mandap", muslim: "nikah", ismaili: "courtyard" };
  for (const [tradition, its] of Object.entries(own))
    if (tradition === id)
      expect(
        offeredCompositions({ kind: "", place: "", wedding: [id] }, compositions).map((one) => one.id),
      ).toContain(its);
});

test("whatever the plan says, no motif of another faith is offered, and something always is", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("", "save-the-date", ...eventKinds.map(({ id }) => id)),
      fc.string(),
      fc.subarray(weddingKinds.map(({ id }) => id)),
      (kind, place, wedding) => {
        const faith = eventFaith(kind, wedding);
        const offered = offeredCompositions({ kind, place, wedding }, compositions);
        expect(offered.length).toBeGreaterThan(0);
        for (const { faith: its } of offered) expect([null, faith]).toContain(its);
        expect(new Set(offered).size).toBe(offered.length);
      },
    ),
  );
});

const offeredAt = (kind: string, place: string, wedding: (typeof weddingKinds)[number]["id"][] = ["hindu"]) =>
  offeredCompositions({ kind, place, wedding }, compositions).map(({ id }) => id);

test("where an event is at a venue of this site, its own poster comes first", () => {
  for (const kind of ["", "reception", "ceremony", "sangeet", "brunch", "dinner", "rehearsal"])
    expect.soft(offeredAt(kind, "Crystal Ballroom, Fairmont Palliser")[0]).toBe("venue-palliser");
  for (const place of [
    "",
    "At home",
    "Calgary, Alberta",
    "Dashmesh Culture Centre",
    "Westin Calgary Airport",
    "Royal Celebration Hall, Edmonton",
    "The Lake House, Kelowna",
    "Heritage Park, Abbotsford",
    "Silvertip Barn, Cochrane",
  ])
    expect.soft(offeredAt("reception", place).join(" "), place).not.toContain("venue-");
});

test("a name that houses elsewhere bear, too, counts alone, with a room or with its town", () => {
  for (const [place, venue] of [
    ["Gunn’s Dairy Barn, Heritage Park", "heritage-park"],
    ["Heritage Park Historical Village, Calgary", "heritage-park"],
    ["The Lake House, 747 Lake Bonavista Dr SE, Calgary", "lake-house"],
    ["Rimrock, Banff", "rimrock"],
    ["SilverTip Golf Course", "silvertip"],
  ] as const)
    expect.soft(offeredAt("reception", place)[0], place).toBe(`venue-${venue}`);
});

test("on a rite, the motif of its faith comes before the poster of the venue", () => {
  expect(offeredAt("pheras", "The Westin Calgary").slice(0, 2)).toEqual(["mandap", "venue-westin-calgary"]);
  expect(offeredAt("anand-karaj", "Calgary Zoo", ["punjabi-sikh"]).slice(0, 2)).toEqual([
    "gurdwara",
    "venue-conservatory",
  ]);
  // There is no picture of a puja.
  expect(offeredAt("puja", "River Cafe")[0]).toBe("venue-river-cafe");
});

test("each venue is known by the name of its listing, and by how couples write it", () => {
  const names = venueListings.map(({ name }) => name);
  for (const { id, name } of invitationVenues) {
    expect.soft(names).toContain(name);
    expect.soft(offeredAt("reception", name)[0], name).toBe(`venue-${id}`);
  }
  const known = new Set(invitationVenues.map(({ name }) => name));
  for (const name of names.filter((one) => !known.has(one)))
    expect.soft(offeredAt("reception", name)[0], name).not.toMatch(/^venue-/);
  expect(offeredAt("reception", "the BANFF SPRINGS hotel")[0]).toBe("venue-fairmont-banff-springs");
  expect(offeredAt("reception", "Château Lake Louise")[0]).toBe("venue-fairmont-chateau-lake-louise");
  expect(offeredAt("reception", "BMO Center")[0]).toBe("venue-bmo-centre");
});

test("a composition of a venue is found again by its id, and no other is", () => {
  expect(findVenueComposition("venue-palliser")).toMatchObject({ name: "Your venue", faith: null });
  expect([findVenueComposition("lake"), findVenueComposition("venue-nowhere")]).toEqual([null, null]);
});

const palette = (date: string | null, start: number | null) =>
  choosePalette({ date, season: "winter", start }, ["punjabi-sikh"]);

test("the palette is that of the season and of the light at the event's hour", () => {
  expect(palette("2027-06-19", 10 * 60)).toEqual({ family: "indian", season: "summer", hour: "morning" });
  expect(palette("2027-06-19", 18 * 60)).toMatchObject({ hour: "afternoon" });
  expect(palette("2027-06-19", 20 * 60 + 30)).toMatchObject({ hour: "evening" });
  expect(palette("2027-12-18", 19 * 60)).toMatchObject({ season: "winter", hour: "night" });
  expect(palette("2027-09-25", 14 * 60)).toMatchObject({ season: "autumn", hour: "afternoon" });
  expect(palette(null, null)).toMatchObject({ season: "winter", hour: "evening" });
  expect(choosePalette({ date: null, season: null, start: 600 }, ["standard"])).toEqual({
    family: "standard",
    season: "summer",
    hour: "morning",
  });
});

test("an invitation says only what the plan knows", () => {
  const nothing = {
    kind: "",
    name: "",
    date: null,
    roughDate: "",
    start: null,
    place: "",
    partnerOne: "",
    partnerTwo: "",
  };
  expect(defaultWords(nothing)).toMatchObject({ names: "", when: "", place: "", event: "" });
  expect(defaultWords({ ...nothing, partnerOne: "Mia" }).names).toBe("Mia");
  expect(
    defaultWords({
      kind: "anand-karaj",
      name: "Anand Karaj",
      date: "2027-06-19",
      roughDate: "",
      start: 630,
      place: "Dashmesh Centre",
      partnerOne: "Simran",
      partnerTwo: "Daniel",
    }),
  ).toMatchObject({
    names: "Simran & Daniel",
    wording: "You’re invited to the wedding of",
    when: "Saturday, 19 June 2027 · 10:30 a.m.",
  });
});
