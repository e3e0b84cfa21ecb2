import { useUrlQueryField } from "#app/site/url-state/use-url-query-field.ts";
import { maxSearchTextLength, type DirectoryQuery } from "#app/catalogue/directory/directory-query.ts";
import { PageHero } from "#app/site/frame/page-hero.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import { directoryFormId } from "./directory-form.tsx";
import type { DirectoryState, DirectoryControls } from "./use-directory.ts";

const quickSearches = ["Photographers", "Venues", "Caterers", "DJs", "Planners"];

const read = (text: string) => ({ text });
const show = ({ text }: DirectoryQuery) => text;

type DirectoryHeroProps = Pick<DirectoryState, "search"> & Pick<DirectoryControls, "choose">;

/** The top of the directory: the search field, and searches that a press begins. */
export function DirectoryHero({ search, choose }: DirectoryHeroProps) {
  const { directory } = useWeddingTheme().pack;
  return (
    <PageHero resting eyebrow={directory.eyebrow} heading={directory.title}>
      <search className="directory-search">
        <input
          type="search"
          name="q"
          form={directoryFormId}
          aria-label="Search vendors"
          placeholder="Search for vendors by name, service or specialty..."
          autoComplete="off"
          maxLength={maxSearchTextLength}
          {...useUrlQueryField({ ...search, read, show })}
        />
        <button type="submit" form={directoryFormId} className="button button--primary">
          Search
        </button>
      </search>
      <QuickSearches choose={choose} />
    </PageHero>
  );
}

function QuickSearches({ choose }: Pick<DirectoryControls, "choose">) {
  return (
    <fieldset className="quick-searches" aria-label="Quick searches">
      {quickSearches.map((text) => (
        <button
          key={text}
          type="submit"
          form={directoryFormId}
          name="q"
          value={text}
          className="chip chip--art"
          onClick={(event) => {
            event.preventDefault();
            choose({ text });
          }}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
