import type { PlanSeason } from "../seasons/season-months.ts";
import { mixColours as mix, tintColour } from "./mix-colours.ts";
import { skies } from "./skies.ts";

export const paletteFamilies = ["standard", "indian"] as const;
export const paletteHours = ["morning", "afternoon", "evening", "night"] as const;

export type PaletteFamily = (typeof paletteFamilies)[number];
export type PaletteHour = (typeof paletteHours)[number];

/** Hex colours by the name of the ink: `var(--i-NAME)` in a drawing. */
export type InvitationInks = Readonly<Record<string, string>>;

/** What the hour does to the colours of the day: its light by family, how much of it falls on things, and rock in it. */
const hours = {
  morning: {
    light: { standard: "#fff4e0", indian: "#fff0d8" },
    things: 0.5,
    rock: ["#f6dfc6", "#6c8aa0"],
    dark: false,
  },
  afternoon: {
    light: { standard: "#ffffff", indian: "#fffaf0" },
    things: 0.5,
    rock: ["#ecd5bd", "#547792"],
    dark: false,
  },
  evening: {
    light: { standard: "#b2909f", indian: "#bd7c72" },
    things: 0.42,
    rock: ["#f6bf98", "#4a4868"],
    dark: true,
  },
  night: {
    light: { standard: "#566894", indian: "#6a5a90" },
    things: 0.46,
    rock: ["#8a97b0", "#26304e"],
    dark: true,
  },
} as const;

/** Meadows, woods and leaves by daylight. */
const land = {
  spring: {
    hill: ["#6f9f78", "#44785c"],
    pine: ["#1f4a42", "#4f8a6c"],
    meadow: ["#a9c86f", "#8db565", "#cbdc8c", "#6e9c56"],
    field: ["#b4cf74", "#98bb62", "#d3e094", "#7da358"],
    tree: ["#e9a9b6", "#f8d2d4", "#c27f94"],
  },
  summer: {
    hill: ["#4f8068", "#356350"],
    pine: ["#183f3c", "#437460"],
    meadow: ["#9dbb5c", "#7fa552", "#c6d27a", "#5c8a4c"],
    field: ["#e0b956", "#cda047", "#f2d47c", "#a5873f"],
    tree: ["#5f9a58", "#93c06a", "#3c7048"],
  },
  autumn: {
    hill: ["#8b8450", "#55603f"],
    pine: ["#24403a", "#5c7458"],
    meadow: ["#dcae52", "#c28e42", "#f0cb76", "#9c6e3a"],
    field: ["#dca546", "#c2883a", "#f3c66c", "#966a34"],
    tree: ["#e0983a", "#f8c862", "#b06a2c"],
  },
  winter: {
    hill: ["#8aa8ba", "#587a90"],
    pine: ["#1c3c4e", "#dbe8ee"],
    meadow: ["#e4edf2", "#cbdce6", "#f8fbfb", "#aac2d2"],
    field: ["#e9e2cc", "#d3ccb8", "#f8f5ea", "#b7b4a8"],
    tree: ["#9db2c0", "#dfe9ee", "#6f8a9c"],
  },
} as const;

/** Textiles, and the dark foreground that texts stand on, by daylight. */
const families = {
  standard: {
    deep: { spring: "#1d3f3c", summer: "#15383a", autumn: "#39282c", winter: "#1b3147" },
    cloth: {
      spring: ["#cf6f83", "#9c4860"],
      summer: ["#cc5f58", "#97404a"],
      autumn: ["#b9532f", "#843722"],
      winter: ["#9a3550", "#6c2140"],
    },
    second: {
      spring: ["#5f8f7c", "#3f6a5c"],
      summer: ["#2f7080", "#20505e"],
      autumn: ["#39545c", "#263c46"],
      winter: ["#35607f", "#234560"],
    },
    third: ["#e9b45c", "#c28a3a"],
    light: { ink: "#1f2c40", paper: "#fbf4e6", edge: "#ecdcc0" },
    onDark: "#fdf6ea",
    gilt: "#f2d391",
    rock: 0.12,
  },
  indian: {
    deep: { spring: "#4c0c36", summer: "#4a0d1a", autumn: "#451606", winter: "#06383e" },
    cloth: {
      spring: ["#d6246e", "#9c1453"],
      summer: ["#c8202f", "#8f1022"],
      autumn: ["#cf4a1c", "#97300f"],
      winter: ["#a81c62", "#740f48"],
    },
    second: {
      spring: ["#0f8a80", "#0a625c"],
      summer: ["#15803a", "#0d5a2c"],
      autumn: ["#7a1530", "#540d22"],
      winter: ["#0c6e8a", "#084c62"],
    },
    third: ["#f7932f", "#d0661c"],
    light: { ink: "#4a0d1a", paper: "#fff3dc", edge: "#f2d9ac" },
    onDark: "#fff3dc",
    gilt: "#f6d672",
    rock: 0.34,
  },
} as const;

/** How much of the hour's light falls on a house. */
const lightOnHouses = { morning: 0.5, afternoon: 0.5, evening: 0.5, night: 0.64 } as const;

/** The light on a house whose drawing has colours of its own. */
export const lightOf = (family: PaletteFamily, hour: PaletteHour): string =>
  mix("#ffffff", hours[hour].light[family], lightOnHouses[hour]);

function printInks(family: PaletteFamily, season: PlanSeason, hour: PaletteHour): InvitationInks {
  const { light: lights, things, rock, dark } = hours[hour];
  const { deep, cloth, second, third, light, onDark, gilt, rock: tinge } = families[family];
  const { hill, pine, meadow, field, tree } = land[season];
  const [k9, k7, k5, k3, k1] = skies[family][season][hour];
  const sky = {
    k9,
    k8: mix(k9, k7, 0.5),
    k7,
    k6: mix(k7, k5, 0.5),
    k5,
    k4: mix(k5, k3, 0.5),
    k3,
    k2: mix(k3, k1, 0.5),
    k1,
    sun: hour === "night" ? mix("#f8f0da", k1, 0.1) : mix("#fffaf0", k1, 0.15),
  };
  const graded = (colour: string) => tintColour(colour, lights[family]);
  const seen = (colour: string) => mix(colour, graded(colour), things);
  const bright = (colour: string) => mix(colour, graded(colour), things / 2);
  const lit = mix(rock[0], sky.k2, 0.2 + tinge);
  const shade = mix(rock[1], sky.k8, 0.1 + tinge);
  const snow = mix("#fffdf8", hour === "night" ? sky.k3 : sky.k2, hour === "night" ? 0.22 : 0.14);
  const far = (colour: string) => mix(colour, sky.k4, 0.42);
  const ground = mix(deep[season], hour === "night" ? "#060a18" : "#151a34", dark ? 0.42 : 0);
  const paper = hour === "night" ? mix(light.paper, "#b9b4c4", 0.14) : light.paper;
  // Stone takes the light of the hour as rock does.
  const stone = mix("#efdabd", lit, dark ? 0.55 : 0.15);
  const marble = mix("#fffaf2", lit, dark ? 0.3 : 0.04);
  const cast = mix("#9a93a6", shade, dark ? 0.6 : 0.25);
  const teal = mix(hour === "evening" ? "#44617c" : "#2f97a2", sky.k7, family === "indian" ? 0.3 : 0.12);
  const lake = hour === "night" ? mix(teal, "#0d1a34", 0.66) : teal;
  return {
    ...sky,
    "big-l": lit,
    "big-m": mix(lit, shade, 0.34),
    "big-s": shade,
    "big-d": mix(shade, ground, 0.28),
    "far-l": far(lit),
    "far-m": far(mix(lit, shade, 0.34)),
    "far-s": far(shade),
    "far-d": far(mix(shade, ground, 0.28)),
    snow,
    "snow-s": mix(snow, shade, 0.42),
    drift: mix(hour === "night" ? "#dfe7f0" : "#fbfaf6", sky.k2, 0.1),
    "drift-d": mix("#c3d2e0", shade, dark ? 0.3 : 0.12),
    mist: mix(sky.k2, sky.sun, 0.4),
    hill: graded(mix(hill[0], sky.k4, 0.18)),
    hill2: graded(hill[1]),
    pine: graded(pine[0]),
    "pine-l": graded(pine[1]),
    m1: graded(meadow[0]),
    m2: graded(meadow[1]),
    m3: graded(meadow[2]),
    m4: graded(meadow[3]),
    f1: graded(field[0]),
    f2: graded(field[1]),
    f3: graded(field[2]),
    f4: graded(field[3]),
    tree: graded(tree[0]),
    "tree-l": mix(graded(tree[1]), sky.k2, 0.15),
    "tree-d": graded(tree[2]),
    bark: graded("#6b4f48"),
    water: lake,
    "water-l": mix(lake, sky.k1, 0.62),
    "water-d": mix(lake, ground, 0.42),
    deep: ground,
    "deep-2": mix(ground, dark ? shade : graded(pine[1]), 0.12),
    "deep-l": mix(ground, graded(hill[0]), 0.34),
    paper,
    "paper-d": mix(light.edge, paper, hour === "night" ? 0.3 : 0.1),
    "on-sky": dark ? onDark : light.ink,
    "on-deep": onDark,
    "on-paper": light.ink,
    gilt,
    cloth: seen(cloth[season][0]),
    "cloth-d": seen(cloth[season][1]),
    second: seen(second[season][0]),
    "second-d": seen(second[season][1]),
    third: seen(third[0]),
    "third-d": seen(third[1]),
    gold: seen("#d9a742"),
    "gold-l": "#f7dd92",
    "gold-d": seen("#a57428"),
    rose: seen("#e08a9c"),
    "rose-d": seen("#b4546c"),
    "rose-l": bright("#fbd3d6"),
    leaf: seen(mix("#5d8a62", ground, 0.14)),
    "leaf-d": seen(mix("#33604c", ground, 0.3)),
    mg: seen("#ff9933"),
    "mg-d": seen("#d55c18"),
    "mg-m": seen("#f57f1e"),
    "mg-l": "#ffd257",
    lf: seen("#2f8f3a"),
    "lf-d": seen("#136b2a"),
    flame: "#ffb43c",
    "flame-l": "#fff3c4",
    glow: "#ffdc86",
    clay: seen("#8a3b1e"),
    stone,
    "stone-m": mix(stone, cast, 0.36),
    "stone-d": mix(stone, cast, 0.82),
    marble,
    "marble-m": mix(marble, cast, 0.26),
    "marble-d": mix(marble, cast, 0.62),
    roof: seen(mix("#3d8084", shade, dark ? 0.3 : 0)),
    "roof-l": seen(mix("#7dbbae", lit, dark ? 0.3 : 0)),
    "roof-d": seen(mix("#27555e", shade, dark ? 0.3 : 0)),
    brick: seen("#b43f38"),
    "brick-l": seen("#dc6650"),
    "brick-d": seen("#7c2a34"),
    pane: seen(mix("#54657e", shade, 0.3)),
    wood: seen("#8d5c44"),
    "wood-l": seen("#be885c"),
    "wood-d": seen("#5c3a36"),
    tie: seen("#b43f38"),
    wheat: seen("#dba644"),
    "wheat-l": bright("#f7d680"),
    "wheat-d": seen("#a87630"),
    ivory: bright("#fff6e6"),
    "ivory-d": seen("#d9c8b6"),
    gown: seen("#e8ded8"),
    "gown-l": bright("#fffaf4"),
    veil: "#fffdf8",
    suit: "#1d2840",
    rim: sky.k2,
    skin: seen("#c88a66"),
    "skin-d": seen("#99623f"),
    hair: "#231922",
    hand: seen("#c98a5e"),
    "hand-l": seen("#dfa67c"),
    "hand-d": seen("#a5683f"),
    henna: "#58141a",
    ink: mix(ground, "#0a0d18", 0.45),
    // For the colours of a drawing's own: see `colourArt`.
    light: lightOf(family, hour),
    // By day the curtains of light are thin cloud.
    aurora: dark ? "#5fcf9f" : mix(sky.k2, "#ffffff", 0.4),
    "aurora-l": dark ? "#c6f5cc" : sky.sun,
  };
}

const byHour = (family: PaletteFamily, season: PlanSeason): Record<PaletteHour, InvitationInks> => ({
  morning: printInks(family, season, "morning"),
  afternoon: printInks(family, season, "afternoon"),
  evening: printInks(family, season, "evening"),
  night: printInks(family, season, "night"),
});

const bySeason = (family: PaletteFamily): Record<PlanSeason, Record<PaletteHour, InvitationInks>> => ({
  spring: byHour(family, "spring"),
  summer: byHour(family, "summer"),
  autumn: byHour(family, "autumn"),
  winter: byHour(family, "winter"),
});

/** The printings of every composition: by family, season and hour of the day. */
export const palettes = { standard: bySeason("standard"), indian: bySeason("indian") };
