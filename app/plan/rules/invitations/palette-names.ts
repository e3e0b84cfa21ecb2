import type { PaletteFamily, PaletteHour, PaletteSeason } from "#content/invitations/palettes.ts";

export const seasonNames: Readonly<Record<PaletteSeason, string>> = {
  spring: "Spring",
  summer: "Summer",
  autumn: "Autumn",
  winter: "Winter",
};

export const hourNames: Readonly<Record<PaletteHour, string>> = {
  morning: "Morning light",
  afternoon: "Afternoon light",
  evening: "Sunset",
  night: "Night",
};

export const familyNames: Readonly<Record<PaletteFamily, string>> = {
  standard: "Wild rose",
  indian: "Marigold",
};
