import type { Spreadsheet } from "#app/spreadsheets/parse-spreadsheet.ts";

import { validateVendor, type VendorLineError } from "./validate-vendor.ts";
import { KnownBusinesses } from "./find-duplicates.ts";
import { makeSlug } from "./make-slug.ts";
import { parseVendorLines, type VendorLine } from "./parse-vendor-lines.ts";
import { vendorColumns } from "./vendor-columns.ts";
import type { VendorField, VendorFields } from "./vendor-fields.ts";

/** A listing that the catalogue has, or had. */
export type RegisteredVendor = { id: number; state: "live" | "retired" | "removed"; fields: VendorFields };

/** What the import would do with one line. */
export type PlannedLine = { line: number; name: string } & (
  | { outcome: "add"; fields: VendorFields }
  | { outcome: "change"; id: number; changes: Partial<VendorFields> }
  | { outcome: "same"; id: number }
  | { outcome: "refuse"; problems: VendorLineError[] }
);

export type ImportPlan = { lines: PlannedLine[]; ignoredColumns: string[] };

/**
 * The effect of importing a file; writes nothing.
 * @param registered every listing, including those that are retired or removed
 * @param formerSlugs former slugs that redirect to a listing's present slug
 * @param allowDuplicates adds probable duplicates of existing businesses; never of a removed one
 * @throws SpreadsheetError when the file has no column that identifies the vendor of a line
 */
export function planImport(
  sheet: Spreadsheet,
  registered: readonly RegisteredVendor[],
  formerSlugs: readonly string[],
  { allowDuplicates }: { allowDuplicates: boolean },
): ImportPlan {
  const { lines, ignoredColumns } = parseVendorLines(sheet);
  const planning = new Planning(registered, formerSlugs, allowDuplicates);
  return { lines: lines.map((line) => planning.plan(line)), ignoredColumns };
}

type Owner = { id: number | null; line: number | null; state: RegisteredVendor["state"] };

/** The simulated state of a catalogue while lines are added to it. */
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
    const refuse = (...problems: VendorLineError[]): PlannedLine => ({
      line,
      name,
      outcome: "refuse",
      problems,
    });
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
    const refuse = (...problems: VendorLineError[]): PlannedLine => ({
      line,
      name,
      outcome: "refuse",
      problems,
    });
    const given = typeof values.slug === "string" ? values.slug : "";
    const slug = given === "" ? makeSlug(name, (candidate) => this.#slugs.has(candidate)) : given;
    const checked = validateVendor({ ...newVendor, ...values, slug });
    if (!checked.ok) return refuse(...checked.problems);
    const { fields } = checked;
    const problems: VendorLineError[] = [];
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
    const refuse = (...problems: VendorLineError[]): PlannedLine => ({
      line,
      name,
      outcome: "refuse",
      problems,
    });
    const { slug, ...others } = values;
    const said = differing(fields, others);
    const changesSlug = typeof slug === "string" && slug !== "" && slug !== fields.slug;
    if (Object.keys(said).length === 0 && !changesSlug) return { line, name, outcome: "same", id };
    if (state === "removed")
      return refuse({ field: "id", reason: `was removed; first: npm run desk -- listings restore ${id}` });
    if (changesSlug) return refuse({ field: "slug", reason: "the address of a listing is permanent" });
    const checked = validateVendor({ ...fields, ...said });
    if (!checked.ok) return refuse(...checked.problems);
    const changes = differing(fields, checked.fields);
    const problems: VendorLineError[] = [];
    if (changes.category !== undefined && [changes.category, fields.category].includes("venues"))
      problems.push({ field: "category", reason: "a vendor does not become a venue, nor a venue a vendor" });
    // Unchanged values need no check against other listings.
    problems.push(...this.#duplicates(checked.fields, id).filter(({ field }) => field in changes));
    if (problems.length > 0) return refuse(...problems);
    this.#known.add(checked.fields, { id, line, state });
    return { line, name: checked.fields.name, outcome: "change", id, changes };
  }

  #duplicates(fields: VendorFields, ownId: number | null): VendorLineError[] {
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

/** Defaults of a new line where its file has no such column. */
const newVendor = Object.fromEntries(vendorColumns.map(({ field, read }) => [field, read("")]));

/** The values that differ from the listing's. */
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
