import { href } from "react-router";
import { useState } from "react";

import { DescriptionListEntry } from "#app/ui/design-system/description-list-entry.tsx";
import { Emblem } from "#app/ui/illustrations/emblem.tsx";
import { PosterFrame } from "#app/catalogue/listings/poster-frame.tsx";
import type { HomeSections } from "#app/site/theme/home-sections.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { useHomeSections } from "#app/site/theme/use-home-sections.ts";

type Entry = NonNullable<HomeSections["ceremonies"]>["entries"][number];

/** The ceremonies of the theme, if it has any; the poster shows the one that the pointer or the focus is on. */
export function CeremoniesSection() {
  const { ceremonies } = useHomeSections();
  const [shownId, setShownId] = useState<string | null>(null);
  const [first] = ceremonies?.entries ?? [];
  if (ceremonies === null || first === undefined) return null;
  const shown = ceremonies.entries.find(({ id }) => id === shownId) ?? first;
  return (
    <section className="section section--surface later later--ceremonies" aria-label="Indian ceremonies">
      <div className="wrap ceremonies">
        <div className="ceremonies__poster">
          <PosterFrame title={shown.name} subtitle={shown.moment}>
            <img
              key={shown.id}
              src={shown.image}
              alt=""
              width={800}
              height={1000}
              loading="lazy"
              decoding="async"
            />
          </PosterFrame>
        </div>
        <div>
          <p className="eyebrow">Indian ceremonies</p>
          <h2 className="heading-large">{ceremonies.heading}</h2>
          <p className="lede">{ceremonies.lede}</p>
          <ol className="ceremonies__list snap-row">
            {ceremonies.entries.map((entry) => (
              <CeremonyItem key={entry.id} entry={entry} onLook={() => setShownId(entry.id)} />
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

function CeremonyItem({ entry, onLook }: { entry: Entry; onLook: () => void }) {
  return (
    <li className="ceremony">
      <Emblem kind={entry.emblem} />
      <h3>
        <ThemeLink
          to={href("/indian-wedding-traditions/:id", { id: entry.id })}
          onPointerEnter={onLook}
          onFocus={onLook}
        >
          {entry.name}
        </ThemeLink>
      </h3>
      <p>{entry.description}</p>
      <dl>
        <DescriptionListEntry label="How long">{entry.duration}</DescriptionListEntry>
        <DescriptionListEntry label="Who comes">{entry.participants}</DescriptionListEntry>
        <DescriptionListEntry label="What it means">{entry.importance}</DescriptionListEntry>
        <DescriptionListEntry label="Across families">{entry.elsewhere}</DescriptionListEntry>
      </dl>
    </li>
  );
}
