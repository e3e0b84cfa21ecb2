import type { Spreadsheet } from "#app/spreadsheets/parse-spreadsheet.ts";
import type { ListingOrigin } from "#database/enums.ts";

import { validateVendor, type VendorLineError } from "./validate-vendor.ts";
import { KnownBusinesses } from "./find-duplicates.ts";
import { understandPrice } from "./dollar-levels.ts";
import { makeSlug } from "./make-slug.ts";
import { parseVendorLines, type VendorLine } from "./parse-vendor-lines.ts";
import { vendorColumns } from "./vendor-columns.ts";
import type { VendorField, VendorFields } from "./vendor-fields.ts";

/** A listing that the catalogue has, or had. */
export type RegisteredVendor = {
  id: number;
  state: "live" | "retired" | "paused" | "removed";
  origin: ListingOrigin;
  /** Its business manages it: a list has nothing to say about it any more. */
  owned: boolean;
  fields: VendorFields;
};

/** Off the site at the wish of its business: no import brings it back. */
const wantsOut = (state: RegisteredVendor["state"]) => state === "removed" || state === "paused";

/** What the import would do with one line; `notes` say how it was understood. */
export type PlannedLine = { line: number; name: string; notes: string[] } & (
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

type Values = VendorLine["values"];

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
    const about: About = { line, name, notes: [] };
    if (id === "wrong") return refuse(about, { field: "id", reason: "is not a number" });
    if (id === null) {
      const again = this.#importedBefore(values);
      return again === null ? this.#planNew(about, values) : this.#planAgain(about, again, values);
    }
    const vendor = this.#byId.get(id);
    if (vendor === undefined)
      return refuse(about, {
        field: "id",
        reason: "no listing has this number; leave it empty for a new one",
      });
    return this.#planOnce(about, vendor, () => this.#planKnown(about, vendor, values));
  }

  #planOnce(about: About, { id }: RegisteredVendor, plan: () => PlannedLine): PlannedLine {
    const before = this.#lineOfId.get(id);
    if (before !== undefined)
      return refuse(about, { field: "id", reason: `line ${before} has this listing already` });
    this.#lineOfId.set(id, about.line);
    return plan();
  }

  /** The listing that an earlier import made of the same line: of its name, and of no other phone or website. */
  #importedBefore(values: Values): RegisteredVendor | null {
    const said = identityOf(values);
    const owners = new Set(this.#known.find(said).map(({ owner }) => owner.id));
    const [id] = owners;
    const vendor = id === undefined || id === null || owners.size > 1 ? undefined : this.#byId.get(id);
    if (vendor === undefined || vendor.origin !== "import" || wantsOut(vendor.state)) return null;
    const known = new KnownBusinesses<number>();
    known.add(vendor.fields, vendor.id);
    const same = new Set(known.find(said).map(({ field }) => field));
    const differs = (["phone", "website"] as const).some(
      (field) => said[field] !== null && vendor.fields[field] !== null && !same.has(field),
    );
    return same.has("name") && (!differs || same.has("phone") || same.has("website")) ? vendor : null;
  }

  /** A list that is imported again changes what it says otherwise now, and takes nothing away. */
  #planAgain(about: About, vendor: RegisteredVendor, values: Values): PlannedLine {
    return this.#planOnce(about, vendor, () => {
      if (vendor.owned) {
        const notes = ["its business manages it: left as it is"];
        return { ...about, notes, outcome: "same", id: vendor.id };
      }
      const given = Object.entries(values).filter(
        ([field, value]) => field !== "slug" && JSON.stringify(value) !== JSON.stringify(emptyVendor[field]),
      );
      return this.#planKnown(about, vendor, Object.fromEntries(given));
    });
  }

  #planNew(about: About, said: Values): PlannedLine {
    const values = withUnderstoodPrice(about, said, said.category);
    const given = typeof values.slug === "string" ? values.slug : "";
    const slug = given === "" ? makeSlug(about.name, (candidate) => this.#slugs.has(candidate)) : given;
    const checked = validateVendor({ ...emptyVendor, ...values, slug }, { mayBeBare: true });
    if (!checked.ok) return refuse(about, ...checked.problems);
    const { fields } = checked;
    const problems: VendorLineError[] = [];
    if (fields.category === "venues")
      problems.push({
        field: "category",
        reason: "a venue needs rooms and facts with their sources: add it in content/catalogue/venues",
      });
    if (this.#slugs.has(slug)) problems.push({ field: "slug", reason: "is taken" });
    problems.push(...this.#duplicates(fields, null));
    if (problems.length > 0) return refuse(about, ...problems);
    this.#slugs.add(slug);
    this.#known.add(fields, { id: null, line: about.line, state: "live" });
    return { ...about, name: fields.name, outcome: "add", fields };
  }

  #planKnown(line: About, { id, state, origin, fields }: RegisteredVendor, values: Values): PlannedLine {
    const about = { ...line, name: fields.name };
    const { slug, ...others } = withUnderstoodPrice(about, values, values.category ?? fields.category);
    const said = differing(fields, others);
    const changesSlug = typeof slug === "string" && slug !== "" && slug !== fields.slug;
    if (Object.keys(said).length === 0 && !changesSlug) return { ...about, outcome: "same", id };
    if (wantsOut(state))
      return refuse(about, {
        field: "id",
        reason: `was ${state}; first: npm run desk -- listings restore ${id}`,
      });
    if (changesSlug) return refuse(about, { field: "slug", reason: "the address of a listing is permanent" });
    const checked = validateVendor(
      { ...fields, ...said },
      {
        mayBeBare: origin !== "content",
        // A business that applied gets its enquiries by mail.
        needsContact: origin === "import",
      },
    );
    if (!checked.ok) return refuse(about, ...checked.problems);
    const changes = differing(fields, checked.fields);
    const problems: VendorLineError[] = [];
    if (changes.category !== undefined && [changes.category, fields.category].includes("venues"))
      problems.push({ field: "category", reason: "a vendor does not become a venue, nor a venue a vendor" });
    // Unchanged values need no check against other listings.
    problems.push(...this.#duplicates(checked.fields, id).filter(({ field }) => field in changes));
    if (problems.length > 0) return refuse(about, ...problems);
    this.#known.add(checked.fields, { id, line: about.line, state });
    return { ...about, name: checked.fields.name, outcome: "change", id, changes };
  }

  #duplicates(fields: VendorFields, ownId: number | null): VendorLineError[] {
    return this.#known.find(fields).flatMap(({ field, owner: { id, line, state } }) => {
      if (ownId !== null && id === ownId) return [];
      if (wantsOut(state)) return [{ field, reason: `is that of listing ${id}, which asked to be removed` }];
      if (this.#allowDuplicates) return [];
      const where = id === null ? `line ${line} of this file` : `listing ${id}`;
      return [{ field, reason: `is also that of ${where}` }];
    });
  }
}

type About = { line: number; name: string; notes: string[] };

const refuse = (about: About, ...problems: VendorLineError[]): PlannedLine => ({
  ...about,
  outcome: "refuse",
  problems,
});

/** What a line says of a field where it has an empty cell for it, or no column. */
const emptyVendor: Readonly<Record<string, unknown>> = Object.fromEntries(
  vendorColumns.map(({ field, read }) => [field, read("")]),
);

const textOrNull = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

const identityOf = ({ name, phone, website }: Values) => ({
  name: textOrNull(name) ?? "",
  phone: textOrNull(phone),
  website: textOrNull(website),
});

/** Puts levels in the place of dollars, and says so in the line's notes. */
function withUnderstoodPrice(about: About, values: Values, category: unknown): Values {
  const understood = understandPrice(category, values.price);
  if (understood === null) return values;
  about.notes.push(understood.note);
  return { ...values, price: understood.price };
}

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
