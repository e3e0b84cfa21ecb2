import { href } from "react-router";
import {
  emptyQuery,
  formatDirectoryQuery,
  type DirectoryQuery,
} from "#app/catalogue/directory/directory-query.ts";
import { resolveCategoryFilter } from "#app/catalogue/directory/filter-options.ts";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";
import type { ThemePack } from "#app/site/theme/theme-pack.ts";

/**
 * Title, description and canonical URL: filtered pages have those of their category.
 * @param total how many listings match; without any there is nothing for a search engine to find
 */
export function directoryMetadata({ directory, name }: ThemePack, query: DirectoryQuery, total: number) {
  const category = query.category === null ? null : resolveCategoryFilter(query.category).name;
  const canonical = formatDirectoryQuery({ ...emptyQuery, category: query.category });
  const isOwnList = query.view === "saved" || query.view === "compare";
  return {
    title: category === null ? directory.title : `${category}: ${directory.title}`,
    description:
      category === null
        ? directory.metaDescription
        : `${category} in Calgary, Canmore and Banff. ${directory.metaDescription}`,
    // In the Indian theme the page has words of its own.
    path: withThemeParam(`${href("/vendors")}${canonical}`, name),
    noIndex: isOwnList || query.saved.length > 0 || total === 0,
  };
}
