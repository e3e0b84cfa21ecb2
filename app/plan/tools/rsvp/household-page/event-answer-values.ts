import type { Say } from "#app/languages/translate.ts";
import type { InvitedEvent, InvitedPerson } from "#app/plan/projections/household-view.ts";

/** Values of an event's choice beside numbers; `some` is said by ticks. */
export const everyone = "all";
export const someOfThem = "some";
export const nobody = "0";

type Asked = Pick<InvitedEvent, "id" | "invited" | "coming" | "attendees">;

/**
 * Whether an event asks who comes by name, and not how many: where the people have names, and there is a place
 * for each invited one.
 */
export const asksByName = ({ invited }: Asked, fields: readonly InvitedPerson[]): boolean =>
  fields.length >= invited && fields.filter(({ name }) => name !== "").length > 1;

/** The dishes of an event that asks how many come: what its people choose is asked beside their names. */
export const dishesByPerson = (
  events: readonly (Asked & { dishes: readonly string[] })[],
  fields: readonly InvitedPerson[],
): readonly string[] =>
  events.find((event) => event.dishes.length > 0 && !asksByName(event, fields))?.dishes ?? [];

/** Whether the event is for all of the household's people. */
export const isForAll = ({ invited }: Asked, fields: readonly InvitedPerson[]): boolean =>
  fields.length === invited;

/**
 * What an event's fields say, as one text: '' unanswered, 'all', '0', a number of people whose names are
 * unknown, or the ids of those who come.
 */
export function answerText(event: Asked, fields: readonly InvitedPerson[]): string {
  const { coming, attendees } = event;
  if (coming === null) return "";
  if (coming === 0 || !asksByName(event, fields)) return String(coming);
  if (coming === event.invited && isForAll(event, fields)) return everyone;
  return attendees === null ? String(coming) : inOrder(attendees, fields);
}

/**
 * The choice that the page shows: as it was posted, or else as it is saved. By name, a number is some of them:
 * a page that asks how many may have been opened before the people had names.
 */
export function chosenOption(event: Asked, fields: readonly InvitedPerson[], posted?: string): string {
  const answer = posted ?? answerText(event, fields);
  if (!asksByName(event, fields) || ["", everyone, nobody].includes(answer)) return answer;
  return answer === String(event.invited) && isForAll(event, fields) ? everyone : someOfThem;
}

/** Ids in the order of the page. */
const inOrder = (ids: readonly string[], fields: readonly InvitedPerson[]) =>
  fields
    .map(({ id }) => id)
    .filter((id) => ids.includes(id))
    .join(" ");

type Posted = { choice: string; ticked: readonly string[]; shown: string };

/** What a form says of an event. */
export type EventSaid =
  /** Nothing, or what its page showed: another phone of the household may have answered since. */
  | { is: "unanswered" | "unchanged" }
  | { is: "said"; people: number | string[] }
  | { is: "wrong"; error: string };

/**
 * Reads the fields of an event, whichever way the page asked: it may have been opened before the people had
 * names, or by a former version.
 * @param event with its name
 */
export function readEventAnswer(
  say: Say<"reply">,
  event: Asked & { name: string },
  fields: readonly InvitedPerson[],
  { choice, ticked, shown }: Posted,
): EventSaid {
  const { name, invited } = event;
  if (choice === "" && ticked.length === 0) return { is: "unanswered" };
  const tooMany = { is: "wrong", error: say("reply", "upTo", { event: name, most: invited }) } as const;
  if (choice === everyone || /^\d+$/.test(choice)) {
    if (choice === shown) return { is: "unchanged" };
    if (choice === everyone) return isForAll(event, fields) ? { is: "said", people: invited } : tooMany;
    return choice.length < 4 && Number(choice) <= invited ? { is: "said", people: Number(choice) } : tooMany;
  }
  if (choice !== someOfThem && choice !== "") return tooMany;
  // How many was known before, and still nobody says who.
  if (ticked.length === 0 && /^[1-9]\d*$/.test(shown)) return { is: "unchanged" };
  if (ticked.length === 0) return { is: "wrong", error: say("reply", "tickSomebody", { event: name }) };
  const known = new Set(fields.map(({ id }) => id));
  if (ticked.some((id) => !known.has(id)))
    return { is: "wrong", error: say("reply", "unknownPerson", { event: name }) };
  const text = inOrder(ticked, fields);
  if (text === shown) return { is: "unchanged" };
  const who = fields.map(({ id }) => id).filter((id) => ticked.includes(id));
  if (who.length > invited) return tooMany;
  if (who.length < fields.length) return { is: "said", people: who };
  return shown === everyone ? { is: "unchanged" } : { is: "said", people: who.length };
}
