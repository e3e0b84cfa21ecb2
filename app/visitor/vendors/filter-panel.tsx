import { memo } from "react";

import { categories, services } from "#content/catalogue/categories.ts";
import { ActionLink } from "#app/ui/design-system/action-link.tsx";
import type { OptionCounts } from "#app/catalogue/directory/filter-directory.ts";
import { countFilters, type DirectoryQuery } from "#app/catalogue/directory/directory-query.ts";
import {
  areaOptions,
  priceOptions,
  resolveCategoryFilter,
  type CategoryFilter,
} from "#app/catalogue/directory/filter-options.ts";
import { formatCount } from "#app/languages/site-language.ts";

import { DateFilter } from "./date-filter.tsx";
import { directoryFormId } from "./directory-form.tsx";
import { OptionGroup } from "./option-group.tsx";
import { SavedListBox } from "./saved-list-box.tsx";
import type { DirectoryControls } from "./use-directory.ts";

type FilterPanelProps = {
  id?: string;
  className: string;
  headingLevel: "h2" | "h3";
  controls: DirectoryControls;
};

/** Categories, price, location, 'Clear All Filters' and the saved list: beside the cards, or in the sheet. */
export function FilterPanel({ id, className, headingLevel: Heading, controls }: FilterPanelProps) {
  const { query, answer, choose, hrefOf } = controls;
  return (
    <aside id={id} className={className} aria-label="Filters">
      <section>
        <Heading className="filters__heading">Categories</Heading>
        <CategoryRows
          chosen={query.category}
          counts={answer.counts}
          choose={(category) => choose({ category })}
        />
      </section>
      <DateFilter controls={controls} />
      <OptionGroup
        legend="Price range"
        name="price"
        options={priceOptions}
        chosen={query.prices}
        counts={answer.counts.prices}
        onChange={(prices) => choose({ prices })}
      />
      <OptionGroup
        legend="Location"
        name="area"
        options={areaOptions}
        chosen={query.areas}
        counts={answer.counts.areas}
        onChange={(areas) => choose({ areas })}
        scroll
      />
      <div className="filters__clear">
        <button
          type="submit"
          form={directoryFormId}
          className="button button--line button--small button--block without-script"
        >
          Apply filters
        </button>
        <ClearButton query={query} hrefOf={hrefOf} choose={choose} />
      </div>
      <SavedListBox query={query} />
    </aside>
  );
}

type ClearButtonProps = Pick<DirectoryControls, "query" | "hrefOf" | "choose">;

/** Everything that 'Clear All Filters' resets; the view and the order stay. */
const noFilters = {
  text: "",
  category: null,
  prices: [],
  areas: [],
  date: null,
  saidFree: false,
} satisfies Partial<DirectoryQuery>;

/** Ends all filters and the search text; marked as disabled where there are none. */
export function ClearButton({ query, hrefOf, choose }: ClearButtonProps) {
  const idle = countFilters(query) === 0 && query.text === "";
  return (
    <ActionLink
      href={hrefOf(noFilters)}
      className="button button--line button--small button--block"
      aria-disabled={idle}
      onAction={() => choose(noFilters)}
    >
      Clear All Filters
    </ActionLink>
  );
}

type CategoryRowsProps = {
  chosen: CategoryFilter | null;
  counts: OptionCounts;
  choose: (category: CategoryFilter | null) => void;
};

const CategoryRows = memo(function CategoryRows({ chosen, counts, choose }: CategoryRowsProps) {
  const open = chosen === null ? null : resolveCategoryFilter(chosen).category;
  const row = (id: CategoryFilter | null, name: string, count: number, nested = false) => (
    <button
      key={id ?? "all"}
      type="submit"
      form={directoryFormId}
      name="category"
      value={id ?? ""}
      className={nested ? "category-row category-row--service" : "category-row"}
      aria-pressed={chosen === id}
      onClick={(event) => {
        event.preventDefault();
        choose(chosen === id ? null : id);
      }}
    >
      {`${name} `}
      <span className="count">{formatCount(count)}</span>
    </button>
  );
  return (
    <>
      {row(null, "All categories", counts.all)}
      {categories.flatMap(({ id, name }) => [
        row(id, name, counts.categories[id]),
        // A category that is open shows the services inside it.
        ...(open === id
          ? services
              .filter(({ category }) => category === id)
              .map((service) => row(service.id, service.name, counts.categories[service.id], true))
          : []),
      ])}
    </>
  );
});
