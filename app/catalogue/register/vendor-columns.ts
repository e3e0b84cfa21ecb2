import { foldText } from "#app/catalogue/directory/fold-text.ts";

import { parsePhone } from "./parse-phone.ts";
import { normalizeTitle, readCategory } from "./read-category.ts";
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

/** What lists have in a cell that is not known. */
const saysNothing = /^(?:|n\/?a|none|unknown|tbd|[-–—?]+)$/i;

const optionalColumn = (
  field:
    | "travels"
    | "responseTime"
    | "phone"
    | "email"
    | "website"
    | "outreachEmail"
    | "outreachSource"
    | "outreachFoundOn",
  titles: VendorColumn["titles"],
  read: (cell: string) => string = (cell) => cell,
): VendorColumn => ({
  field,
  titles,
  read: (cell) => (saysNothing.test(tidy(cell)) ? null : read(tidy(cell))),
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
    titles: ["category", "type", "vendor type", "what they do"],
    read: (cell) => readCategory(cell)?.category ?? tidy(cell),
    write: ({ category }) => category,
  },
  textColumn("description", "description", "summary"),
  listColumn("about", "", ["about", "text"]),
  listColumn("offers", ";|", ["offers", "offer"]),
  listColumn("tags", ",;|", ["tags", "specialties"]),
  listColumn("services", ",;|", ["services"], (entry) => readCategory(entry)?.service ?? entry),
  listColumn("traditions", ",;|", ["traditions"], (entry) => foldText(entry).replaceAll(" ", "-")),
  listColumn("languages", ",;|", ["languages"]),
  textColumn("location", "location", "area", "city"),
  optionalColumn("travels", ["travels", "service area", "service areas"]),
  {
    field: "price",
    titles: ["price", "price level"],
    read: readPriceLevels,
    write: ({ price }) =>
      price === null ? "" : [...new Set(price)].map((level) => "$".repeat(level)).join(" - "),
  },
  optionalColumn("responseTime", ["response time"]),
  yesNoColumn("featured", "featured"),
  optionalColumn(
    "phone",
    ["phone", "telephone", "phone number", "telephone number", "tel", "cell", "mobile"],
    parsePhone,
  ),
  optionalColumn("website", ["website", "web site", "web", "url", "site", "instagram"], readWebsite),
  optionalColumn("email", ["public email"]),
  // For invitations: whoever has a list means these when it says 'email'.
  optionalColumn("outreachEmail", ["email", "e-mail", "mail", "email address"]),
  optionalColumn("outreachSource", ["email source", "source", "source of the email"], readWebsite),
  optionalColumn("outreachFoundOn", ["email found on", "found on", "source date"], readDay),
  yesNoColumn("fictional", "fictional", "sample"),
];

/** Headings of an export that an import ignores. */
export const readOnlyTitles = ["state", "origin"] as const;

/** Heading of the reasons in a file of refused lines, which an import ignores. */
export const problemsTitle = "what to mend";

/** The column that a heading means. */
export function findVendorColumn(title: string): VendorColumn | undefined {
  const folded = normalizeTitle(title);
  return vendorColumns.find(({ titles }) => titles.some((known) => normalizeTitle(known) === folded));
}

/** '$$', '$$ - $$$$', '2', '2-4' and '2 to 4'; an empty cell is an unknown price; others unchanged. */
function readPriceLevels(cell: string): unknown {
  const parts = tidy(cell)
    .split(/\s*(?:-|–|to)\s*/)
    .filter(Boolean);
  if (parts.length === 0) return null;
  const levels = parts.map((part) => (/^\$+$/.test(part) ? part.length : Number(part)));
  const areLevels = levels.every((level) => Number.isInteger(level) && level >= 1 && level <= 4);
  return parts.length <= 2 && areLevels ? [levels[0], levels.at(-1)] : tidy(cell);
}

/** An address as people write it: without https, or a handle such as @name for a page at Instagram. */
function readWebsite(cell: string): string {
  if (/^@[\w.]+$/.test(cell)) return `https://www.instagram.com/${cell.slice(1)}`;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(cell) ? cell : `https://${cell}`;
  return address.replace(/^http:/i, "https:");
}

/** A day as 2026-11-20; '20 Nov 2026', 'Nov 20, 2026' and '2026/11/20' are read too, others unchanged. */
function readDay(cell: string): string {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(cell);
  if (iso) return [iso[1], ...iso.slice(2).map((part) => part.padStart(2, "0"))].join("-");
  const time = /[a-z]{3}/i.test(cell) ? Date.parse(`${cell} UTC`) : Number.NaN;
  return Number.isNaN(time) ? cell : new Date(time).toISOString().slice(0, 10);
}
