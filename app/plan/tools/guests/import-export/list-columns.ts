import { foldText } from "#app/catalogue/directory/fold-text.ts";

/** The possible columns of a guest list, each with the heading of our export and others that people use. */
export const listFields = {
  household: {
    heading: "Household",
    also: ["family", "family name", "household name", "party", "group", "household family"],
  },
  guest: { heading: "Name of one guest", also: ["guest", "guest name", "person", "attendee"] },
  first: { heading: "First name", also: ["given name", "first"] },
  last: { heading: "Last name", also: ["surname", "last"] },
  side: {
    heading: "Side",
    also: ["bride or groom", "whose side is it", "whose side", "bride groom", "from side"],
  },
  tier: { heading: "Tier", also: ["priority", "list", "importance"] },
  people: {
    heading: "People",
    also: [
      "number",
      "how many",
      "guests in all",
      "count",
      "no of guests",
      "number of guests",
      "size",
      "total",
      "pax",
      "headcount",
      "no",
      "of guests",
      "qty",
    ],
  },
  adults: { heading: "Adults", also: ["number of adults", "adult"] },
  children: { heading: "Children", also: ["kids", "number of children", "child"] },
  guests: { heading: "Guests", also: ["names", "guest names", "members", "family members", "people names"] },
  diets: {
    heading: "Diet",
    also: [
      "diets",
      "dietary",
      "meal",
      "food",
      "dietary needs",
      "dietary restrictions",
      "dietary requirements",
    ],
  },
  allergies: { heading: "Allergies", also: ["allergy"] },
  tags: { heading: "Tags", also: ["tag", "category", "relation", "relationship", "groups"] },
  proposer: { heading: "Proposed by", also: ["proposer", "added by", "invited by"] },
  email: { heading: "Email", also: ["e mail", "mail", "email address"] },
  phone: {
    heading: "Phone",
    also: ["telephone", "mobile", "cell", "whatsapp", "phone number", "contact", "contact number"],
  },
  address: { heading: "Address", also: ["mailing address", "postal address", "street", "home address"] },
  message: { heading: "Message", also: [] },
  notes: { heading: "Notes", also: ["note", "comments", "comment", "remarks"] },
  reference: { heading: "Reference", also: [] },
} as const satisfies Record<string, { heading: string; also: readonly string[] }>;

export type ListField = keyof typeof listFields;

/** The meaning of a column: a field, an event, or ignored. */
export type ColumnMeaning = { field: ListField } | { event: string } | null;

export const listFieldIds = Object.keys(listFields).filter((id): id is ListField => id in listFields);

const plain = (heading: string) =>
  foldText(heading)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const fieldOf = new Map(
  listFieldIds.flatMap((field) =>
    [listFields[field].heading, ...listFields[field].also].map((heading) => [plain(heading), field] as const),
  ),
);

/**
 * The meaning of a table's columns, by their headings. The heading 'Name' means the household, unless another
 * column has the households: then it means one guest.
 * @param events whose names may be headings
 */
export function recognizeColumns(
  headings: readonly string[],
  events: readonly { id: string; name: string }[],
): ColumnMeaning[] {
  const taken = new Set<string>();
  const once = (key: string, meaning: ColumnMeaning) => {
    if (taken.has(key)) return null;
    taken.add(key);
    return meaning;
  };
  const meanings = headings.map((heading): ColumnMeaning => {
    const words = plain(heading);
    // The couple's own names come first: an event may be called 'Party'.
    const event = words === "" ? undefined : events.find(({ name }) => plain(name) === words);
    if (event !== undefined) return once(`event ${event.id}`, { event: event.id });
    const field = fieldOf.get(words);
    return field === undefined ? null : once(field, { field });
  });
  const name = headings.findIndex((heading) => ["name", "names", "full name"].includes(plain(heading)));
  if (name >= 0) meanings[name] = { field: taken.has("household") ? "guest" : "household" };
  return meanings;
}

/** Whether the columns name the guests; without that nothing can be imported. */
export const hasNameColumn = (columns: readonly ColumnMeaning[]) =>
  columns.some(
    (meaning) =>
      meaning !== null &&
      "field" in meaning &&
      ["household", "guest", "first", "last"].includes(meaning.field),
  );
