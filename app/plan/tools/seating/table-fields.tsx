import { removeRow } from "#app/plan/document/plan-table.ts";
import { seatingTables, type SeatingTableRow } from "#app/plan/schema/seating.schema.ts";
import { useRowMutations } from "#app/plan/session/plan-provider.tsx";
import { integerField, textField } from "#app/plan/ui/fields/field-kinds.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { useDeletion } from "#app/plan/ui/use-deletion.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";

import { tableName } from "#app/plan/rules/seating/table-name.ts";

/** Name and seats of a table, and its removal. */
export function TableFields({ table }: { table: SeatingTableRow }) {
  const { put } = useRowMutations(seatingTables);
  const remove = useDeletion();
  const name = tableName(table.name);
  return (
    <details className="seating-table__fields">
      <summary>
        Change<span className="visually-hidden"> {name}</span>
      </summary>
      <PlanField
        {...textField(120)}
        label="Name"
        value={table.name}
        write={(named) => put(table.id, { name: named })}
        readOnly={false}
      />
      <PlanField
        {...integerField(1, 500)}
        label="Seats"
        value={table.seats}
        write={(seats) => put(table.id, { seats })}
        readOnly={false}
      />
      <button
        type="button"
        className="text-link plan__remove"
        onClick={() => remove(name, (plan) => removeRow(seatingTables, plan, table.id))}
      >
        <Icon name="close" /> Remove {name}
      </button>
    </details>
  );
}
