import { driveId } from "#app/plan/rules/schedule/drives.ts";
import type { Drive } from "#app/plan/rules/schedule/find-drives.ts";
import { drives } from "#app/plan/schema/schedule.schema.ts";
import { useCanEdit, useRow, useRowMutations } from "#app/plan/session/plan-provider.tsx";
import { integerField } from "#app/plan/ui/fields/field-kinds.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";

/** How long the drive between two places takes: typed once, it counts for every way between them. */
export function DriveField({ drive }: { drive: Drive }) {
  const { put } = useRowMutations(drives);
  const readOnly = !useCanEdit();
  const [from, to] = [drive.from.place, drive.to.place];
  const id = driveId(from, to);
  const typed = useRow(drives, id)?.minutes ?? null;
  const { time } = drive;
  return (
    <div>
      <PlanField
        {...integerField(0, 600)}
        label={`Drive from ${from}, minutes`}
        value={typed}
        readOnly={readOnly}
        placeholder={time?.isEstimate === true ? `${time.minutes}, our estimate` : "30"}
        write={(minutes) => put(id, { from, to, minutes })}
      />
      {!readOnly && time?.isEstimate === true && (
        <button
          type="button"
          className="text-link plan__remove"
          onClick={() => put(id, { from, to, minutes: time.minutes })}
        >
          Use our estimate of {time.minutes} minutes
        </button>
      )}
    </div>
  );
}
