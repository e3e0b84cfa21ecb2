import type { PaletteFamily, PaletteHour } from "#content/invitations/palettes.ts";

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
