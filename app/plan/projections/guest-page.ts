import type { Language } from "#app/languages/language.ts";
import { sunTimes } from "#app/calendar/sun-times.ts";
import { drawPlacesMap, type PlacesMap } from "#app/catalogue/maps/draw-places-map.ts";
import type {
  PageDraft,
  PagePhotograph,
  PageProjection,
  PublishedPage,
} from "#app/plan/document/projection-types.ts";
import { daylightOf } from "#app/plan/rules/schedule/daylight.ts";
import { directionsTo, type MappedPlace } from "#app/plan/rules/wedding-page/position-on-map.ts";
import type { InvitationWords } from "#app/stationery/drawing/invitation-text.ts";
import { climateNormals } from "#content/dates/climate-normals.ts";
import { isVenueComposition } from "#content/invitations/venue-compositions.ts";
import { houseOfEvent, houseWords, worshipHouses, type WorshipHouse } from "#content/plan/guest-customs.ts";
import type { PageBlockId } from "#content/plan/page-blocks.ts";

/** An event as a guest sees it. */
export type GuestEvent = {
  id: string;
  name: string;
  start: number | null;
  /** In minutes after midnight of its day; null where the couple has not said how long it is. */
  end: number | null;
  place: string;
  dress: string;
};

/** A day of the wedding, as far as a guest is invited to it. */
export type GuestDay = {
  /** Null for events that have no day yet; they come last. */
  date: string | null;
  events: GuestEvent[];
  light: GuestLight | null;
};

/** The sun of a day at the place of its events, and its month's usual weather there. */
export type GuestLight = {
  place: string;
  sunrise: number;
  noon: number;
  sunset: number;
  /** Duration in minutes. */
  daylight: number;
  /** In degrees Celsius. */
  high: number;
  low: number;
};

export type GuestMoment = {
  id: string;
  /** Id of its event. */
  event: string;
  date: string;
  start: number;
  title: string;
  place: string;
};

type GuestPlace = {
  name: string;
  /** Its page on this site. */
  path: string | null;
  /** URL of a route there; null for words that no map finds. */
  directions: string | null;
  /** Number of its pin on the map; null where it has none. */
  pin: number | null;
  /** The town that its pin stands for, where we know no more. */
  town: string | null;
  events: string[];
};

/** Who opens the page by a code. */
export type PageHousehold = {
  name: string;
  code: string;
  /** Ids of the events that it is invited to. */
  invited: readonly string[];
  /** The last day for answers. */
  until: string | null;
  /** What it reads its invitation in. */
  language: Language;
};

/** All that one guest sees of a wedding's page. */
export type GuestPage = {
  names: string;
  welcome: string;
  days: GuestDay[];
  moments: GuestMoment[];
  places: GuestPlace[];
  /** Of the places that we know; null where there are none. */
  map: PlacesMap | null;
  /** The houses of worship among the places, which ask something of guests. */
  customs: WorshipHouse[];
  photographs: readonly PagePhotograph[];
  /** For answers by voice; '' where there is none. */
  phone: string;
  blocks: { id: PageBlockId; heading: string; words: string }[];
  poster: Omit<PageDraft["poster"], "event">;
  household: Omit<PageHousehold, "invited"> | null;
};

type GuestPageParts = {
  published: PublishedPage;
  /** What the plan says today; null where the server cannot read it now. */
  live: PageProjection | null;
  /** Null for whoever has the URL alone. */
  household: PageHousehold | null;
  locate: (place: string) => MappedPlace;
};

/**
 * What somebody sees of a wedding's page: of what was published, and of what the plan says today. Everything
 * follows from the events: a household's own ones, and for whoever has no code those that are public, both as
 * published and still today. Nothing of another event is in the result.
 */
export function composeGuestPage({ published, live, household, locate }: GuestPageParts): GuestPage {
  const events = visibleEvents(published, live, household);
  const ids = new Set(events.map(({ id }) => id));
  const chosenPlaces = live?.places ?? [];
  const days = Array.from(
    Map.groupBy(events, ({ date }) => date),
    ([date, ofDay]): GuestDay => ({
      date,
      events: ofDay.map(({ id, name, start, minutes, place }) => ({
        id,
        name,
        start,
        end: start === null || minutes === null ? null : start + minutes,
        place,
        dress: published.dress[id] ?? "",
      })),
      light:
        date === null
          ? null
          : lightOf(
              date,
              ofDay.map(({ place }) => place),
              chosenPlaces,
            ),
    }),
  );
  const { event: posterEvent, ...poster } = published.poster;
  return {
    names: published.names,
    welcome: published.welcome,
    days,
    moments: (live?.moments ?? [])
      .filter(({ event }) => ids.has(event))
      .map(({ id, event, date, start, title, place }) => ({ id, event, date, start, title, place })),
    ...placesOf(events, locate),
    customs: housesOf(events),
    photographs: published.photographs,
    phone: live?.phone ?? "",
    blocks: published.blocks,
    // A poster of an event that is private by now says nothing of it.
    poster: posterEvent === "" || ids.has(posterEvent) ? poster : withoutEvent(poster),
    household:
      household === null
        ? null
        : {
            name: household.name,
            code: household.code,
            until: household.until,
            language: household.language,
          },
  };
}

function visibleEvents(
  published: PublishedPage,
  live: PageProjection | null,
  household: PageHousehold | null,
) {
  if (live === null) return [];
  const invited =
    household?.invited ?? published.publicEvents.filter((id) => live.draft.publicEvents.includes(id));
  return live.events.filter(({ id }) => invited.includes(id));
}

const nothingOfEvent: Partial<InvitationWords> = { event: "", when: "", place: "" };

/** Stands in for the poster of a venue, which says where an event is. */
const anywhere = "lake";

const withoutEvent = ({ words, composition, ...poster }: GuestPage["poster"]): GuestPage["poster"] => ({
  ...poster,
  composition: isVenueComposition(composition) ? anywhere : composition,
  words: { ...words, ...nothingOfEvent },
});

/** Years that the sun and the weather are told of; a plan may have any day. */
const knownDays = /^(?:19|20|21)\d\d-/;

function lightOf(date: string, places: readonly string[], chosen: readonly string[]): GuestLight | null {
  if (!knownDays.test(date)) return null;
  const { place } = daylightOf(date, places, chosen);
  const { sunrise, noon, sunset, daylight } = sunTimes(date, place);
  const month = Number(date.slice(5, 7)) - 1;
  const normals = climateNormals.find(({ id }) => id === place.id);
  const [high, low] = [normals?.high[month], normals?.low[month]];
  if (high === undefined || low === undefined) return null;
  return { place: place.name, sunrise, noon, sunset, daylight, high: Math.round(high), low: Math.round(low) };
}

type LiveEvent = PageProjection["events"][number];

function placesOf(
  events: readonly LiveEvent[],
  locate: GuestPageParts["locate"],
): Pick<GuestPage, "places" | "map"> {
  const held = Map.groupBy(
    events.filter(({ place }) => place !== ""),
    ({ place }) => place,
  );
  const located = Array.from(held, ([name, there]) => ({ name, there, where: locate(name) }));
  const onMap = located.filter(({ where }) => where.at !== null);
  return {
    places: located.map((place) => {
      const { name, there, where } = place;
      return {
        name,
        path: where.path,
        directions: directionsTo(name, where),
        pin: where.at === null ? null : onMap.indexOf(place) + 1,
        town: where.town,
        events: there.map((event) => event.name),
      };
    }),
    map: drawPlacesMap(onMap.flatMap(({ where }) => (where.at === null ? [] : [where.at]))),
  };
}

function housesOf(events: readonly LiveEvent[]): WorshipHouse[] {
  return worshipHouses.filter((house) =>
    events.some(({ kind, place }) => houseOfEvent[kind] === house || houseWords[house].test(place)),
  );
}
