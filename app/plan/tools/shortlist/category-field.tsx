import { categoryIds } from "#content/catalogue/categories.ts";
import { categoryName } from "#app/catalogue/directory/filter-options.ts";
import { Choice } from "#app/plan/ui/fields/select-field.tsx";

type CategoryFieldProps = { value: string; choose: (category: string) => void; readOnly?: boolean };

/** What a business does; one that the couple found elsewhere may be none of the directory's categories. */
export function CategoryField({ value, choose, readOnly = false }: CategoryFieldProps) {
  return (
    <Choice label="What they do" value={value} disabled={readOnly} onChoose={choose}>
      <option value="">Something else</option>
      {categoryIds.map((category) => (
        <option key={category} value={category}>
          {categoryName(category)}
        </option>
      ))}
    </Choice>
  );
}
