import type { SeatingPlan } from "#app/plan/rules/seating/seating-plan.ts";
import { seatsByName, type SeatingRow } from "#app/plan/rules/seating/seating-rows.ts";
import { formatCount } from "#app/languages/site-language.ts";
import { tableName } from "#app/plan/rules/seating/table-name.ts";

type SheetProps = {
  event: string;
  laid: SeatingPlan;
  rows: readonly SeatingRow[];
  /** Diets and dishes of each table, by its id. */
  meals: ReadonlyMap<string, string>;
};

/** By table: for the staff who lay and serve. */
export function PrintSheetByTable({ event, laid, rows, meals }: SheetProps) {
  const atTable = Map.groupBy(rows, ({ tableId }) => tableId);
  return (
    <>
      <h4>{event}: by table</h4>
      <p>
        {laid.tables.length} tables, {formatCount(laid.tables.reduce((sum, { taken }) => sum + taken, 0))}{" "}
        people seated
      </p>
      <div className="paper__columns">
        {laid.tables.map(({ table, taken }) => (
          <section key={table.id}>
            <h5>
              {tableName(table.name)} <small>{`${taken} of ${table.seats ?? 0}`}</small>
            </h5>
            {(meals.get(table.id) ?? "") !== "" && <p className="paper__meals">{meals.get(table.id)}</p>}
            <ul>
              {(atTable.get(table.id) ?? []).map((row) => (
                <li key={row.householdId}>
                  <b>{row.people}</b> {row.household}
                  {row.names.length > 0 && (
                    <small>{[row.names.join(", "), row.note].filter((text) => text !== "").join(", ")}</small>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** By name: for the door. */
export function PrintSheetByName({ event, rows }: Omit<SheetProps, "laid" | "meals">) {
  return (
    <>
      <h4>{event}: by name</h4>
      <p>In the order of the alphabet, as each name is written in the guest list</p>
      <ul className="paper__names">
        {seatsByName(rows).map(({ name, table, note }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two guests of one name are two lines
          <li key={at}>
            <span>
              {name} {note !== "" && <small>{note}</small>}
            </span>
            <b>{table}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
