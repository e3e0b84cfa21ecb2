import { categoryPath } from "#app/catalogue/directory/category-path.ts";
import type { CostLine } from "#content/planning-resources/planning-resource.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { formatDollarRange } from "#app/money/format-ranges.ts";
import { SourceNote } from "#app/catalogue/listings/source-note.tsx";

/** Examples of what a line costs, each with its source; not any vendor's price. */
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
                <ThemeLink to={categoryPath(line.category)}>{line.item}</ThemeLink>
              )}
            </th>
            <td>
              <strong>{formatDollarRange(line.usual)}</strong> {line.unit}
            </td>
            <td>{formatDollarRange(line.range)}</td>
            <td>
              <SourceNote of={line} above={lines[position - 1]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
