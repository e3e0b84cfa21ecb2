import { useMemo, useState } from "react";

import { mostGuests } from "#app/plan/guests/guest-limit.ts";
import type { SideNames } from "#app/plan/rules/guests/guest-labels.ts";
import { hasNames, recogniseColumns, type ColumnMeaning } from "#app/plan/tools/guests/import-export/list-columns.ts";
import { previewList, type Decision } from "#app/plan/tools/guests/import-export/preview-import.ts";
import { readList } from "#app/plan/tools/guests/import-export/parse-list.ts";
import {
  knownSides,
  plainWord,
  unknownSides,
  type SideWord,
} from "#app/plan/tools/guests/import-export/side-and-tier.ts";
import { takeOver } from "#app/plan/tools/guests/import-export/apply-import.ts";
import { useStep } from "#app/plan/session/use-step.ts";

import { ColumnMeanings } from "./column-mapping.tsx";
import { PreviewLists } from "./import-review-lists.tsx";
import { useCurrentList } from "./current-list.ts";
import { SideQuestions } from "#app/plan/guests/exchange/side-questions.tsx";

type ListPreviewProps = {
  table: { header: readonly string[]; rows: readonly { line: number; cells: readonly string[] }[] };
  names: SideNames;
  events: readonly { id: string; name: string }[];
  /** Called with what was done, in words. */
  done: (what: string) => void;
};

const whole = (count: number) => count.toLocaleString("en-CA");

/** What a list would change, before it changes anything. */
export function ListPreview({ table, names, events, done }: ListPreviewProps) {
  const step = useStep();
  const list = useCurrentList(names, events);
  const [hasHead, setHasHead] = useState(() => hasNames(recogniseColumns(table.header, list.events)));
  const [chosen, setChosen] = useState<readonly ColumnMeaning[] | null>(null);
  const [sides, setSides] = useState<ReadonlyMap<string, SideWord>>(new Map());
  const [decisions, setDecisions] = useState<ReadonlyMap<number, Decision>>(new Map());

  const rows = useMemo(
    () => (hasHead ? table.rows : [{ line: 1, cells: table.header }, ...table.rows]),
    [hasHead, table],
  );
  const columns = useMemo(
    () =>
      chosen ??
      (hasHead
        ? recogniseColumns(table.header, list.events)
        : table.header.map((_, at): ColumnMeaning => (at === 0 ? { field: "household" } : null))),
    [chosen, hasHead, table, list.events],
  );
  const sideColumn = columns.findIndex(
    (meaning) => meaning !== null && "field" in meaning && meaning.field === "side",
  );
  const known = useMemo(() => knownSides(names), [names]);
  const asked = useMemo(() => unknownSides(rows, sideColumn, known), [rows, sideColumn, known]);
  const read = useMemo(
    () => readList(rows, columns, new Map([...known, ...sides])),
    [rows, columns, known, sides],
  );
  const preview = useMemo(() => previewList(read.listed, list, decisions), [read, list, decisions]);

  const { added, changed } = preview;
  const isTooMuch = preview.guests > mostGuests;
  const take = () => {
    step((document) => {
      for (const { household, outcome } of [...added, ...changed])
        takeOver(document, household?.id ?? null, outcome);
    });
    done(`${whole(added.length)} added, ${whole(changed.length)} changed. Undo takes it back in one step.`);
  };

  return (
    <div className="guest-preview">
      <ColumnMeanings
        header={hasHead ? table.header : null}
        sample={rows}
        columns={columns}
        events={list.events}
        choose={setChosen}
        setHasHead={(has) => {
          setHasHead(has);
          setChosen(null);
        }}
      />
      {asked.length > 0 && (
        <SideQuestions
          words={asked}
          names={names}
          answers={sides}
          answer={(word, side) => {
            const next = new Map(sides);
            if (side === null) next.delete(plainWord(word));
            else next.set(plainWord(word), side);
            setSides(next);
          }}
        />
      )}
      {hasNames(columns) ? (
        <PreviewLists
          preview={preview}
          unread={read.unread}
          decisions={decisions}
          decide={(line, decision) => {
            const next = new Map(decisions);
            if (decision === null) next.delete(line);
            else next.set(line, decision);
            setDecisions(next);
          }}
        />
      ) : (
        <p className="plan__trouble" role="alert">
          No column has the names yet: choose which one it is.
        </p>
      )}
      {isTooMuch && (
        <p className="plan__trouble" role="alert">
          With these the list would have {whole(preview.guests)} guests, and a plan has room for{" "}
          {whole(mostGuests)}. Nothing was changed: leave some lines out and read it again.
        </p>
      )}
      <div className="plan__copies">
        <button
          type="button"
          className="button button--primary button--small"
          disabled={isTooMuch || !hasNames(columns) || added.length + changed.length === 0}
          onClick={take}
        >
          Take over
        </button>
        <button
          type="button"
          className="button button--line button--small"
          onClick={() => done("Nothing was changed.")}
        >
          Change nothing
        </button>
      </div>
    </div>
  );
}
