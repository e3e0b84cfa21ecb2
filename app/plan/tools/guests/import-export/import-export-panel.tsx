import { useRef, useState } from "react";

import { households } from "#app/plan/schema/guests.schema.ts";
import type { SideNames } from "#app/plan/rules/guests/guest-labels.ts";
import { readFileInWorker, type ReadFileResult } from "./read-file-in-worker.ts";
import { writeList } from "./write-list.ts";
import { OptionField } from "#app/plan/ui/fields/option-field.tsx";
import { downloadFile } from "#app/plan/exports/download-file.ts";
import { useCanEdit, usePlan, useRows } from "#app/plan/session/plan-provider.tsx";
import { useMovedReplies } from "#app/plan/ui/use-moved-replies.ts";

import { readCurrentList } from "./current-list.ts";
import { ImportReview } from "./import-review.tsx";
import type { ListEvent } from "./event-names.ts";

type ImportExportProps = { names: SideNames; events: readonly ListEvent[] };

type Reading = { name: string; answer: ReadFileResult | null };

/** Import and export of the guest list as a spreadsheet. */
export default function ListExchange({ names, events }: ImportExportProps) {
  const { document } = usePlan();
  const moved = useMovedReplies();
  const isEmpty = useRows(households).length === 0;
  const mayEdit = useCanEdit();
  const [reading, setReading] = useState<Reading | null>(null);
  const [said, setSaid] = useState("");
  const [sheet, setSheet] = useState(0);
  const table = reading?.answer?.ok === true ? reading.answer.tables[sheet] : undefined;
  const typed = useRef<HTMLTextAreaElement>(null);

  const read = async (name: string, bytes: Uint8Array) => {
    setSaid("");
    setSheet(0);
    setReading({ name, answer: null });
    const answer = await readFileInWorker(bytes);
    setReading({ name, answer });
  };
  const readText = (text: string) =>
    text.trim() !== "" && void read("What you pasted", new TextEncoder().encode(text));
  const readFile = async (file: File | undefined) => {
    if (file !== undefined) await read(`“${file.name}”`, new Uint8Array(await file.arrayBuffer()));
  };
  const download = async () => {
    // The code that writes a spreadsheet is loaded on request.
    const { writeSpreadsheet } = await import("#app/spreadsheets/write-spreadsheet.ts");
    const { header, rows } = writeList(readCurrentList(document, names, events), moved);
    const csv = `\uFEFF${writeSpreadsheet(header, rows)}`;
    downloadFile("guest-list.csv", "text/csv;charset=utf-8", csv);
  };

  return (
    <section className="panel guest-exchange" aria-labelledby="guest-exchange">
      <h2 className="heading-small" id="guest-exchange">
        {mayEdit ? "Import and export" : "Export"}
      </h2>
      {mayEdit && (
        <>
          <p className="note">
            Paste your list, or open a file: Excel, CSV, an export of The Knot, Zola or Joy, your phone’s
            contacts, or a chat. You’ll see every change before it’s made. Nothing is removed.
          </p>
          <div className="field">
            <label className="field__label" htmlFor="guest-paste">
              Paste your list
            </label>
            <textarea
              ref={typed}
              id="guest-paste"
              className="input guest-exchange__paste"
              rows={3}
              placeholder="Sharma parivar 4 veg"
              onPaste={(event) => {
                // Ten million characters in a field would freeze the page: they are parsed, not shown.
                event.preventDefault();
                readText(event.clipboardData.getData("text/plain"));
              }}
            />
          </div>
        </>
      )}
      <div className="plan__copies">
        {mayEdit && (
          <>
            <button
              type="button"
              className="button button--line button--small"
              onClick={() => readText(typed.current?.value ?? "")}
            >
              Read what you typed
            </button>
            <label className="button button--line button--small plan__open">
              Open a file
              <input
                type="file"
                accept=".xlsx,.csv,.tsv,.txt,.vcf,text/csv,text/tab-separated-values,text/vcard,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
                className="visually-hidden"
                onChange={({ currentTarget }) => {
                  void readFile(currentTarget.files?.[0]);
                  currentTarget.value = "";
                }}
              />
            </label>
          </>
        )}
        {!isEmpty && (
          <button type="button" className="button button--line button--small" onClick={() => void download()}>
            Download your list (CSV)
          </button>
        )}
      </div>
      <output>
        {reading?.answer === null && `${reading.name} is being read …`}
        {said}
      </output>
      {reading?.answer?.ok === false && (
        <p className="plan__error" role="alert">
          {reading.name}: {reading.answer.why}
        </p>
      )}
      {reading?.answer?.ok === true && reading.answer.tables.length > 1 && (
        <OptionField
          label="Sheet (add them one at a time)"
          value={`${sheet}`}
          choices={reading.answer.tables.map(({ name, rows }, at) => ({
            id: `${at}`,
            name: `${name}: ${rows.length} ${rows.length === 1 ? "line" : "lines"}`,
          }))}
          choose={(at) => setSheet(Number(at))}
        />
      )}
      {table !== undefined && reading !== null && (
        <ImportReview
          // The choices start again with another file.
          key={`${reading.name} ${table.name} ${table.rows.length} ${table.header.join()}`}
          table={table}
          names={names}
          events={events}
          done={(what) => {
            // The other sheets of a workbook can follow.
            if (reading.answer?.ok !== true || reading.answer.tables.length === 1) setReading(null);
            setSaid(what);
          }}
        />
      )}
    </section>
  );
}
