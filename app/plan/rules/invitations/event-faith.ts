import type { InvitationFaith } from "#content/invitations/compositions.ts";
import type { TraditionId } from "#content/plan/wedding-kinds.ts";

/** Faith of each kind of wedding; null where couples of any faith, or of none, celebrate it. */
const faithOfWedding: Readonly<Record<TraditionId, InvitationFaith | null>> = {
  "punjabi-sikh": "sikh",
  hindu: "hindu",
  gujarati: "hindu",
  tamil: "hindu",
  muslim: "muslim",
  ismaili: "ismaili",
  standard: null,
  elopement: null,
};

/** Rites of one faith, whatever else the wedding combines. */
const faithOfRites: Readonly<Record<string, InvitationFaith>> = {
  "anand-karaj": "sikh",
  puja: "hindu",
  pheras: "hindu",
  "hasta-melap": "hindu",
  muhurtham: "hindu",
  nichayathartham: "hindu",
  nalangu: "hindu",
  nikah: "muslim",
  walima: "muslim",
  shaadi: "muslim",
  "ismaili-nikah": "ismaili",
};

/**
 * The faith that an event is a rite of; null for every other one, such as a reception.
 * @param kind of the event; '' for one that the couple named itself
 */
export const riteFaith = (kind: string): InvitationFaith | null =>
  Object.hasOwn(faithOfRites, kind) ? (faithOfRites[kind] ?? null) : null;

/**
 * The faith whose motifs may stand on an event's invitation: a rite's own; for every other event the
 * wedding's, as long as it is one. Where two faiths marry, what both families share has the motifs of neither.
 * @param kind of the event; '' for one that the couple named itself
 * @param wedding its traditions
 */
export function eventFaith(kind: string, wedding: readonly TraditionId[]): InvitationFaith | null {
  const own = riteFaith(kind);
  if (own !== null) return own;
  const faiths = new Set(wedding.map((tradition) => faithOfWedding[tradition]));
  const [only = null] = faiths;
  return faiths.size === 1 ? only : null;
}
