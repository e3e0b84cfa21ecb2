import { HeroPicture } from "#app/illustrations/hero-picture.tsx";
import { useTypedField } from "#app/address/use-typed-field.ts";
import { longestSearchText, type DirectoryQuery } from "#app/directory/directory-query.ts";
import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";

import { directoryFormId } from "./directory-form.tsx";
import type { Directory, DirectoryControls } from "./use-directory.ts";

const quickSearches = ["Photographers", "Venues", "Caterers", "DJs", "Planners"];

const read = (text: string) => ({ text });
const show = ({ text }: DirectoryQuery) => text;

type DirectoryHeroProps = Pick<Directory, "search"> & Pick<DirectoryControls, "choose">;

export function DirectoryHero({ search, choose }: DirectoryHeroProps) {
  const { art, directory } = useWeddingTheme().pack;
  return (
    <section className="hero hero--inner hero--city grain">
      <HeroPicture name={art.directoryHero} />
      <div className="wrap hero__text">
        <p className="eyebrow">{directory.eyebrow}</p>
        <h1>{directory.title}</h1>
        <search className="directory-search">
          <input
            type="search"
            name="q"
            form={directoryFormId}
            aria-label="Search vendors"
            placeholder="Search for vendors by name, service or specialty..."
            autoComplete="off"
            maxLength={longestSearchText}
            {...useTypedField({ ...search, read, show })}
          />
          <button type="submit" form={directoryFormId} className="button button--primary">
            Search
          </button>
        </search>
        <QuickSearches choose={choose} />
      </div>
    </section>
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
