import { formatDate } from "#app/calendar/format-date.ts";
import { ActionLink } from "#app/ui/design-system/action-link.tsx";
import type { DirectoryQuery } from "#app/catalogue/directory/directory-query.ts";
import { areaOptions, priceOptions, resolveCategoryFilter } from "#app/catalogue/directory/filter-options.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";

import { focusResults } from "./results-heading.tsx";
import { isDatePassed, type DirectoryControls } from "./use-directory.ts";

/** The active filters, each as a chip that removes itself. */
export function ActiveFilters({ controls }: { controls: DirectoryControls }) {
  const { query, hrefOf, choose } = controls;
  const filters = activeFilters(query, isDatePassed(controls));
  if (filters.length === 0) return null;
  return (
    <ul className="chips active-filters" aria-label="Active filters">
      {filters.map(({ label, without }) => (
        <li key={label}>
          <ActionLink
            href={hrefOf(without)}
            className="chip chip--removable"
            aria-label={`Remove filter ${label}`}
            onAction={() => {
              choose(without);
              focusResults();
            }}
          >
            {label}
            <Icon name="close" />
          </ActionLink>
        </li>
      ))}
    </ul>
  );
}

function activeFilters(
  query: DirectoryQuery,
  hasPassed: boolean,
): { label: string; without: Partial<DirectoryQuery> }[] {
  const { category, prices, areas, date, saidFree } = query;
  const resolved = category === null ? null : resolveCategoryFilter(category);
  return [
    ...(resolved === null
      ? []
      : [
          {
            label: resolved.name,
            without: { category: resolved.service === null ? null : resolved.category },
          },
        ]),
    ...priceOptions
      .filter(({ id }) => prices.includes(id))
      .map(({ id, name }) => ({ label: name, without: { prices: prices.filter((other) => other !== id) } })),
    ...areaOptions
      .filter(({ id }) => areas.includes(id))
      .map(({ id, name }) => ({ label: name, without: { areas: areas.filter((other) => other !== id) } })),
    ...(date === null
      ? []
      : [
          {
            label: hasPassed ? `${formatDate(date)} has passed` : `On ${formatDate(date)}`,
            without: { date: null, saidFree: false },
          },
        ]),
    ...(saidFree ? [{ label: "Says it is free", without: { saidFree: false } }] : []),
  ];
}
