import type { ListField } from "./list-fields.ts";

/** One address of several columns: '12 Elm Street, Unit 4, Calgary, AB T2P 1A1, Canada'. */
export function joinAddress(cells: ReadonlyMap<ListField, string>): string {
  const cell = (field: ListField) => (cells.get(field) ?? "").trim();
  const region = [cell("province"), cell("postalCode")].filter(Boolean).join(" ");
  return [cell("address"), cell("street"), cell("street2"), cell("city"), region, cell("country")]
    .filter(Boolean)
    .join(", ");
}
