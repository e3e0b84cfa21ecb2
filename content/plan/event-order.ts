import type { EventKindId } from "./event-kinds.ts";

/** What an event of a kind waits for on its day, and what keeps it from moving. */
export type EventOrder = {
  /** Kinds after whose end it begins. Of those on its day, the last one before it counts. */
  follows?: readonly EventKindId[];
  /** Who gives its hour, where a family can't move it. */
  fixed?: string;
};

const ceremonies = [
  "anand-karaj",
  "pheras",
  "hasta-melap",
  "muhurtham",
  "nikah",
  "ismaili-nikah",
  "ceremony",
] as const satisfies readonly EventKindId[];

/**
 * As most families in Calgary hold their days (content/ceremonies, content/traditions): general knowledge.
 * Families differ, so all of it can be changed in the schedule. A muhurat is the
 * minute of one rite and not of the whole event: there the rite itself is fixed (tradition-moments.ts).
 */
export const eventOrder: Partial<Record<EventKindId, EventOrder>> = {
  milni: { follows: ["baraat"] },
  // The gurdwara gives the hour, by custom before noon, and may hold another wedding after it.
  "anand-karaj": { follows: ["baraat", "milni", ...ceremonies], fixed: "Gurdwara" },
  pheras: { follows: ["baraat", "milni", ...ceremonies], fixed: "Mandir, or your priest's muhurat" },
  "hasta-melap": { follows: ["baraat", "milni", ...ceremonies] },
  muhurtham: { follows: ceremonies },
  nikah: { follows: ceremonies, fixed: "Masjid or imam" },
  "ismaili-nikah": { follows: ceremonies, fixed: "Jamatkhana" },
  ceremony: { follows: ceremonies },
  nalangu: { follows: ["muhurtham"] },
  vidaai: { follows: ceremonies },
  shaadi: { follows: ceremonies },
  reception: { follows: [...ceremonies, "nalangu", "vidaai"] },
  dinner: { follows: [...ceremonies, "elopement"] },
  walima: { follows: [...ceremonies, "shaadi"] },
};
