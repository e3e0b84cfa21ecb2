import type { ObjectName } from "#illustrations/objects/index.ts";

/** Four times of day (emblem-palettes.css), so that neighbours differ. */
export type Tone = 0 | 1 | 2 | 3;

interface EmblemDrawing {
  readonly object: ObjectName;
  readonly tone: Tone;
}

/**
 * The emblem of each category, service and ceremony. The last group replaces some categories' emblems in the
 * Indian theme, in the same tones.
 */
export const emblems = {
  photographers: { object: "camera", tone: 0 },
  videographers: { object: "cine-camera", tone: 0 },
  djs: { object: "gramophone", tone: 1 },
  venues: { object: "railway-hotel", tone: 2 },
  caterers: { object: "cloche", tone: 3 },
  florists: { object: "bouquet", tone: 2 },
  planners: { object: "calendar", tone: 1 },
  decor: { object: "flower-arch", tone: 2 },
  cakes: { object: "tiered-cake", tone: 3 },
  attire: { object: "gown", tone: 2 },
  beauty: { object: "hand-mirror", tone: 0 },
  transport: { object: "touring-car", tone: 3 },
  transportation: { object: "touring-car", tone: 3 },

  officiants: { object: "book-and-rings", tone: 1 },
  priests: { object: "kalash", tone: 0 },
  bridal: { object: "gown", tone: 2 },
  suits: { object: "jacket", tone: 2 },
  jewelry: { object: "diamond-ring", tone: 3 },
  mehndi: { object: "hennaed-hand", tone: 1 },
  invitations: { object: "envelope", tone: 0 },

  sangeet: { object: "dhol", tone: 3 },
  haldi: { object: "turmeric-bowl", tone: 2 },
  baraat: { object: "safa", tone: 0 },
  pheras: { object: "sacred-fire", tone: 1 },
  vidaai: { object: "doli", tone: 3 },

  "djs-indian": { object: "dhol", tone: 1 },
  "caterers-indian": { object: "thali", tone: 3 },
  "florists-indian": { object: "marigold-basket", tone: 2 },
  "decor-indian": { object: "mandap", tone: 2 },
  "cakes-indian": { object: "mithai", tone: 3 },
  "bridal-indian": { object: "lehenga", tone: 2 },
  "suits-indian": { object: "sherwani", tone: 2 },
  "jewelry-indian": { object: "jhumka", tone: 3 },
  "transport-indian": { object: "white-horse", tone: 3 },
} as const satisfies Record<string, EmblemDrawing>;

export type EmblemKind = keyof typeof emblems;
