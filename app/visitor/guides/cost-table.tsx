import type { CostLine } from "#content/planning-resources/planning-resource.ts";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

import { describeDollarRange } from "#app/money/format-ranges.ts";
import { SourceNote } from "#app/catalogue/listings/source-note.tsx";

/** Illustrations of what a line costs, each with its source; nobody's own price. */
export function CostTable({ lines }: { lines: readonly CostLine[] }) {
  return (
    <table className="resource-table">
      <caption>
        Canadian dollars before GST. Illustrations from published pages, not the price of any vendor.
      </caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Most couples pay</th>
          <th scope="col">Lowest to highest</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, position) => (
          <tr key={line.id}>
            <th scope="row">
              {line.category === null ? (
                line.item
              ) : (
                <ThemeLink to={`/vendors?category=${line.category}`}>{line.item}</ThemeLink>
              )}
            </th>
            <td>
              <strong>{describeDollarRange(line.usual)}</strong> {line.unit}
            </td>
            <td>{describeDollarRange(line.range)}</td>
            <td>
              <SourceNote of={line} above={lines[position - 1]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
