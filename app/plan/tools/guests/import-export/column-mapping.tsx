import { OptionField } from "#app/plan/ui/fields/option-field.tsx";
import { listFieldIds, listFields, type ColumnMeaning } from "./list-columns.ts";

type ColumnMeaningsProps = {
  /** Null where the first line is not a heading. */
  header: readonly string[] | null;
  sample: readonly { cells: readonly string[] }[];
  columns: readonly ColumnMeaning[];
  events: readonly { id: string; name: string }[];
  choose: (columns: readonly ColumnMeaning[]) => void;
  setHasHead: (has: boolean) => void;
};

/** The meaning of a list's columns; open where one of them is unknown. */
export function ColumnMapping(props: ColumnMeaningsProps) {
  const { header, sample, columns, events, choose, setHasHead } = props;
  const choices = [
    ...listFieldIds.map((id) => ({ id: `field ${id}`, name: listFields[id].heading })),
    ...events.map(({ id, name }) => ({ id: `event ${id}`, name: `Invited to ${name}` })),
  ];
  const unknown = columns.filter((meaning) => meaning === null).length;
  const meaningOf = (id: string | null): ColumnMeaning => {
    const field = listFieldIds.find((known) => id === `field ${known}`);
    if (field !== undefined) return { field };
    const event = events.find((known) => id === `event ${known.id}`);
    return event === undefined ? null : { event: event.id };
  };
  const change = (at: number, id: string | null) =>
    choose(
      columns.map((meaning, other) => {
        if (other === at) return meaningOf(id);
        // No two columns are the same.
        return id !== null && idOf(meaning) === id ? null : meaning;
      }),
    );
  return (
    <details className="guest-preview__columns" open={unknown > 0}>
      <summary>
        {unknown === 0
          ? `All ${columns.length} columns are known`
          : `${unknown} of ${columns.length} columns are not taken: say what they are`}
      </summary>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={header !== null}
          onChange={({ currentTarget }) => setHasHead(currentTarget.checked)}
        />
        The first line has the headings
      </label>
      <div className="guest-columns">
        {columns.map((meaning, at) => (
          <div key={`${at} ${header?.[at]}`}>
            <OptionField
              label={header?.[at] || `Column ${at + 1}`}
              none="Not taken"
              value={idOf(meaning)}
              choices={choices}
              choose={(id) => change(at, id)}
            />
            <p className="note">{sampleOf(sample, at)}</p>
          </div>
        ))}
      </div>
    </details>
  );
}

const idOf = (meaning: ColumnMeaning) =>
  meaning === null ? null : "field" in meaning ? `field ${meaning.field}` : `event ${meaning.event}`;

/** The first non-empty cells of a column. */
const sampleOf = (rows: readonly { cells: readonly string[] }[], column: number) =>
  rows
    .slice(0, 50)
    .flatMap(({ cells }) => cells[column]?.trim().slice(0, 30) || [])
    .slice(0, 3)
    .join(", ");
