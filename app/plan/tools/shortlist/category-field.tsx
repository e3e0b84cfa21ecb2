import { categoryIds } from "#content/catalogue/categories.ts";
import { categoryName } from "#app/catalogue/directory/filter-options.ts";
import { SelectField } from "#app/plan/ui/fields/select-field.tsx";

type CategoryFieldProps = { value: string; choose: (category: string) => void; readOnly?: boolean };

/** Category of a business; one that the couple found elsewhere may have none of the directory's. */
export function CategoryField({ value, choose, readOnly = false }: CategoryFieldProps) {
  return (
    <SelectField label="What they do" value={value} disabled={readOnly} onChoose={choose}>
      <option value="">Something else</option>
      {categoryIds.map((category) => (
        <option key={category} value={category}>
          {categoryName(category)}
        </option>
      ))}
    </SelectField>
  );
}
