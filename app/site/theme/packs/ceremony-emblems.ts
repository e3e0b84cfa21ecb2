import type { Ceremony } from "#content/ceremonies/ceremony.ts";
import type { EmblemKind } from "#app/ui/illustrations/emblems.ts";

/** The emblem of each ceremony. */
export const ceremonyEmblems: Readonly<Record<Ceremony["id"], EmblemKind>> = {
  mehendi: "mehndi",
  sangeet: "sangeet",
  haldi: "haldi",
  baraat: "baraat",
  pheras: "pheras",
  vidaai: "vidaai",
};
