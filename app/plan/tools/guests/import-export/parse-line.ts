import { formatCount } from "#app/languages/site-language.ts";
import { formatInvitation, parseInvitation, replyText } from "#app/plan/rules/guests/invitation-text.ts";

import type { ListedGuest } from "./guests-cell.ts";
import { joinAddress } from "./join-address.ts";
import { parseEventsCell } from "./events-cell.ts";
import { listFields, type ListField } from "./list-fields.ts";
import type { ColumnMeaning } from "./list-columns.ts";
import type { ListedHousehold, OpenPeople } from "./listed-household.ts";
import { isNoName, lineGuests } from "./line-guests.ts";
import { readCounts } from "./read-counts.ts";
import { partyMembers, householdNameOf, isChildWord, isNumber } from "./party-members.ts";
import { fillFromName } from "./fill-from-name.ts";
import { parsePastedName } from "./pasted-name.ts";
import { normalizeWord, parseTier, type HouseholdSide } from "./side-and-tier.ts";
import { meaningOfEmptyReplies, type EmptyReply } from "./empty-replies.ts";
import type { ListEvent } from "./event-names.ts";

/** The meaning of the words in a column of sides, by normalizeWord. */
export type SideMapping = ReadonlyMap<string, HouseholdSide>;

type Read = Omit<ListedHousehold, "line"> & {
  /** One person of a household, whose other lines may follow. */
  isPerson: boolean;
  /** What was not understood, as sentences; it is in the leftovers. */
  unclear: string[];
  /** Events whose columns of replies say nothing here, and what that means. */
  empty: ReadonlyMap<string, EmptyReply>;
};

/** Maximum length of a household's texts; more goes to the notes. */
const longest: readonly (readonly [ListField, number])[] = [
  ["proposer", 120],
  ["email", 254],
  ["phone", 40],
  ["message", 2000],
  ["notes", 4000],
  ["allergies", 500],
];
const longestName = 200;
const longestAddress = 300;

/**
 * Parses one line. A cell that is not understood goes to the notes, with its heading; only a line without a
 * name, with one too long, or with a total is returned as a problem.
 * @param headings by column; null where the file has none
 * @param events of the plan, which a cell can name
 */
export function parseLine(
  cells: readonly string[],
  columns: readonly ColumnMeaning[],
  sides: SideMapping,
  headings: readonly string[] | null,
  events: readonly ListEvent[] = [],
): Read | { why: string } {
  const said = new Map<ListField, string>();
  const replies = new Map<string, string>();
  const leftovers: string[] = [];
  const unclear: string[] = [];
  const headingAt = (at: number) => headings?.[at]?.trim() || `Column ${at + 1}`;
  const fieldHeading = new Map<ListField, string>();
  const setAside = (heading: string, cell: string, why?: string) => {
    leftovers.push(`${heading}: ${cell.replaceAll("\n", " / ")}`);
    if (why !== undefined) unclear.push(`${heading}: ${quoted(cell)} ${why}`);
  };
  const invited = new Map<string, { at: number; cell: string }>();
  const numbers: { at: number; cell: string }[] = [];
  for (const [at, cell] of cells.map((text) => text.replaceAll(/\r\n?/g, "\n").trim()).entries()) {
    const meaning = columns[at] === undefined ? { notes: true as const } : columns[at];
    if (meaning === null || cell === "") continue;
    if ("notes" in meaning) setAside(headingAt(at), cell);
    else if (
      "field" in meaning &&
      (meaning.field === "guest" || meaning.field === "guests") &&
      isNumber(cell)
    )
      numbers.push({ at, cell });
    else if ("field" in meaning) {
      said.set(meaning.field, cell);
      fieldHeading.set(meaning.field, headingAt(at));
    } else if ("event" in meaning) invited.set(meaning.event, { at, cell });
    else replies.set(meaning.reply, cell);
  }
  // A number is nobody's name: it is how many they are.
  for (const { at, cell } of numbers)
    if (!said.has("people")) {
      said.set("people", cell);
      fieldHeading.set("people", headingAt(at));
    } else if (said.get("people") !== cell) setAside(headingAt(at), cell, isNoName);
  const member = partyMembers(said);
  const ownName = said.get("household") ?? "";
  const isId = /^[#\d]+$/.test(ownName) && member.person !== "";
  const typedName = isId || ownName === "" ? householdNameOf(said, member.person) : ownName;
  // Without a number in a column of its own the name may say one: 'Mr & Mrs Singh + 3'. In our own list it does not.
  const isCounted = said.has("people") || said.has("adults") || said.has("reference");
  const namesMore = member.guests.length > (ownName === "" ? 1 : 0);
  const pasted = isCounted || namesMore ? null : parsePastedName(typedName);
  const name = (pasted?.name ?? typedName).trim();
  if (name === "")
    return { why: `There is no name: ${quoted(cells.filter((cell) => cell.trim() !== "").join(", "))}` };
  if (/^(grand )?total(s)?( guests)?:?$/i.test(name)) {
    const typed = name === typedName ? cells.filter(Boolean).join(", ") : typedName;
    return { why: `${quoted(typed)} is a total, not a household.` };
  }
  if (name.length > longestName)
    return { why: `Household has ${formatCount(name.length)} letters, at most ${longestName} fit.` };

  const unread = pasted === null ? [] : [...pasted.unread, ...fillFromName(said, pasted)];
  const counts = readCounts(said, member, pasted, (field, cell, why) =>
    setAside(fieldHeading.get(field) ?? listFields[field], cell, why),
  );
  const isPerson = member.person !== "" && said.has("household") && !member.isHousehold;
  const eats = lineGuests(said, member, isPerson, (field, cell, why) =>
    setAside(fieldHeading.get(field) ?? listFields[field], cell, why),
  );
  if (pasted !== null && pasted.name !== typedName) leftovers.push(`As written: ${typedName}`);
  for (const part of unread) unclear.push(`${quoted(part)} is only in the notes.`);
  for (const part of pasted?.diets ?? []) if (!eats.diets.includes(part)) eats.diets.push(part);
  if (said.has("reply")) setAside(fieldHeading.get("reply") ?? "RSVP", said.get("reply") ?? "");
  if (
    said.has("ageGroup") &&
    !isChildWord(said.get("ageGroup") ?? "") &&
    !/^(an )?adult$/i.test(said.get("ageGroup") ?? "")
  )
    setAside(fieldHeading.get("ageGroup") ?? listFields.ageGroup, said.get("ageGroup") ?? "");

  // The size of a party stands on each of its lines: the lines are counted instead.
  if (isPerson && counts.people !== undefined && said.has("people")) {
    setAside(fieldHeading.get("people") ?? listFields.people, said.get("people") ?? "");
    delete counts.people;
  }
  const people = isPerson ? 1 + member.unnamed : (counts.people ?? 1);
  const invitations = new Map<string, string>();
  for (const [event, { at, cell }] of invited)
    if (parseInvitation(cell, 1) !== undefined) invitations.set(event, cell);
    else setAside(headingAt(at), cell, "says nothing about an invitation: write yes, no, 4 or 3 of 4.");
  const eventsHeading = fieldHeading.get("events") ?? listFields.events;
  const named = parseEventsCell(said.get("events") ?? "", events);
  for (const [event, number] of named.events) {
    if (invitations.has(event)) continue;
    // The number is the household's: one that its line or its person cannot have is for the couple to see.
    const fits =
      number === "yes" || (parseInvitation(number, 1) != null && !(isPerson && Number(number) > people));
    invitations.set(event, fits ? number : "yes");
    if (!fits)
      setAside(
        eventsHeading,
        `${events.find(({ id }) => id === event)?.name ?? ""} ${number}`,
        isPerson ? "counts more people than this line." : "is not a number of people.",
      );
  }
  if (named.others !== "") setAside(eventsHeading, named.others, "is not an event of your plan.");
  for (const [event, cell] of replies) {
    const text = replyText(cell, people);
    const at = columns.findIndex(
      (meaning) => meaning !== null && "reply" in meaning && meaning.reply === event,
    );
    if (parseInvitation(text, 1) === undefined) setAside(headingAt(at), cell, "is not a reply we know.");
    else if (parseInvitation(text, 1)?.coming != null || !invitations.has(event))
      invitations.set(event, text);
  }

  const empty = new Map<string, EmptyReply>();
  for (const [event, means] of meaningOfEmptyReplies(columns)) {
    if (replies.has(event) || invitations.has(event)) continue;
    empty.set(event, means);
    if (means === "no reply yet") invitations.set(event, means);
  }

  // Whoever brings somebody without a name is invited, and answers, for both.
  if (isPerson && member.unnamed > 0)
    for (const [event, cell] of invitations) {
      const invitation = parseInvitation(cell, people) ?? null;
      if (invitation !== null) invitations.set(event, formatInvitation(invitation));
    }

  const texts = readTexts(said, isPerson, setAside);
  return {
    isPerson,
    reference: said.get("reference") ?? "",
    invitations,
    open: isPerson ? openPeople(invitations, eats.guests) : new Map(),
    guests: eats.guests,
    unclear,
    empty,
    leftovers: isPerson ? leftovers.map((text) => `${member.person}, ${text}`) : leftovers,
    values: {
      name,
      ...texts,
      ...(isPerson && texts.notes !== undefined && { notes: `${member.person}: ${texts.notes}` }),
      ...counts,
      ...(isPerson && member.unnamed > 0 && { people }),
      ...sideAndTier(said, sides),
      ...(!isPerson && eats.diets.length > 0 && { diets: eats.diets }),
      ...(!isPerson && eats.allergies !== "" && { allergies: eats.allergies }),
    },
  };
}

/** Who of a person's line has no reply, by event; whoever they bring without a name has none either. */
const openPeople = (invitations: ReadonlyMap<string, string>, guests: readonly ListedGuest[]) =>
  new Map(
    Array.from(invitations, ([event, cell]): [string, OpenPeople] => {
      const invitation = parseInvitation(cell, 1) ?? null;
      const isOpen = invitation !== null && invitation.coming === null;
      if (!isOpen) return [event, { count: 0, names: [] }];
      const names = guests.slice(0, invitation.invited).map(({ name }) => name);
      return [event, { count: invitation.invited, names }];
    }),
  );

type Texts = Partial<Record<"proposer" | "email" | "phone" | "address" | "message" | "notes", string>>;

function readTexts(
  said: ReadonlyMap<ListField, string>,
  isPerson: boolean,
  setAside: (heading: string, cell: string, why?: string) => void,
): Texts {
  const values: Texts = {};
  const address = joinAddress(said);
  if (address.length > longestAddress)
    setAside(listFields.address, address, `is longer than ${longestAddress} letters.`);
  else if (address !== "") values.address = address;
  for (const [field, most] of longest) {
    const text = said.get(field);
    if (text === undefined || field === "allergies") continue;
    // A note that only says 'child' is the person's age.
    if (field === "notes" && isPerson && isChildWord(text)) continue;
    if (text.length > most) setAside(listFields[field], text, `is longer than ${formatCount(most)} letters.`);
    else if (field in textFields) Object.assign(values, { [field]: text });
  }
  return values;
}

const textFields = { proposer: true, email: true, phone: true, message: true, notes: true };

/** Side, tier and tags; an unknown word for a side or tier becomes a tag, so that it is not lost. */
function sideAndTier(said: ReadonlyMap<ListField, string>, sides: SideMapping) {
  const [sideWord, tierWord] = [said.get("side"), said.get("tier")];
  const side = sideWord === undefined ? undefined : sides.get(normalizeWord(sideWord));
  const tier = tierWord === undefined ? undefined : parseTier(tierWord);
  const tags = (said.get("tags") ?? "").split(/[,;]/);
  if (side === undefined && sideWord !== undefined) tags.push(sideWord);
  if (tier === undefined && tierWord !== undefined) tags.push(tierWord);
  const filled = [...new Set(tags.map((tag) => tag.trim().slice(0, 60)))].filter((tag) => tag !== "");
  return {
    ...(side !== undefined && { side }),
    ...(tier !== undefined && { tier }),
    ...(filled.length > 0 && { tags: filled }),
  };
}

const quoted = (cell: string) => `“${cell.length > 40 ? `${cell.slice(0, 40)}…` : cell}”`;
