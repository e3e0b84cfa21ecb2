import { useDeferredValue } from "react";
import { href } from "react-router";
import {
  emptyQuery,
  formatDirectoryQuery,
  type DirectoryQuery,
} from "#app/catalogue/directory/directory-query.ts";
import { AddToPlan } from "#app/catalogue/plan-outbox/add-to-plan.tsx";
import { useSavedIds } from "#app/catalogue/saved-list/saved-list-provider.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

/** The number of saved listings, and a link to the list. */
export function SavedListBox({ query }: { query: DirectoryQuery }) {
  // The pressed heart is painted first.
  const ids = useDeferredValue(useSavedIds());
  return (
    <section className="saved-box">
      <h2 className="heading-small">Saved vendors</h2>
      <output>
        {ids.length === 0
          ? "Tap a heart to save a vendor."
          : `You have saved ${ids.length} ${ids.length === 1 ? "vendor" : "vendors"}.`}
      </output>
      <ThemeLink
        to={`${href("/vendors")}${formatDirectoryQuery({ ...emptyQuery, sort: query.sort, view: "saved", saved: ids })}`}
        className="button button--primary button--small button--block"
      >
        View Saved List
      </ThemeLink>
      {ids.length > 0 && (
        <AddToPlan
          message={{ kind: "listings", ids, from: "saved-list" }}
          what="Your saved list"
          to="/plan/shortlist"
          className="button button--line button--small button--block"
        />
      )}
    </section>
  );
}
