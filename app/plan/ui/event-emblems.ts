import type { EventKindId } from "#content/plan/event-kinds.ts";
import type { EmblemKind } from "#app/ui/illustrations/emblems.ts";

/** The emblem of each kind of event; none shows the rite of another faith. */
const emblems: Readonly<Record<EventKindId, EmblemKind>> = {
  rehearsal: "planners",
  dholki: "sangeet",
  mayun: "haldi",
  puja: "priests",
  mehndi: "mehndi",
  sangeet: "sangeet",
  garba: "djs-indian",
  dandiya: "djs-indian",
  haldi: "haldi",
  maiyan: "haldi",
  pithi: "haldi",
  nichayathartham: "jewelry-indian",
  baraat: "baraat",
  milni: "florists-indian",
  ceremony: "officiants",
  elopement: "jewelry",
  pheras: "pheras",
  "hasta-melap": "pheras",
  muhurtham: "decor-indian",
  nalangu: "florists-indian",
  "anand-karaj": "decor",
  nikah: "officiants",
  "ismaili-nikah": "officiants",
  vidaai: "vidaai",
  shaadi: "suits-indian",
  reception: "cakes",
  dinner: "caterers",
  brunch: "caterers",
  walima: "caterers-indian",
};

const known = new Map<string, EmblemKind>(Object.entries(emblems));

/** @param kind of the event; '' for one that the couple named itself */
export function eventEmblem(kind: string): EmblemKind {
  return known.get(kind) ?? "invitations";
}
