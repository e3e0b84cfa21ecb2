import { useState } from "react";
import { useLocation } from "react-router";

import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import type { AreaId } from "#content/areas/area-ids.ts";
import { areas, areasSource } from "#content/areas/areas.ts";
import { mapCredit, mapStatement } from "#content/calgary-map/map-statement.ts";

import { AreaCard } from "./area-card.tsx";
import type { AreaGuideView } from "./area-guide-view.ts";
import { AreaToggle, type AreaToggleProps } from "./area-toggle.tsx";
import { areaFromUrl, urlWithArea, toggleArea } from "./area-in-url.ts";
import { DestinationsCard } from "./destinations-card.tsx";
import { DrawnMapFigure } from "./drawn-map.tsx";
import { LiveMapStage } from "./live-map-stage.tsx";
import { MapLegend } from "./map-legend.tsx";

type ToggleOf = (id: AreaId) => AreaToggleProps;

/** The area guide of /venues: a map of the city, with the advantages and disadvantages of its five areas. */
export function AreaGuide({ guide }: { guide: AreaGuideView }) {
  const { pathname, search } = useLocation();
  const [chosen, setChosen] = useState(() => areaFromUrl(new URLSearchParams(search)));
  const toggle = (id: AreaId) => setChosen((before) => toggleArea(before, id));
  const toggleOf: ToggleOf = (id) => ({
    chosen: chosen === id,
    href: urlWithArea(pathname, search, toggleArea(chosen, id)),
    onToggle: () => toggle(id),
  });

  return (
    <section id="areas" aria-labelledby="areas-heading">
      <div className="section section--wall area-guide">
        <div className="wrap">
          <SectionHead
            eyebrow="Area guide"
            heading="Five parts of one city"
            id="areas-heading"
            lede="Calgary divides at the Bow and at Centre Street, and every address ends in SW, SE, NW or NE. Choose a part to find it on the map and in the list below."
          />
          {guide.maps === null ? (
            <p className="area-guide__soon">Interactive Calgary wedding venue map will be available soon!</p>
          ) : (
            <div className="area-guide__maps">
              <CityMap guide={guide} maps={guide.maps} chosen={chosen} onArea={toggle} />
              <div className="area-guide__side">
                <AreaToggles guide={guide} toggleOf={toggleOf} />
                <InnerCityMap maps={guide.maps} chosen={chosen} />
              </div>
            </div>
          )}
        </div>
      </div>
      <AreaCards guide={guide} toggleOf={toggleOf} />
    </section>
  );
}

type GuideProps = { guide: AreaGuideView };
type MapProps = { maps: NonNullable<AreaGuideView["maps"]>; chosen: AreaId | null };

function CityMap({ guide, maps, chosen, onArea }: GuideProps & MapProps & { onArea: (id: AreaId) => void }) {
  return (
    <figure className="poster area-guide__city">
      <LiveMapStage venues={Object.values(guide.venues)} chosen={chosen} onArea={onArea}>
        <DrawnMapFigure
          frame="city"
          label="Map of Calgary with its wedding venues"
          map={maps.city}
          chosen={chosen}
          innerCity={maps.core.pins.length}
        />
      </LiveMapStage>
      <figcaption className="area-guide__caption">
        <MapLegend />
        <span>
          {mapStatement} {mapCredit}.
        </span>
      </figcaption>
    </figure>
  );
}

function InnerCityMap({ maps, chosen }: MapProps) {
  return (
    <figure className="poster" id="inner-city">
      <div className="area-guide__sheet">
        <DrawnMapFigure
          frame="core"
          label="Map of the inner city with its wedding venues"
          map={maps.core}
          chosen={chosen}
        />
      </div>
      <figcaption className="poster__plate">
        <strong>The inner city</strong>
        <span>Between 14 Street and the Zoo</span>
      </figcaption>
    </figure>
  );
}

function AreaToggles({ guide, toggleOf }: GuideProps & { toggleOf: ToggleOf }) {
  return (
    <ul className="area-toggles" aria-label="Areas on the map">
      {areas.map(({ id, name, venues }) => (
        <li key={id}>
          <AreaToggle {...toggleOf(id)} className={`area-toggle area-toggle--${id}`}>
            <strong>{name}</strong>
            <span>{countVenues(venues.filter((slug) => slug in guide.venues).length)}</span>
          </AreaToggle>
        </li>
      ))}
    </ul>
  );
}

function AreaCards({ guide, toggleOf }: GuideProps & { toggleOf: ToggleOf }) {
  return (
    <div className="section section--surface">
      <div className="wrap">
        <ul className="area-cards snap-row" aria-label="Areas">
          {areas.map((area) => (
            <li key={area.id}>
              <AreaCard
                area={area}
                venues={area.venues.flatMap((slug) => guide.venues[slug] ?? [])}
                toggle={toggleOf(area.id)}
              />
            </li>
          ))}
          <li>
            <DestinationsCard venues={guide.venues} map={guide.maps?.west ?? null} />
          </li>
        </ul>
        <p className="note area-guide__source">{areasSource}</p>
      </div>
    </div>
  );
}

function countVenues(count: number): string {
  return count === 1 ? "1 venue" : `${count} venues`;
}
