import { useState, type ReactNode } from "react";

import { formatDollars } from "#app/money/canadian-dollars.ts";

import { sumLines, type TotalLine } from "./explain-totals.ts";

import "./total-breakdown.css";

type TotalBreakdownProps = {
  /** Name of the total, for screen readers and above its lines. */
  name: string;
  cents: number;
  /** After the amount, such as ' by the guest'. */
  unit?: string;
  /** The lines that add up to it; asked only once it was opened. */
  lines: () => readonly TotalLine[];
  /** Beside the amount. */
  children?: ReactNode;
};

/** A total that opens into what it is made of. */
export function TotalBreakdown({ name, cents, unit = "", lines, children }: TotalBreakdownProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (cents === 0)
    return (
      <>
        {formatDollars(0)}
        {children}
      </>
    );
  return (
    <details
      className="total-breakdown"
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      {/* Before it opens, so that the lines are there in its first frame. */}
      <summary onClick={() => setWasOpened(true)}>
        <span className="visually-hidden">{name}: </span>
        {unit !== "" && formatDollars(cents)}
        <span className="total-breakdown__last">
          {unit === "" ? formatDollars(cents) : unit}
          <span className="total-breakdown__mark" aria-hidden="true" />
        </span>
        {children}
      </summary>
      {wasOpened && <Lines name={name} lines={lines()} />}
    </details>
  );
}

function Lines({ name, lines }: { name: string; lines: readonly TotalLine[] }) {
  return (
    <table>
      <caption className="visually-hidden">{name}: how it adds up</caption>
      <tbody>
        {lines.map(({ id, name: line, note, cents }) => (
          <tr key={id}>
            <th scope="row">
              {line}
              {note !== "" && <small>{note}</small>}
            </th>
            <td>{formatDollars(cents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{formatDollars(sumLines(lines))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
