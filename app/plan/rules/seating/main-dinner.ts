/** Dinners at which guests have a seat at a table, the one that most couples seat first at the front. */
const seatedKinds = ["reception", "shaadi", "walima", "dinner"];

/** The event whose tables a couple plans first; undefined where none of its events is such a dinner. */
export const mainDinner = <Event extends { kind: string }>(held: readonly Event[]): Event | undefined =>
  seatedKinds.flatMap((kind) => held.find((event) => event.kind === kind) ?? [])[0];
