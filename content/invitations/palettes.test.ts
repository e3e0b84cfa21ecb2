import { expect, test } from "vitest";

import { paletteFamilies, paletteHours, palettes } from "./palettes.ts";
import { planSeasons } from "#content/seasons/season-months.ts";

const printings = paletteFamilies.flatMap((family) =>
  planSeasons.flatMap((season) =>
    paletteHours.map((hour) => [`${family} ${season} ${hour}`, palettes[family][season][hour]] as const),
  ),
);

test("every printing has the same inks, each a hex colour", () => {
  const [first] = printings;
  const names = Object.keys(first?.[1] ?? {});
  expect(names.length).toBeGreaterThan(80);
  for (const [label, inks] of printings) {
    expect.soft(Object.keys(inks), label).toEqual(names);
    for (const [name, colour] of Object.entries(inks)) expect.soft(colour, name).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test("no two printings have the same sky or the same foreground", () => {
  const looks = printings.map(([, inks]) => `${inks["k9"]} ${inks["k5"]} ${inks["m1"]} ${inks["deep"]}`);
  expect(new Set(looks).size).toBe(printings.length);
});
