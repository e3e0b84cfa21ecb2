import { dayEntries } from "#app/plan/rules/schedule/day-entry.ts";
import { findDrives } from "#app/plan/rules/schedule/find-drives.ts";
import type { DayFields } from "#app/plan/schema/day-fields.ts";
import { useCanEdit } from "#app/plan/session/plan-provider.tsx";
import { textField } from "#app/plan/ui/fields/field-kinds.ts";
import { PlanCheckbox } from "#app/plan/ui/fields/plan-checkbox.tsx";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { SelectField } from "#app/plan/ui/fields/select-field.tsx";
import type { Schedule } from "#app/plan/ui/schedule/use-schedule.ts";

import { DriveField } from "./drive-field.tsx";

type OrderFieldsProps = {
  row: DayFields & { id: string };
  schedule: Schedule;
  /** What it starts after where nothing is chosen. */
  usual: string;
  write: (change: Partial<DayFields>) => void;
};

/** Whether an entry's hour is fixed and why, what it starts after, and how long the drive to it takes. */
export function OrderFields({ row, schedule, usual, write }: OrderFieldsProps) {
  const readOnly = !useCanEdit();
  const { id, fixed, fixedWhy, afterEntry } = row;
  const day = schedule.days.find(({ entries }) => entries.some((entry) => entry.id === id));
  const entries = dayEntries({ days: day === undefined ? [] : [day] });
  const drive = findDrives(entries, schedule.sources.driveTime).find(({ to }) => to.id === id);
  const others = entries.filter((entry) => entry.id !== id);
  const isKnown = afterEntry === "" || others.some((entry) => entry.id === afterEntry);
  return (
    <fieldset className="order-fields">
      <legend className="field__label">On the day</legend>
      <PlanCheckbox checked={fixed} readOnly={readOnly} write={(checked) => write({ fixed: checked })}>
        This time is fixed, whatever runs late
      </PlanCheckbox>
      <div className="plan__grid">
        {fixed && (
          <PlanField
            {...textField(120)}
            label="Fixed by"
            value={fixedWhy}
            readOnly={readOnly}
            placeholder="Gurdwara, sunset, end of music"
            write={(why) => write({ fixedWhy: why })}
          />
        )}
        <SelectField
          label="Starts after"
          value={afterEntry}
          disabled={readOnly}
          onChoose={(chosen) => write({ afterEntry: chosen })}
        >
          <option value="">{usual}</option>
          {!isKnown && <option value={afterEntry}>An item that isn’t on this day</option>}
          {others.map((entry) => (
            <option key={entry.id} value={entry.id}>
              {entry.title}
            </option>
          ))}
        </SelectField>
        {drive !== undefined && <DriveField drive={drive} />}
      </div>
    </fieldset>
  );
}
