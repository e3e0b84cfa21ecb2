import type { ListedGuest } from "./guests-cell.ts";
import type { ListField } from "./list-fields.ts";

type Cells = ReadonlyMap<ListField, string>;

/** The people that a line names, and how many more come with them. */
export type PartyMembers = {
  /** '' where the line names a household alone. */
  person: string;
  guests: ListedGuest[];
  unnamed: number;
  /** Whether the line is a whole household: it names a partner, children or a plus one. */
  isHousehold: boolean;
};

const guest = (name: string, child = false): ListedGuest => ({
  name,
  child,
  diets: [],
  allergies: "",
  meal: "",
});

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(" ");

/** The people of a line with columns for first, last, partner, children and plus one. */
export function partyMembers(cells: Cells): PartyMembers {
  const [first, last] = [cells.get("first"), cells.get("last")];
  const bare = cells.get("guest") ?? joined(first, last);
  const person = bare === "" ? "" : joined(cells.get("title"), bare, cells.get("suffix"));
  const partner = partnerName(cells);
  const childNames = isNumber(cells.get("children")) ? [] : splitNames(cells.get("children") ?? "");
  const extra = plusOne(cells.get("plusOne"));
  const adults = [person, partner, extra.name].filter((name) => name !== "");
  return {
    person,
    guests: [
      ...adults.map((name) => guest(name, name === person && isChild(cells))),
      ...childNames.map((name) => guest(name, true)),
    ],
    unnamed: extra.unnamed,
    isHousehold: partner !== "" || childNames.length > 0,
  };
}

/** The name of a household that has none of its own: 'Asha & Dev Gill', 'Asha Gill & Li Wei'. */
export function householdNameOf(cells: Cells, person: string): string {
  const partner = partnerName(cells);
  const [first, last, other] = [cells.get("first"), cells.get("last"), cells.get("partnerFirst")];
  if (partner === "" || person === "") return person || partner;
  return first && last && other && (cells.get("partnerLast") ?? last) === last
    ? `${first} & ${other} ${last}`
    : `${person} & ${partner}`;
}

function partnerName(cells: Cells): string {
  const first = cells.get("partnerFirst");
  const whole =
    cells.get("partner") ?? joined(first, cells.get("partnerLast") ?? (first && cells.get("last")));
  return whole === "" ? "" : joined(cells.get("partnerTitle"), whole);
}

/** 'Yes' or '1' is somebody without a name; another word is a name. */
function plusOne(cell = ""): { name: string; unnamed: number } {
  const text = cell.trim().toLowerCase();
  const number = /^\+?\s*(\d{1,2})$/.exec(text)?.[1];
  if (number !== undefined) return { name: "", unnamed: Number(number) };
  if (["", "no", "n", "false", "none", "-", "n/a", "non"].includes(text)) return { name: "", unnamed: 0 };
  if (["yes", "y", "true", "x", "guest", "plus one", "tbd", "oui", "✓"].includes(text))
    return { name: "", unnamed: 1 };
  return { name: cell.trim(), unnamed: 0 };
}

/** Names as people list them: 'Riya, Dev and Om'. */
const splitNames = (cell: string) =>
  cell
    .split(/[,;\n/&]| and | et /)
    .map((name) => name.trim())
    .filter((name) => name !== "" && !/^(no|none|n\/a|-|non)$/i.test(name));

/** Whether a cell of names is a number of people instead: '3', '3.0', even '-1'. */
export const isNumber = (cell = "") => /^-?\d{1,4}([.,]0+)?$/.test(cell.trim());

const childWords = /^(a )?(child|kid|infant|baby|toddler|enfant|minor)$/i;
/** Whether a text only says that the guest is a child: 'a toddler', 'Kid', 'enfant'. */
export const isChildWord = (text: string) => childWords.test(text.trim());
const isChild = (cells: Cells) =>
  isChildWord(cells.get("ageGroup") ?? "") || isChildWord(cells.get("notes") ?? "");
