import { costLines } from "#content/planning-resources/costs.ts";

/** Lines of the table of costs that say what a category usually asks, by category. */
const usualLines: Readonly<Record<string, readonly string[]>> = {
  photographers: ["photography"],
  djs: ["dj"],
  venues: ["hall"],
  caterers: ["buffet", "plated"],
  planners: ["coordination"],
  beauty: ["hair-and-makeup"],
  transport: ["transport"],
};

/** Amounts of dollars in a cell such as '2500', '$2,500', 'from $2,500' or '2500-4000'; null for other words. */
function readDollars(cell: string): number[] | null {
  const words = cell
    .toLowerCase()
    .replaceAll(/from|starting at|cad|per (?:person|plate|guest|head)|[\s$+]/g, "");
  const parts = words.split(/-|–|to/).map((part) => part.replaceAll(/,(?=\d{3}\b)/g, ""));
  if (parts.length > 2 || !parts.every((part) => /^\d{1,6}(?:\.\d{2})?$/.test(part))) return null;
  return parts.map(Number);
}

type Level = 1 | 2 | 3;

/**
 * The level of an amount among the usual prices of its category in our table of costs: below, within, above.
 * Null where the table has no line for the category, or the amount is of another unit than its line.
 */
function levelOfDollars(category: string, dollars: number): Level | null {
  const lines = costLines.filter(({ id }) => usualLines[category]?.includes(id));
  if (lines.length === 0) return null;
  const from = Math.min(...lines.map(({ range }) => range[0])) / 2;
  const to = Math.max(...lines.map(({ range }) => range[1])) * 2;
  if (dollars < from || dollars > to) return null;
  const [low, high] = [
    Math.min(...lines.map(({ usual }) => usual[0])),
    Math.max(...lines.map(({ usual }) => usual[1])),
  ];
  if (dollars < low) return 1;
  return dollars <= high ? 2 : 3;
}

type UnderstoodPrice = {
  price: [number, number] | null;
  /** What the operator is told about it. */
  note: string;
};

/** A price in dollars as levels; null where the cell does not say dollars, or where it is already levels. */
export function understandPrice(category: unknown, cell: unknown): UnderstoodPrice | null {
  if (typeof cell !== "string" || typeof category !== "string") return null;
  const dollars = readDollars(cell);
  if (dollars === null) return null;
  const levels = dollars.map((amount) => levelOfDollars(category, amount)).filter((level) => level !== null);
  const [lowest, highest = lowest] = levels;
  if (lowest === undefined || highest === undefined || levels.length < dollars.length)
    return {
      price: null,
      note: `price: ${cell} is an amount of dollars that we have no usual price for; couples are told to ask`,
    };
  const price: [number, number] = [Math.min(lowest, highest), Math.max(lowest, highest)];
  const marks = [...new Set(price)].map((level) => "$".repeat(level)).join(" - ");
  return { price, note: `price: ${cell} is ${marks} among usual prices in our table of costs` };
}
