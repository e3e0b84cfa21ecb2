import type { Spreadsheet } from "#app/spreadsheets/parse-spreadsheet.ts";

import { checkVendor, type Problem } from "./validate-vendor.ts";
import { KnownBusinesses } from "./find-duplicates.ts";
import { makeSlug } from "./make-slug.ts";
import { readVendorLines, type VendorLine } from "./parse-vendor-lines.ts";
import { vendorColumns } from "./vendor-columns.ts";
import type { VendorField, VendorFields } from "./vendor-fields.ts";

/** A listing that the catalogue has, or had. */
export type RegisteredVendor = { id: number; state: "live" | "retired" | "removed"; fields: VendorFields };

/** What a line of the file comes to. */
export type PlannedLine = { line: number; name: string } & (
  | { outcome: "add"; fields: VendorFields }
  | { outcome: "change"; id: number; changes: Partial<VendorFields> }
  | { outcome: "same"; id: number }
  | { outcome: "refuse"; problems: Problem[] }
);

export type ImportPlan = { lines: PlannedLine[]; ignoredColumns: string[] };

/**
 * What an import of a file would do; writes nothing.
 * @param registered every listing, also those that are retired or removed
 * @param formerSlugs addresses that lead to a listing under its new one
 * @param allowDuplicates adds what looks like a business that is there; never one that was removed
 * @throws SpreadsheetError when the file has no column that says which vendor a line means
 */
export function planImport(
  sheet: Spreadsheet,
  registered: readonly RegisteredVendor[],
  formerSlugs: readonly string[],
  { allowDuplicates }: { allowDuplicates: boolean },
): ImportPlan {
  const { lines, ignoredColumns } = readVendorLines(sheet);
  const planning = new Planning(registered, formerSlugs, allowDuplicates);
  return { lines: lines.map((line) => planning.plan(line)), ignoredColumns };
}

type Owner = { id: number | null; line: number | null; state: RegisteredVendor["state"] };

/** The state of a catalogue while lines are added to it in thought. */
class Planning {
  readonly #byId: ReadonlyMap<number, RegisteredVendor>;
  readonly #lineOfId = new Map<number, number>();
  readonly #slugs: Set<string>;
  readonly #known = new KnownBusinesses<Owner>();
  readonly #allowDuplicates: boolean;

  constructor(
    registered: readonly RegisteredVendor[],
    formerSlugs: readonly string[],
    allowDuplicates: boolean,
  ) {
    this.#byId = new Map(registered.map((vendor) => [vendor.id, vendor]));
    this.#slugs = new Set([...formerSlugs, ...registered.map(({ fields }) => fields.slug)]);
    this.#allowDuplicates = allowDuplicates;
    for (const { id, state, fields } of registered) this.#known.add(fields, { id, line: null, state });
  }

  plan({ line, id, values }: VendorLine): PlannedLine {
    const name = typeof values.name === "string" ? values.name : "";
    const refuse = (...problems: Problem[]): PlannedLine => ({ line, name, outcome: "refuse", problems });
    if (id === "wrong") return refuse({ field: "id", reason: "is not a number" });
    if (id === null) return this.#planNew(line, name, values);

    const vendor = this.#byId.get(id);
    if (vendor === undefined)
      return refuse({ field: "id", reason: "no listing has this number; leave it empty for a new one" });
    const before = this.#lineOfId.get(id);
    if (before !== undefined)
      return refuse({ field: "id", reason: `line ${before} has this listing already` });
    this.#lineOfId.set(id, line);
    return this.#planKnown(line, vendor, values);
  }

  #planNew(line: number, name: string, values: VendorLine["values"]): PlannedLine {
    const refuse = (...problems: Problem[]): PlannedLine => ({ line, name, outcome: "refuse", problems });
    const given = typeof values.slug === "string" ? values.slug : "";
    const slug = given === "" ? makeSlug(name, (candidate) => this.#slugs.has(candidate)) : given;
    const checked = checkVendor({ ...newVendor, ...values, slug });
    if (!checked.ok) return refuse(...checked.problems);
    const { fields } = checked;
    const problems: Problem[] = [];
    if (fields.category === "venues")
      problems.push({
        field: "category",
        reason: "a venue needs rooms and facts with their sources: add it in content/catalogue/venues",
      });
    if (this.#slugs.has(slug)) problems.push({ field: "slug", reason: "is taken" });
    problems.push(...this.#duplicates(fields, null));
    if (problems.length > 0) return refuse(...problems);
    this.#slugs.add(slug);
    this.#known.add(fields, { id: null, line, state: "live" });
    return { line, name: fields.name, outcome: "add", fields };
  }

  #planKnown(
    line: number,
    { id, state, fields }: RegisteredVendor,
    values: VendorLine["values"],
  ): PlannedLine {
    const { name } = fields;
    const refuse = (...problems: Problem[]): PlannedLine => ({ line, name, outcome: "refuse", problems });
    const { slug, ...others } = values;
    const said = differing(fields, others);
    const changesSlug = typeof slug === "string" && slug !== "" && slug !== fields.slug;
    if (Object.keys(said).length === 0 && !changesSlug) return { line, name, outcome: "same", id };
    if (state === "removed")
      return refuse({ field: "id", reason: `was removed; first: npm run desk -- listings restore ${id}` });
    if (changesSlug) return refuse({ field: "slug", reason: "the address of a listing is permanent" });
    const checked = checkVendor({ ...fields, ...said });
    if (!checked.ok) return refuse(...checked.problems);
    const changes = differing(fields, checked.fields);
    const problems: Problem[] = [];
    if (changes.category !== undefined && [changes.category, fields.category].includes("venues"))
      problems.push({ field: "category", reason: "a vendor does not become a venue, nor a venue a vendor" });
    // What was not changed has its neighbours already.
    problems.push(...this.#duplicates(checked.fields, id).filter(({ field }) => field in changes));
    if (problems.length > 0) return refuse(...problems);
    this.#known.add(checked.fields, { id, line, state });
    return { line, name: checked.fields.name, outcome: "change", id, changes };
  }

  #duplicates(fields: VendorFields, ownId: number | null): Problem[] {
    return this.#known.find(fields).flatMap(({ field, owner: { id, line, state } }) => {
      if (ownId !== null && id === ownId) return [];
      if (state === "removed")
        return [{ field, reason: `is that of listing ${id}, which asked to be removed` }];
      if (this.#allowDuplicates) return [];
      const where = id === null ? `line ${line} of this file` : `listing ${id}`;
      return [{ field, reason: `is also that of ${where}` }];
    });
  }
}

/** What a new line says where its file has no such column. */
const newVendor = Object.fromEntries(vendorColumns.map(({ field, read }) => [field, read("")]));

/** The values that differ from those of a listing. */
function differing(
  fields: VendorFields,
  values: Partial<Record<VendorField, unknown>>,
): Partial<VendorFields> {
  const before = new Map<string, unknown>(Object.entries(fields));
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before.get(field)),
    ),
  );
}
