import type { EventKindId } from "#content/plan/event-kinds.ts";
import type { AskedEvent } from "#app/catalogue/listings/asked-events.ts";
import { eventNames, type EventName } from "#database/enquiry-enums.ts";

/**
 * What the form calls each kind of event, in either theme: it shows the names of its own. None where it has no
 * box that is true of it.
 */
const namesOfKinds: Readonly<Record<EventKindId, readonly EventName[]>> = {
  rehearsal: [],
  dholki: [],
  mayun: ["Haldi or pithi"],
  puja: [],
  mehndi: ["Mehndi"],
  sangeet: ["Sangeet or garba"],
  garba: ["Sangeet or garba"],
  dandiya: ["Sangeet or garba"],
  haldi: ["Haldi or pithi"],
  maiyan: ["Haldi or pithi"],
  pithi: ["Haldi or pithi"],
  nichayathartham: ["Engagement party", "Roka or engagement"],
  baraat: ["Baraat"],
  milni: [],
  ceremony: ["Ceremony"],
  elopement: ["Ceremony"],
  pheras: ["Ceremony", "Pheras or muhurtham"],
  "hasta-melap": ["Ceremony", "Pheras or muhurtham"],
  muhurtham: ["Ceremony", "Pheras or muhurtham"],
  nalangu: [],
  "anand-karaj": ["Ceremony", "Anand Karaj"],
  nikah: ["Ceremony", "Nikah"],
  "ismaili-nikah": ["Ceremony", "Nikah"],
  vidaai: ["Vidaai"],
  shaadi: ["Baraat"],
  reception: ["Reception", "Walima or reception"],
  dinner: [],
  brunch: ["Morning-after brunch"],
  walima: ["Reception", "Walima or reception"],
};

const isKind = (kind: string): kind is EventKindId => Object.hasOwn(namesOfKinds, kind);

/** The boxes of 'Which events' that a plan's events tick, in the order of the form. */
export function eventNamesOf(events: readonly Pick<AskedEvent, "kind">[]): EventName[] {
  const asked = new Set(events.flatMap(({ kind }) => (isKind(kind) ? namesOfKinds[kind] : [])));
  return eventNames.filter((name) => asked.has(name));
}
