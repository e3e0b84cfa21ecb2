import { useId } from "react";

import { categoryIds } from "#content/catalogue/categories.ts";
import { categoryName } from "#app/directory/filter-options.ts";

type CategoryFieldProps = { value: string; choose: (category: string) => void; readOnly?: boolean };

/** What a business does; one that the couple found elsewhere may be none of the directory's categories. */
export function CategoryField({ value, choose, readOnly = false }: CategoryFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        What they do
      </label>
      <select
        id={id}
        className="input"
        value={value}
        disabled={readOnly}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">Something else</option>
        {categoryIds.map((category) => (
          <option key={category} value={category}>
            {categoryName(category)}
          </option>
        ))}
      </select>
    </div>
  );
}
