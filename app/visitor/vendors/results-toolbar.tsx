import { useId } from "react";

import { countFilters } from "#app/catalogue/directory/directory-query.ts";
import { sortOptions, type SortId } from "#app/catalogue/directory/filter-options.ts";
import { formatCount } from "#app/languages/site-language.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";

import { directoryFormId } from "./directory-form.tsx";
import { useTotalText } from "./directory-total.ts";
import { FilterSheet } from "./filter-sheet.tsx";
import type { DirectoryControls } from "./use-directory.ts";

/** 'Showing N vendors', Grid and List, 'Sort By', and on small screens the button for the filters. */
export function ResultsToolbar({ controls }: { controls: DirectoryControls }) {
  const { query, answer, choose } = controls;
  return (
    <div className="toolbar">
      <VendorCount before={answer.total} />
      <div className="toolbar__controls">
        <FilterSheet controls={controls} filters={countFilters(query)} />
        <ViewToggle controls={controls} />
        <SortMenu sort={query.sort} onChange={(sort) => choose({ sort })} />
      </div>
    </div>
  );
}

/** @param before the last count, shown until the server has answered */
function VendorCount({ before }: { before: number }) {
  return <output className="toolbar__count" {...useTotalText(before, showing)} />;
}

/** 'Showing 12 vendors'. */
function showing(total: number): string {
  return `Showing ${formatCount(total)} ${total === 1 ? "vendor" : "vendors"}`;
}

const views = [
  { id: "grid", label: "Grid" },
  { id: "list", label: "List" },
] as const;

function ViewToggle({ controls: { query, choose } }: { controls: DirectoryControls }) {
  return (
    <fieldset className="segments" aria-label="View">
      {views.map(({ id, label }) => (
        <button
          key={id}
          type="submit"
          form={directoryFormId}
          name="view"
          value={id}
          aria-pressed={query.view === id}
          onClick={(event) => {
            event.preventDefault();
            choose({ view: id, page: query.page });
          }}
        >
          <Icon name={id} />
          {label}
        </button>
      ))}
    </fieldset>
  );
}

function SortMenu({ sort, onChange }: { sort: SortId; onChange: (sort: SortId) => void }) {
  const id = useId();
  return (
    <div className="sort">
      <label htmlFor={id}>
        <span>Sort By</span>
      </label>
      <select
        id={id}
        name="sort"
        form={directoryFormId}
        className="input"
        aria-label="Sort By"
        value={sort}
        onChange={(event) => {
          const chosen = sortOptions.find((option) => option.id === event.currentTarget.value);
          if (chosen) onChange(chosen.id);
        }}
      >
        {sortOptions.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
      <button
        type="submit"
        form={directoryFormId}
        className="button button--line button--small without-script"
      >
        Sort
      </button>
    </div>
  );
}
