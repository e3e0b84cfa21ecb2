import { categoryPath } from "#app/catalogue/directory/category-path.ts";
import type { BookingWindow } from "#content/planning-resources/planning-resource.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { formatMonthRange } from "#app/money/format-ranges.ts";
import { SourceNote } from "#app/catalogue/listings/source-note.tsx";

/** The bars reach from eighteen months before to the day itself. */
const longest = 18;

/** When each vendor is booked, earliest first, as words and as a bar. */
export function BookingTable({ windows }: { windows: readonly BookingWindow[] }) {
  return (
    <table className="resource-table resource-table--booking">
      <caption>Months before the wedding. The bar ends at the day itself, on the right.</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Months before</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {windows.map((window, position) => (
          <tr key={window.id}>
            <th scope="row">
              {window.category === null ? (
                window.what
              ) : (
                <ThemeLink to={categoryPath(window.category)}>{window.what}</ThemeLink>
              )}
            </th>
            <td>
              <strong>{formatMonthRange(window.months)}</strong>
              {window.note !== null && `, ${window.note}`}
              <BookingBar months={window.months} />
            </td>
            <td>
              <SourceNote of={window} above={windows[position - 1]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function BookingBar({ months: [latest, earliest] }: Pick<BookingWindow, "months">) {
  return (
    <svg
      className="booking-bar"
      viewBox={`0 0 ${longest} 1`}
      preserveAspectRatio="none"
      height={10}
      aria-hidden="true"
    >
      <rect className="booking-bar__ground" width={longest} height={1} />
      <rect
        className="booking-bar__window"
        x={longest - earliest}
        width={Math.max(earliest - latest, 0.4)}
        height={1}
      />
    </svg>
  );
}
