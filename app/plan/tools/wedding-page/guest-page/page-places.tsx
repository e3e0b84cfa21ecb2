import type { PlacesMap } from "#app/catalogue/maps/draw-places-map.ts";
import { languageTags } from "#app/languages/language.ts";
import type { PageWords } from "#app/languages/page-words.ts";
import { siteAttributes } from "#app/languages/site-language.ts";
import { translate, type Say } from "#app/languages/translate.ts";
import type { GuestPage } from "#app/plan/projections/guest-page.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { mapCredit } from "#content/calgary-map/map-statement.ts";

type Place = GuestPage["places"][number];

type PagePlacesProps = Pick<GuestPage, "places" | "map"> & { words: PageWords };

/** The places on a map of our own, and the way to each. */
export function PagePlaces({ words, places, map }: PagePlacesProps) {
  const say = translate(words);
  const eventList = listIn(words, "unit");
  return (
    <>
      {map !== null && (
        <figure className="guest-map">
          <DrawnPlaces say={say} map={map} places={places} />
          <figcaption>
            {[...aboutTowns(say, places), ...aboutMissing(words, places), say("page", "roughLines")].join(
              " ",
            )}{" "}
            <span {...siteAttributes}>{mapCredit}</span>
          </figcaption>
        </figure>
      )}
      <ul className="guest-places">
        {places.map(({ name, path, directions, pin, events }) => (
          <li key={name}>
            <h3>
              {pin !== null && (
                <span className="guest-places__pin">
                  <span className="visually-hidden">{say("page", "onMap")} </span>
                  {pin}
                </span>
              )}
              {name}
            </h3>
            <p>{eventList.format(events)}</p>
            {(path !== null || directions !== null) && (
              <p className="guest-places__links">
                {directions !== null && (
                  <a href={directions} rel="noopener noreferrer">
                    {say("page", "directions")}
                    <span className="visually-hidden">: {name}</span>
                  </a>
                )}
                {path !== null && (
                  <ThemeLink to={path}>
                    {say("page", "parking")}
                    <span className="visually-hidden">: {name}</span>
                  </ThemeLink>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const aboutTowns = (say: Say<"page">, places: readonly Place[]): string[] =>
  places.flatMap(({ pin, town }) =>
    pin === null || town === null ? [] : [say("page", "roughPlace", { pin, town })],
  );

function aboutMissing(words: PageWords, places: readonly Place[]): string[] {
  const say = translate(words);
  const missing = places.flatMap(({ name, pin }) => (pin === null ? [name] : []));
  if (missing.length === 0) return [];
  return [say("page", "notOnMap", { places: listIn(words, "conjunction").format(missing) })];
}

/** Urdu has a comma of its own. The page runs no scripts: lists are written on the server alone. */
const listIn = ({ language }: PageWords, type: "conjunction" | "unit") =>
  new Intl.ListFormat(languageTags[language], { type, style: type === "unit" ? "short" : "long" });

const lineClass: Readonly<Record<PlacesMap["lines"][number]["kind"], { className: string; width: number }>> =
  {
    river: { className: "guest-map__water", width: 7 },
    stream: { className: "guest-map__water", width: 3.5 },
    road: { className: "guest-map__way", width: 1.6 },
    highway: { className: "guest-map__way", width: 3 },
    "red-line": { className: "guest-map__train", width: 1.6 },
    "blue-line": { className: "guest-map__train", width: 1.6 },
  };

/** No two neighbours are alike. Each begins at its left foot, and its shade at the middle of its foot. */
const outlines = ["l18-30 5 6 19 24", "l14-20 6 3 5-6 17 23"];
const shades = ["l-5-30 5 6 19 24", "l2-23 17 23"];

type DrawnPlacesProps = { say: Say<"page">; map: PlacesMap; places: readonly Place[] };

function DrawnPlaces({ say, map, places }: DrawnPlacesProps) {
  const { width, height, city, lakes, peaks, lines, names, pins } = map;
  const marked = places.filter(({ pin }) => pin !== null).map(({ name, pin }) => `${pin}, ${name}`);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={say("page", "mapOf", { places: marked.join("; ") })}
    >
      <path className="guest-map__city" d={city} />
      <path className="guest-map__lake" d={lakes} />
      {peaks.map(([x, y], at) => (
        <g key={`${x} ${y}`}>
          <path className="guest-map__peak" d={`M${x - 21} ${y}${outlines[at % outlines.length]}z`} />
          <path className="guest-map__shade" d={`M${x + 2} ${y}${shades[at % shades.length]}z`} />
        </g>
      ))}
      {lines.map(({ kind, path }) => (
        <path key={path} className={lineClass[kind].className} strokeWidth={lineClass[kind].width} d={path} />
      ))}
      {names.map(({ name, kind, point: [x, y], letters }) => (
        <g key={name}>
          {kind !== "neighbourhood" && <circle className="guest-map__sign" cx={x} cy={y} r={2.5} />}
          <text className="guest-map__name" x={letters[0]} y={letters[1]}>
            {name}
          </text>
        </g>
      ))}
      {pins.map(({ point: [x, y], place }) =>
        Math.hypot(x - place[0], y - place[1]) > 4 ? (
          <g key={`${x} ${y}`}>
            <line className="guest-map__leader" x1={place[0]} y1={place[1]} x2={x} y2={y} />
            <circle className="guest-map__sign" cx={place[0]} cy={place[1]} r={3} />
          </g>
        ) : null,
      )}
      {pins.map(({ point: [x, y] }, at) => (
        <g key={`${x} ${y}`}>
          <circle className="guest-map__pin" cx={x} cy={y} r={13} />
          <text className="guest-map__number" x={x} y={y}>
            {at + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
