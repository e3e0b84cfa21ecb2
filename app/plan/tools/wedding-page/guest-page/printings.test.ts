import { expect, test } from "vitest";

import { paletteFamilies, paletteHours, palettes } from "#content/invitations/palettes.ts";
import { planSeasons } from "#content/seasons/season-months.ts";

/** The page's colours by the ink that each is. */
const inks = {
  "sky-high": "k9",
  "sky-low": "k5",
  "sky-mid": "k7",
  "on-sky": "on-sky",
  far: "far-s",
  deep: "deep",
  "on-deep": "on-deep",
  paper: "paper",
  edge: "paper-d",
  ink: "on-paper",
  cloth: "cloth-d",
  gilt: "gilt",
  "sun-glow": "sun",
} as const;

const printings = paletteFamilies.flatMap((family) =>
  planSeasons.flatMap((season) =>
    paletteHours.map((hour) => ({
      name: `${family}-${season}-${hour}`,
      colours: Object.entries(inks).map(
        ([name, ink]) => [name, palettes[family][season][hour][ink] ?? ""] as const,
      ),
    })),
  ),
);

test("the page's style sheet has the colours of every printing", async () => {
  const rules = printings.map(
    ({ name, colours }) =>
      `.printing-${name} {\n${colours.map(([colour, value]) => `  --${colour}: ${value};\n`).join("")}}\n`,
  );
  const sheet = `/* The inks of content/invitations/palettes.ts that a wedding's page is printed in: npm test -- printings -u */\n${rules.join("")}`;
  await expect(sheet).toMatchFileSnapshot("printings.css");
});

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each(printings)("everything on the page of $name can be read", ({ colours }) => {
  const colour = Object.fromEntries(colours);
  const at = (name: keyof typeof inks) => colour[name] ?? "";
  for (const sky of ["sky-high", "sky-mid", "sky-low"] as const)
    expect([sky, contrast(at("on-sky"), at(sky))]).toEqual([
      sky,
      expect.toSatisfy((ratio: number) => ratio >= 4.5),
    ]);
  for (const ground of ["paper", "edge"] as const) {
    expect(contrast(at("ink"), at(ground))).toBeGreaterThan(7);
    // Large numerals and lines.
    expect(contrast(at("cloth"), at(ground))).toBeGreaterThan(3);
  }
  expect(contrast(at("on-deep"), at("deep"))).toBeGreaterThan(7);
});
