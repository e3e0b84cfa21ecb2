import { useDeletion } from "#app/plan/ui/use-deletion.ts";
import { removeRow } from "#app/plan/document/plan-table.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { textField, integerField } from "#app/plan/ui/fields/field-kinds.ts";
import { useRowMutations, useCanEdit } from "#app/plan/session/plan-provider.tsx";

import { usePickUp } from "./pick-up-context.ts";
import { PartyCard } from "./party-card.tsx";
import { RoundTable } from "./round-table.tsx";
import type { TableSeating } from "./seating-plan.ts";
import { tableName } from "./seating-conflicts.ts";
import { seatingTables } from "#app/plan/schema/seating.schema.ts";

/** A table with who sits at it. */
export function TableCard({
  laid: { table, parties, taken, free },
  meals,
}: {
  laid: TableSeating;
  /** Diets and dishes at this table, in a line; '' where none is known. */
  meals: string;
}) {
  const { carried, put } = usePickUp();
  const name = tableName(table.name);
  const isOver = free < 0;
  return (
    <li className="panel table-card" data-drop={table.id} data-over-full={isOver || undefined}>
      <header>
        <RoundTable seats={table.seats ?? 0} taken={taken} />
        <div>
          <h4 className="heading-small">{name}</h4>
          <p>
            {isOver ? (
              <strong>{-free} too many</strong>
            ) : free === 0 ? (
              "Full"
            ) : (
              `${free} of ${table.seats ?? 0} free`
            )}
          </p>
          {meals !== "" && <p>{meals}</p>}
        </div>
      </header>
      <ul>
        {parties.map((party) => (
          <li key={party.household.id}>
            <PartyCard party={party} from={table.id} />
          </li>
        ))}
      </ul>
      {carried !== null && carried.from !== table.id && (
        <button
          type="button"
          className="button button--line button--small table-card__seat"
          onClick={() => put(carried, table.id, carried.party.people)}
        >
          Seat here
          <span className="visually-hidden"> at {name}</span>
        </button>
      )}
      {useCanEdit() && <TableFields table={table} />}
    </li>
  );
}

function TableFields({ table }: { table: TableSeating["table"] }) {
  const { put } = useRowMutations(seatingTables);
  const remove = useDeletion();
  const name = tableName(table.name);
  return (
    <details>
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
