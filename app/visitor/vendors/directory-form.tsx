import { ThemeField } from "#app/site/theme/theme-field.tsx";
import type { DirectoryQuery } from "#app/catalogue/directory/directory-query.ts";
import { memo } from "react";

/** Fields all over the page belong to this form, by its id. */
export const directoryFormId = "directory-form";

type DirectoryFormProps = { query: DirectoryQuery; choose: (change: Partial<DirectoryQuery>) => void };

/**
 * The form behind every control of the directory. Without scripts each button submits it: the form comes
 * first on the page, so that a button's own value comes after, and overrides, the value here.
 */
export const DirectoryForm = memo(function DirectoryForm({ query, choose }: DirectoryFormProps) {
  return (
    <form
      id={directoryFormId}
      method="get"
      action="/vendors"
      onSubmit={(event) => {
        event.preventDefault();
        // Current state: the last keystroke may not be in the URL yet.
        choose({});
      }}
    >
      {query.category !== null && <input type="hidden" name="category" value={query.category} />}
      {query.view !== "grid" && <input type="hidden" name="view" value={query.view} />}
      {query.saved.length > 0 && <input type="hidden" name="saved" value={query.saved.join(",")} />}
      <ThemeField />
    </form>
  );
});
