import { categories, services } from "#content/catalogue/categories.ts";
import { foldText } from "#app/catalogue/directory/fold-text.ts";

import type { VendorField, VendorFields } from "./vendor-fields.ts";

type VendorColumn = {
  field: VendorField;
  /** Accepted headings, the one used by exports first; compared folded, without spaces. */
  titles: readonly [string, ...string[]];
  /** Parses a cell; what it cannot parse it returns unchanged, so that validation rejects it. */
  read: (cell: string) => unknown;
  write: (fields: VendorFields) => string;
};

/** One line, single spaces, composed accents (NFC). */
const tidy = (text: string) => text.normalize("NFC").replaceAll(/\s+/gu, " ").trim();

const textColumn = (
  field: "slug" | "name" | "description" | "location",
  ...titles: VendorColumn["titles"]
): VendorColumn => ({ field, titles, read: tidy, write: (fields) => fields[field] });

const optionalColumn = (
  field: "travels" | "responseTime" | "phone" | "email" | "website",
  titles: VendorColumn["titles"],
  read: (cell: string) => string = (cell) => cell,
): VendorColumn => ({
  field,
  titles,
  read: (cell) => (tidy(cell) === "" ? null : read(tidy(cell))),
  write: (fields) => fields[field] ?? "",
});

/**
 * A list in one cell. Entries are separated by lines, or by one of the separators; an entry that contains a
 * separator is therefore written in lines, and a single such entry is followed by an empty line.
 */
const listColumn = (
  field: "about" | "offers" | "tags" | "services" | "traditions" | "languages",
  marks: string,
  titles: VendorColumn["titles"],
  read: (entry: string) => string = (entry) => entry,
): VendorColumn => {
  const isMark = (letter: string) => marks.includes(letter);
  return {
    field,
    titles,
    read: (cell) => {
      const inLines = /[\r\n]/.test(cell) || marks === "";
      const parts = inLines ? cell.split(/[\r\n]+/) : cell.split(new RegExp(`[${marks}]`));
      return parts.map(tidy).filter(Boolean).map(read);
    },
    write: (fields) => {
      const entries: readonly string[] = fields[field];
      if (marks !== "" && entries.every((entry) => !Array.from(entry).some(isMark)))
        return entries.join("; ");
      return entries.length === 1 ? `${entries[0]}\n` : entries.join("\n");
    },
  };
};

const yesNoColumn = (field: "featured" | "fictional", ...titles: VendorColumn["titles"]): VendorColumn => ({
  field,
  titles,
  read: (cell) => {
    const word = foldText(tidy(cell));
    if (["", "no", "n", "false", "0"].includes(word)) return false;
    return ["yes", "y", "true", "1", "x"].includes(word) ? true : cell;
  },
  write: (fields) => (fields[field] ? "yes" : "no"),
});

/** Every column of a vendor file, in the order of an export. */
export const vendorColumns: readonly VendorColumn[] = [
  textColumn("slug", "slug", "address"),
  textColumn("name", "name", "business", "business name", "company"),
  {
    field: "category",
    titles: ["category", "type"],
    read: (cell) => namedBy(categories, cell),
    write: ({ category }) => category,
  },
  textColumn("description", "description", "summary"),
  listColumn("about", "", ["about", "text"]),
  listColumn("offers", ";|", ["offers", "offer"]),
  listColumn("tags", ",;|", ["tags", "specialties"]),
  listColumn("services", ",;|", ["services"], (entry) => namedBy(services, entry)),
  listColumn("traditions", ",;|", ["traditions"], (entry) => foldText(entry).replaceAll(" ", "-")),
  listColumn("languages", ",;|", ["languages"]),
  textColumn("location", "location", "area", "city"),
  optionalColumn("travels", ["travels", "service area", "service areas"]),
  {
    field: "price",
    titles: ["price", "price level"],
    read: readPrice,
    write: ({ price }) =>
      price === null ? "" : [...new Set(price)].map((level) => "$".repeat(level)).join(" - "),
  },
  optionalColumn("responseTime", ["response time"]),
  yesNoColumn("featured", "featured"),
  optionalColumn("phone", ["phone", "telephone", "phone number"], parsePhone),
  optionalColumn("email", ["email", "e-mail", "mail"]),
  optionalColumn("website", ["website", "web site", "web", "url", "site"], (cell) =>
    /^[a-z][a-z0-9+.-]*:/i.test(cell) ? cell : `https://${cell}`,
  ),
  yesNoColumn("fictional", "fictional", "sample"),
];

/** Headings of an export that an import ignores. */
export const readOnlyTitles = ["state", "origin"] as const;

/** A heading in the form used for comparison. */
export const normalizeTitle = (title: string) => foldText(title).replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** The column that a heading means. */
export function findVendorColumn(title: string): VendorColumn | undefined {
  const folded = normalizeTitle(title);
  return vendorColumns.find(({ titles }) => titles.some((known) => normalizeTitle(known) === folded));
}

/** The id of what a cell names, by its id or by its name. */
function namedBy(known: readonly { id: string; name: string }[], cell: string): string {
  const folded = normalizeTitle(cell);
  const found = known.find(
    ({ id, name }) => normalizeTitle(id) === folded || normalizeTitle(name) === folded,
  );
  return found?.id ?? tidy(cell);
}

/** '$$', '$$ - $$$$', '2', '2-4' and '2 to 4'; an empty cell is an unknown price. */
function readPrice(cell: string): unknown {
  const parts = tidy(cell)
    .split(/\s*(?:-|–|to)\s*/)
    .filter(Boolean);
  if (parts.length === 0) return null;
  const levels = parts.map((part) => (/^\$+$/.test(part) ? part.length : Number(part)));
  return parts.length <= 2 && levels.every((level) => Number.isInteger(level))
    ? [levels[0], levels.at(-1)]
    : cell;
}

/** North American numbers in any notation, with or without the country's 1. */
export function parsePhone(cell: string): string {
  const [, area, exchange, line] =
    /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(cell.replaceAll(/[^\d+]/g, "")) ?? [];
  return area === undefined ? cell : `${area}-${exchange}-${line}`;
}
