import type { EventKindId } from "#content/plan/event-kinds.ts";
import type { EmblemKind } from "#app/ui/illustrations/emblems.ts";

/** The emblem of each kind of event; none shows the rite of another faith. */
const emblems: Readonly<Record<EventKindId, EmblemKind>> = {
  rehearsal: "planners",
  mehndi: "mehndi",
  sangeet: "sangeet",
  haldi: "haldi",
  baraat: "baraat",
  milni: "florists-indian",
  ceremony: "officiants",
  pheras: "pheras",
  "anand-karaj": "decor",
  nikah: "officiants",
  vidaai: "vidaai",
  reception: "cakes",
  brunch: "caterers",
};

const known = new Map<string, EmblemKind>(Object.entries(emblems));

/** @param kind of the event; '' for one that the couple named itself */
export function eventEmblem(kind: string): EmblemKind {
  return known.get(kind) ?? "invitations";
}
