import type { listings } from "./schema/index.ts";

type Row = Omit<typeof listings.$inferInsert, "contentHash">;

/** The columns that a business writes itself, by their names in `ownerFields`. */
const columnsOf = {
  services: ["services"],
  description: ["description"],
  about: ["about"],
  offers: ["offers"],
  tags: ["tags"],
  price: ["priceLowest", "priceHighest"],
  location: ["location"],
  travels: ["travels"],
  languages: ["languages"],
  traditions: ["traditions"],
  phone: ["phone"],
  website: ["website"],
} as const satisfies Record<string, readonly (keyof Row)[]>;

const ownableFields = Object.entries(columnsOf).map(([field, columns]) => ({ field, columns }));

/** The columns of a row that content/ may write when its business maintains some of them. */
export function withoutOwnedFields(row: Row, ownerFields: readonly string[]): Partial<Row> {
  const left: Partial<Row> = { ...row };
  for (const { field, columns } of ownableFields)
    if (ownerFields.includes(field)) for (const column of columns) delete left[column];
  if (left.sampleFields)
    left.sampleFields = left.sampleFields.filter((field) => !ownerFields.includes(field));
  return left;
}

/** The fields, by their names in `ownerFields`, in which two rows differ. */
export function differingFields(before: Partial<Row>, after: Partial<Row>): string[] {
  const differs = (column: keyof Row) => JSON.stringify(before[column]) !== JSON.stringify(after[column]);
  return ownableFields.filter(({ columns }) => columns.some(differs)).map(({ field }) => field);
}
