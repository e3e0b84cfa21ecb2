import { emptyQuery, formatDirectoryQuery, type DirectoryQuery } from "#app/directory/directory-query.ts";
import { useSavedList } from "#app/catalogue/saved-list/saved-list-provider.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

/** How many are saved, and the way to the list. */
export function SavedBox({ query }: { query: DirectoryQuery }) {
  const { ids } = useSavedList();
  return (
    <section className="saved-box">
      <h2 className="heading-small">Saved vendors</h2>
      <output>
        {ids.length === 0
          ? "Tap a heart to save a vendor."
          : `You have saved ${ids.length} ${ids.length === 1 ? "vendor" : "vendors"}.`}
      </output>
      <ThemeLink
        to={`/vendors${formatDirectoryQuery({ ...emptyQuery, sort: query.sort, view: "saved", saved: ids })}`}
        className="button button--primary button--small button--block"
      >
        View Saved List
      </ThemeLink>
    </section>
  );
}
