import type { Provenance } from "#content/provenance.ts";
import { formatDate } from "#app/calendar/format-date.ts";

const trust = {
  high: null,
  medium: "Fairly sure: ask to be certain.",
  low: "Not certain: ask before you rely on it.",
} as const;

type SourceNoteProps = {
  of: Provenance;
  /** The note directly above: the same source is not spelled out twice in a row. */
  above?: Provenance | undefined;
};

/** The source of the statement beside it, when it was last checked, and how reliable it is. */
export function SourceNote({ of: { source, checked, confidence }, above }: SourceNoteProps) {
  return (
    <p className="source-note">
      {source === above?.source ? "Source as above" : `Source: ${source}`}. Checked{" "}
      <time dateTime={checked}>{formatDate(checked)}</time>.
      {trust[confidence] !== null && <em> {trust[confidence]}</em>}
    </p>
  );
}
