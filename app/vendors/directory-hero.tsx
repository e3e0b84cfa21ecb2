import { memo } from "react";

import { HeroPicture } from "#app/illustrations/hero-picture.tsx";
import { longestSearchText } from "#app/directory/directory-query.ts";
import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";

import { directoryFormId } from "./directory-form.tsx";
import type { Directory, DirectoryControls } from "./use-directory.ts";

const quickSearches = ["Photographers", "Venues", "Caterers", "DJs", "Planners"];

type DirectoryHeroProps = Pick<Directory, "text" | "type"> & Pick<DirectoryControls, "choose">;

export function DirectoryHero({ text, type, choose }: DirectoryHeroProps) {
  const { directory } = useWeddingTheme().pack;
  return (
    <section className="hero hero--inner hero--city grain">
      <Art />
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
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
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

const Art = memo(function Art() {
  return <HeroPicture name="hero-calgary" />;
});

const QuickSearches = memo(function QuickSearches({ choose }: Pick<DirectoryControls, "choose">) {
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
});
