import type { EventRow } from "#app/plan/schema/wedding.schema.ts";

/** The name of an event, in a sentence. */
export function eventName({ name }: Pick<EventRow, "name">): string {
  return name === "" ? "Event without a name" : name;
}
