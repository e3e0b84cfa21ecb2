import { useMemo, useState } from "react";

import { formatCount } from "#app/languages/site-language.ts";
import { maxGuests } from "#app/plan/document/plan-limits.ts";
import type { SideNames } from "#app/plan/rules/guests/guest-labels.ts";
import { hasNameColumn, recognizeColumns, type ColumnMeaning } from "./list-columns.ts";
import { defaultDecisions, type ImportDecision } from "./import-decisions.ts";
import { findLikelyLines, previewImport } from "./preview-import.ts";
import { parseList, type ParsedList } from "./parse-list.ts";
import { knownSides, normalizeWord, unknownSides, type HouseholdSide } from "./side-and-tier.ts";
import { applyImport } from "./apply-import.ts";
import type { GuestTable } from "./guest-table.ts";
import { useTransaction } from "#app/plan/session/use-transaction.ts";

import { ColumnMapping } from "./column-mapping.tsx";
import { ImportReviewLists } from "./import-review-lists.tsx";
import { countEmptyReplies, describeEmptyReplies } from "./empty-replies.ts";
import { describeGeneralReply } from "./general-reply.ts";
import { useCurrentList } from "./current-list.ts";
import { SideMappingFields } from "./side-mapping.tsx";
import type { ListEvent } from "./event-names.ts";

type ListPreviewProps = {
  table: GuestTable;
  names: SideNames;
  events: readonly ListEvent[];
  /** Called with the result, in words. */
  done: (what: string) => void;
};

const households = (count: number) => `${formatCount(count)} ${count === 1 ? "household" : "households"}`;

/** What was read, and what is not part of the table. */
function ImportCount({ listed, remarks }: { listed: ParsedList["listed"]; remarks: readonly string[] }) {
  const people = listed.reduce((sum, { values }) => sum + (values.people ?? 1), 0);
  return (
    <>
      <p>
        <b>
          We read {households(listed.length)} with {formatCount(people)} {people === 1 ? "guest" : "guests"}.
        </b>{" "}
        Nothing has changed yet.
      </p>
      {remarks.map((remark) => (
        <p key={remark} className="note">
          {remark}
        </p>
      ))}
    </>
  );
}

/** The effect of an import, before it changes anything. */
export function ImportReview({ table, names, events, done }: ListPreviewProps) {
  const step = useTransaction();
  const list = useCurrentList(names, events);
  const [hasHead, setHasHead] = useState(() => hasNameColumn(recognizeColumns(table.header, list.events)));
  const [chosen, setChosen] = useState<readonly ColumnMeaning[] | null>(null);
  const [sides, setSides] = useState<ReadonlyMap<string, HouseholdSide>>(new Map());
  const [decided, setDecided] = useState<ReadonlyMap<number, ImportDecision>>(new Map());

  const rows = useMemo(
    () => (hasHead ? table.rows : [{ line: 1, cells: table.header }, ...table.rows]),
    [hasHead, table],
  );
  const recognized = useMemo(
    () =>
      hasHead
        ? recognizeColumns(table.header, list.events, table.rows)
        : table.header.map((_, at): ColumnMeaning => (at === 0 ? { field: "household" } : { notes: true })),
    [hasHead, table, list.events],
  );
  const columns = chosen ?? recognized;
  const sideColumn = columns.findIndex(
    (meaning) => meaning !== null && "field" in meaning && meaning.field === "side",
  );
  const known = useMemo(() => knownSides(names), [names]);
  const asked = useMemo(() => unknownSides(rows, sideColumn, known), [rows, sideColumn, known]);
  const read = useMemo(
    () => parseList(rows, columns, new Map([...known, ...sides]), hasHead ? table.header : null, list.events),
    [rows, columns, known, sides, hasHead, table, list.events],
  );
  const likely = useMemo(() => findLikelyLines(read.listed, list), [read, list]);
  const decisions = useMemo(
    () => new Map([...defaultDecisions(likely, table.messages), ...decided]),
    [likely, table.messages, decided],
  );
  const preview = useMemo(
    () => previewImport(read.listed, list, decisions, likely),
    [read, list, decisions, likely],
  );

  const { added, changed } = preview;
  const isTaken = (line: number) => decisions.get(line) !== "out";
  const empty = countEmptyReplies(read.empty.filter(({ household }) => isTaken(household)));
  const general = hasHead ? describeGeneralReply(table.header, columns, recognized, list.events) : null;
  const isTooMuch = preview.guests > maxGuests;
  const take = () => {
    step((document) => {
      for (const { household, outcome } of [...added, ...changed])
        applyImport(document, household?.id ?? null, outcome);
    });
    done(
      `${formatCount(added.length)} added, ${formatCount(changed.length)} changed. Undo reverses it in one step.`,
    );
  };

  return (
    <div className="guest-preview">
      <ImportCount
        listed={read.listed.filter(({ line }) => isTaken(line))}
        remarks={[
          ...table.remarks,
          ...(general === null ? [] : [general]),
          ...empty.map((one) => describeEmptyReplies(one, list.events)),
        ]}
      />
      <ColumnMapping
        header={hasHead ? table.header : null}
        sample={rows}
        columns={columns}
        events={list.events}
        choose={setChosen}
        setHasHead={
          table.isTable
            ? (has) => {
                setHasHead(has);
                setChosen(null);
              }
            : null
        }
      />
      {asked.length > 0 && (
        <SideMappingFields
          words={asked}
          names={names}
          answers={sides}
          answer={(word, side) => {
            const next = new Map(sides);
            if (side === null) next.delete(normalizeWord(word));
            else next.set(normalizeWord(word), side);
            setSides(next);
          }}
        />
      )}
      {hasNameColumn(columns) ? (
        <ImportReviewLists
          preview={preview}
          unread={read.unread}
          unclear={read.unclear}
          decisions={decisions}
          messages={table.messages ?? []}
          decide={(line, decision) => setDecided(new Map([...decided, [line, decision]]))}
        />
      ) : (
        <p className="plan__error" role="alert">
          No column has the names yet. Choose the column that does.
        </p>
      )}
      {isTooMuch && (
        <p className="plan__error" role="alert">
          Your list would have {formatCount(preview.guests)} guests, and a plan has room for{" "}
          {formatCount(maxGuests)}. Nothing was changed. Take some lines out of the file and open it again.
        </p>
      )}
      <div className="plan__copies">
        <button
          type="button"
          className="button button--primary button--small"
          disabled={isTooMuch || !hasNameColumn(columns) || added.length + changed.length === 0}
          onClick={take}
        >
          {added.length > 0 && changed.length > 0
            ? `Add ${formatCount(added.length)} and change ${formatCount(changed.length)}`
            : added.length > 0 || changed.length === 0
              ? `Add ${households(added.length)}`
              : `Change ${households(changed.length)}`}
        </button>
        <button
          type="button"
          className="button button--line button--small"
          onClick={() => done("Nothing was changed.")}
        >
          Cancel
        </button>
      </div>
    </div>
  );
}
