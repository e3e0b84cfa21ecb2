import type { Provenance } from "#content/provenance.ts";
import { describeDay } from "#app/calendar/format-date.ts";

const trust = {
  high: null,
  medium: "Fairly sure: ask to be certain.",
  low: "Not certain: ask before you rely on it.",
} as const;

type SourceNoteProps = {
  of: Provenance;
  /** The note right above it: a source is not spelled out twice in a row. */
  above?: Provenance | undefined;
};

/** Where the statement beside it comes from, when somebody last looked, and how far to trust it. */
export function SourceNote({ of: { source, checked, confidence }, above }: SourceNoteProps) {
  return (
    <p className="source-note">
      {source === above?.source ? "Source as above" : `Source: ${source}`}. Checked{" "}
      <time dateTime={checked}>{describeDay(checked)}</time>.
      {trust[confidence] !== null && <em> {trust[confidence]}</em>}
    </p>
  );
}
