import { useCallback, useId } from "react";

import { useUrlQueryField } from "#app/site/url-state/use-url-query-field.ts";
import { FieldError } from "#app/ui/form-fields/field-error.tsx";
import { parseDate, type DirectoryQuery } from "#app/catalogue/directory/directory-query.ts";
import { formatCount } from "#app/languages/site-language.ts";

import { directoryFormId } from "./directory-form.tsx";
import { isDatePassed, type DirectoryControls } from "./use-directory.ts";

const read = (text: string) => {
  const date = parseDate(text);
  return date === null ? { date, saidFree: false } : { date };
};
const show = ({ date }: DirectoryQuery) => date ?? "";

/** The wedding's date: vendors taken on it are left out, and optionally those that say nothing about it. */
export function DateFilter({ controls }: { controls: DirectoryControls }) {
  const { query, answer, choose } = controls;
  const id = useId();
  const latest = useCallback(() => query, [query]);
  const field = useUrlQueryField({ query, latest, type: choose, read, show });
  const hasPassed = isDatePassed(controls);
  return (
    <fieldset className="date-filter">
      <legend>Free on your date</legend>
      <div>
        <input
          type="date"
          name="date"
          form={directoryFormId}
          className="input"
          aria-label="Your date"
          aria-invalid={hasPassed || undefined}
          aria-describedby={hasPassed ? id : undefined}
          {...field}
        />
        <FieldError id={id} error={hasPassed ? "this date has passed: choose a later one" : undefined} />
        {answer.date !== null && (
          <label className="checkbox">
            <input
              type="checkbox"
              name="free"
              value="said"
              form={directoryFormId}
              checked={query.saidFree}
              disabled={!query.saidFree && answer.counts.saidFree === 0}
              onChange={() => choose({ saidFree: !query.saidFree })}
            />
            Only those who say they’re free
            <span className="count">{formatCount(answer.counts.saidFree)}</span>
          </label>
        )}
      </div>
    </fieldset>
  );
}
