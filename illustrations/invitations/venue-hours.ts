import type { PaletteHour } from "#content/invitations/palettes.ts";

/** In whose light each venue's poster is drawn. */
export const venueHours: Readonly<Record<string, PaletteHour>> = {
  palliser: "evening",
  conservatory: "morning",
  "heritage-park": "afternoon",
  "lake-house": "morning",
  celebration: "evening",
  "teatro-restaurant": "night",
  "bow-valley-ranche": "afternoon",
  "hyatt-regency-calgary": "evening",
  "calgary-marriott": "night",
  "westin-calgary": "morning",
  "glenmore-inn": "evening",
  "hotel-arts": "afternoon",
  "fairmont-banff-springs": "evening",
  "fairmont-chateau-lake-louise": "morning",
  "emerald-lake-lodge": "morning",
  "river-cafe": "afternoon",
  silvertip: "evening",
  rimrock: "evening",
  "bmo-centre": "evening",
  "reader-rock-garden": "morning",
  "cornerstone-canmore": "evening",
};
