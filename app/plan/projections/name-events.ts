import { eventKinds } from "#content/plan/event-kinds.ts";
import type { Say } from "#app/languages/translate.ts";

/**
 * An event as its guests call it. What the couple typed stays as it typed it; the name that the site gave to a
 * kind of event is said in the guest's language.
 */
function nameEvent(say: Say<"reply" | "event">, { kind, name }: { kind: string; name: string }): string {
  const known = eventKinds.find(({ id }) => id === kind);
  if (known !== undefined && (name === "" || name === known.name)) return say("event", known.id);
  return name === "" ? say("reply", "event") : name;
}

/** What guests see, a household's view or a wedding's page, with all events named. */
export const nameEvents = <View extends { events: { kind: string; name: string }[] }>(
  say: Say<"reply" | "event">,
  view: View,
): View => ({
  ...view,
  events: view.events.map((event) => ({ ...event, name: nameEvent(say, event) })),
});
