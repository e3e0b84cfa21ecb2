import { OptionField } from "#app/plan/ui/fields/option-field.tsx";

import { listFieldIds, type ColumnMeaning } from "./list-columns.ts";
import { listFields } from "./list-fields.ts";

type ColumnMappingProps = {
  /** Null where the first line is not a heading. */
  header: readonly string[] | null;
  sample: readonly { cells: readonly string[] }[];
  columns: readonly ColumnMeaning[];
  events: readonly { id: string; name: string }[];
  choose: (columns: readonly ColumnMeaning[]) => void;
  /** Null where no first line could be the headings. */
  setHasHead: ((has: boolean) => void) | null;
};

/** The meaning of a list's columns; open where one of them goes to the notes. */
export function ColumnMapping(props: ColumnMappingProps) {
  const { header, sample, columns, events, choose, setHasHead } = props;
  const choices = [
    { id: "notes", name: "Keep in notes" },
    ...listFieldIds.map((id) => ({ id: `field ${id}`, name: listFields[id] })),
    ...events.map(({ id, name }) => ({ id: `event ${id}`, name: `Invited to ${name}` })),
    ...events.map(({ id, name }) => ({ id: `reply ${id}`, name: `Reply to ${name}` })),
  ];
  const inNotes = columns.filter((meaning) => meaning !== null && "notes" in meaning).length;
  const change = (at: number, id: string | null) =>
    choose(
      columns.map((meaning, other) => {
        if (other === at) return meaningOf(id, events);
        // No two columns are the same field.
        return id !== null && id !== "notes" && idOf(meaning) === id ? { notes: true } : meaning;
      }),
    );
  return (
    <details className="guest-preview__columns" open={inNotes > 0}>
      <summary>
        {setHasHead === null && header !== null && inNotes === 0
          ? `What we read: ${header.join(", ").toLowerCase()}`
          : describeColumns(columns.length, inNotes)}
      </summary>
      {setHasHead !== null && (
        <label className="checkbox">
          <input
            type="checkbox"
            checked={header !== null}
            onChange={({ currentTarget }) => setHasHead(currentTarget.checked)}
          />
          The first line has the headings
        </label>
      )}
      <div className="guest-columns">
        {columns.map((meaning, at) => (
          <div key={`${at} ${header?.[at]}`}>
            <OptionField
              label={header?.[at] || `Column ${at + 1}`}
              none="Leave out"
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

function describeColumns(all: number, inNotes: number): string {
  if (inNotes > 0)
    return `${inNotes} of ${all} columns ${inNotes === 1 ? "goes" : "go"} to the notes: change them here`;
  return all === 1 ? "1 column, the names" : `All ${all} columns recognized`;
}

function meaningOf(id: string | null, events: readonly { id: string }[]): ColumnMeaning {
  if (id === "notes") return { notes: true };
  const field = listFieldIds.find((known) => id === `field ${known}`);
  if (field !== undefined) return { field };
  const event = events.find((known) => id === `event ${known.id}`);
  if (event !== undefined) return { event: event.id };
  const replied = events.find((known) => id === `reply ${known.id}`);
  return replied === undefined ? null : { reply: replied.id };
}

function idOf(meaning: ColumnMeaning): string | null {
  if (meaning === null) return null;
  if ("field" in meaning) return `field ${meaning.field}`;
  if ("notes" in meaning) return "notes";
  return "event" in meaning ? `event ${meaning.event}` : `reply ${meaning.reply}`;
}

/** The first non-empty cells of a column. */
const sampleOf = (rows: readonly { cells: readonly string[] }[], column: number) =>
  rows
    .slice(0, 50)
    .flatMap(({ cells }) => cells[column]?.trim().slice(0, 30) || [])
    .slice(0, 3)
    .join(", ");
