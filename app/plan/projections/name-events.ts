import { eventKinds } from "#content/plan/event-kinds.ts";
import type { Say } from "#app/languages/translate.ts";

type SayEvents = Say<"reply" | "event" | "tradition">;

/** What traditions call some kinds of event (content/plan/wedding-kinds.ts). */
const ofTraditions = new Map([
  ["Ladies' sangeet", "ladiesSangeet"],
  ["Doli", "doli"],
  ["Grah Shanti", "grahShanti"],
  ["Jaan", "jaan"],
] as const);

/**
 * An event as its guests call it. What the couple typed stays as it typed it; the name that the site gave to a
 * kind of event is said in the guest's language.
 */
function nameEvent(say: SayEvents, { kind, name }: { kind: string; name: string }): string {
  const known = eventKinds.find(({ id }) => id === kind);
  if (known !== undefined && (name === "" || name === known.name)) return say("event", known.id);
  const ofTradition = [...ofTraditions].find(([given]) => given === name);
  if (ofTradition !== undefined) return say("tradition", ofTradition[1]);
  return name === "" ? say("reply", "event") : name;
}

/** What guests see, a household's view or a wedding's page, with all events named. */
export const nameEvents = <View extends { events: { kind: string; name: string }[] }>(
  say: SayEvents,
  view: View,
): View => ({
  ...view,
  events: view.events.map((event) => ({ ...event, name: nameEvent(say, event) })),
});
