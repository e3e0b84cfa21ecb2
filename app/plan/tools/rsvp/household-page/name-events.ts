import { eventKinds } from "#content/plan/event-kinds.ts";
import type { Say } from "#app/languages/translate.ts";
import type { HouseholdView, InvitedEvent } from "#app/plan/projections/household-view.ts";

/**
 * An event as its guests call it. What the couple typed stays as it typed it; the name that the site gave to a
 * kind of event is said in the guest's language.
 */
function nameEvent(say: Say<"reply" | "event">, { kind, name }: Pick<InvitedEvent, "kind" | "name">): string {
  const known = eventKinds.find(({ id }) => id === kind);
  if (known !== undefined && (name === "" || name === known.name)) return say("event", known.id);
  return name === "" ? say("reply", "event") : name;
}

/** A household's view with all events named. */
export const nameEvents = (say: Say<"reply" | "event">, view: HouseholdView): HouseholdView => ({
  ...view,
  events: view.events.map((event) => ({ ...event, name: nameEvent(say, event) })),
});
