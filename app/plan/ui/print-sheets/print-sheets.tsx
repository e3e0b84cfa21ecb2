import { useId, useState, type ReactNode } from "react";

import { Icon } from "#app/ui/illustrations/icon.tsx";

import "./print-sheets.css";

/** A printable document of the plan. */
export type PrintSheet = {
  id: string;
  name: string;
  sheet: ReactNode;
  /** An alternative to paper. */
  handOver?: ReactNode;
};

/**
 * Print sheets of a tool: one is chosen, previewed, and printed. Printing the page itself gives the same
 * sheet.
 */
export function PrintSheets({ sheets }: { sheets: readonly PrintSheet[] }) {
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const paper = sheets.find((known) => known.id === chosen) ?? sheets[0];
  if (paper === undefined) return null;
  return (
    <section className="print-sheets" aria-labelledby={`${id}-heading`}>
      <h3 className="heading-large" id={`${id}-heading`}>
        Sheets to print
      </h3>
      <div className="print-sheets__choice">
        <label htmlFor={id} className="field__label">
          Sheet
        </label>
        <select
          id={id}
          className="input"
          value={paper.id}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          {sheets.map(({ id: known, name }) => (
            <option key={known} value={known}>
              {name}
            </option>
          ))}
        </select>
        <button type="button" className="button button--primary button--small" onClick={() => window.print()}>
          <Icon name="arrow" /> Print it
        </button>
        {paper.handOver}
      </div>
      {/* It scrolls where a phone is narrower than paper, so it must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls */}
      <section className="print-sheets__preview" aria-label={`Preview: ${paper.name}`} tabIndex={0}>
        <article className="paper">{paper.sheet}</article>
      </section>
    </section>
  );
}
