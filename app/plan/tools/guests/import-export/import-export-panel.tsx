import { useRef, useState } from "react";

import { households } from "#app/plan/schema/guests.schema.ts";
import type { SideNames } from "#app/plan/rules/guests/guest-labels.ts";
import { readFileInWorker, type ReadFileResult } from "./read-file-in-worker.ts";
import { writeList } from "./write-list.ts";
import { downloadFile } from "#app/plan/exports/download-file.ts";
import { useCanEdit, usePlan, useRows } from "#app/plan/session/plan-provider.tsx";

import { readCurrentList } from "./current-list.ts";
import { ImportReview } from "./import-review.tsx";

type ListExchangeProps = { names: SideNames; events: readonly { id: string; name: string }[] };

type Reading = { name: string; answer: ReadFileResult | null };

/** Import and export of the guest list as a spreadsheet. */
export default function ListExchange({ names, events }: ListExchangeProps) {
  const { document } = usePlan();
  const isEmpty = useRows(households).length === 0;
  const mayEdit = useCanEdit();
  const [reading, setReading] = useState<Reading | null>(null);
  const [said, setSaid] = useState("");
  const typed = useRef<HTMLTextAreaElement>(null);

  const read = async (name: string, bytes: Uint8Array) => {
    setSaid("");
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
    const { header, rows } = writeList(readCurrentList(document, names, events));
    const csv = `\uFEFF${writeSpreadsheet(header, rows)}`;
    downloadFile("guest-list.csv", "text/csv;charset=utf-8", csv);
  };

  return (
    <section className="panel guest-exchange" aria-labelledby="guest-exchange">
      <h2 className="heading-small" id="guest-exchange">
        From a spreadsheet, and into one
      </h2>
      {mayEdit && (
        <>
          <p className="note">
            Copy the cells of your list, with their headings, and paste them here; or open a CSV file. You see
            first what would change. A file adds and changes, it removes nothing.
          </p>
          <div className="field">
            <label className="field__label" htmlFor="guest-paste">
              Paste from a spreadsheet
            </label>
            <textarea
              ref={typed}
              id="guest-paste"
              className="input guest-exchange__paste"
              rows={3}
              placeholder="Household, People, Side, Mehndi, Reception ..."
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
              Read what is typed
            </button>
            <label className="button button--line button--small plan__open">
              Open a CSV file
              <input
                type="file"
                accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
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
            Download the list (CSV)
          </button>
        )}
      </div>
      <output>
        {reading?.answer === null && `${reading.name} is being read ...`}
        {said}
      </output>
      {reading?.answer?.ok === false && (
        <p className="plan__trouble" role="alert">
          {reading.name}: {reading.answer.why}
        </p>
      )}
      {reading?.answer?.ok === true && (
        <ImportReview
          // The choices start again with another file.
          key={`${reading.name} ${reading.answer.rows.length} ${reading.answer.header.join()}`}
          table={reading.answer}
          names={names}
          events={events}
          done={(what) => {
            setReading(null);
            setSaid(what);
          }}
        />
      )}
    </section>
  );
}
