import type { TopicStatement } from "#content/provenance.ts";

import { SourceNote } from "#app/catalogue/listings/source-note.tsx";

/** Statements under their topics; on a wide page the sources are in the margin. */
export function SourcedList({ statements }: { statements: readonly TopicStatement[] }) {
  return (
    <dl className="sourced">
      {statements.map((statement, position) => (
        <div key={statement.topic}>
          <dt>{statement.topic}</dt>
          <dd>{statement.text}</dd>
          <dd>
            <SourceNote of={statement} above={statements[position - 1]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
