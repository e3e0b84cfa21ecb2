import { foldText } from "#app/catalogue/directory/fold-text.ts";
import type { Composition } from "#content/invitations/compositions.ts";
import { invitationVenues } from "#content/invitations/invitation-venues.ts";
import { venueComposition } from "#content/invitations/venue-compositions.ts";
import type { TraditionId } from "#content/plan/wedding-kinds.ts";

import { eventFaith, riteFaith } from "./event-faith.ts";

/** What an invitation is for, as the plan knows it. */
export type InvitationOccasion = {
  /** Kind of the event, 'save-the-date', or '' for an event that the couple named itself. */
  kind: string;
  place: string;
  /** Traditions of the wedding. */
  wedding: readonly TraditionId[];
};

/** Words of places, and the words of the pictures that show such a place. */
const settings: readonly { place: RegExp; picture: RegExp }[] = [
  {
    place: /banff|canmore|kananaskis|lake louise|mountain|rockies|peak|moraine|minnewanka|ridge/i,
    picture: /mountain|peak|rockies|range/i,
  },
  { place: /lake|moraine|minnewanka|emerald|canoe|boathouse/i, picture: /lake|canoe|water/i },
  {
    place: /ranch|farm|barn|prairie|acreage|okotoks|cochrane|bragg|millarville|foothills/i,
    picture: /prairie|wheat|barn|ranch|foothill|field/i,
  },
  {
    place: /hotel|hall|ballroom|convention|banquet|centre|center|palace/i,
    picture: /hall|ballroom|chandelier|dance/i,
  },
  { place: /calgary|downtown|tower|river|bow|bridge/i, picture: /calgary|city|skyline|tower|bridge|river/i },
  { place: /garden|park|greenhouse|conservatory|orchard/i, picture: /garden|park|greenhouse|blossom/i },
  { place: /gurdwara|darbar|dashmesh/i, picture: /gurdwara/i },
  { place: /mandir|temple/i, picture: /mandir|temple|mandap/i },
  { place: /masjid|mosque|islamic/i, picture: /masjid|mosque|arch/i },
  { place: /jamatkhana/i, picture: /jamatkhana|arch/i },
  { place: /church|chapel|cathedral/i, picture: /church|chapel/i },
  { place: /home|house|backyard/i, picture: /home|house|courtyard|garden/i },
];

/**
 * The compositions that fit an event, the best first: made for its kind, with the motifs of its faith or of
 * none, and of a place like its own. Motifs of a faith come first on a rite of that faith alone; on every other
 * event the couple has to choose them.
 */
export function chooseCompositions(
  { kind, place, wedding }: InvitationOccasion,
  compositions: readonly Composition[],
): Composition[] {
  const faith = eventFaith(kind, wedding);
  const scored = compositions.flatMap((composition, order) => {
    // Motifs of a faith are never mixed with those of another, nor shown to who has not chosen them.
    if (composition.faith !== null && composition.faith !== faith) return [];
    const made: readonly string[] = composition.eventKinds;
    const rank = made.indexOf(kind);
    // For an event of the couple's own every picture is as good as another.
    if (rank < 0 && kind !== "") return [];
    const picture = `${composition.id} ${composition.name} ${composition.setting}`;
    const isLikePlace = settings.some((pair) => pair.place.test(place) && pair.picture.test(picture));
    const score =
      (isLikePlace ? 4 : 0) +
      (composition.faith === null ? 0 : 3) +
      (kind === "" ? 0 : 3 - Math.min(rank, 3));
    return [{ composition, score, order }];
  });
  return unchosenLast(
    kind,
    scored.toSorted((a, b) => b.score - a.score || a.order - b.order).map(({ composition }) => composition),
  );
}

/**
 * All compositions that a couple may choose for an event: the poster of its venue, the fitting ones, then those
 * for other events, still without motifs of another faith. On a rite, the motifs of its faith come before the venue.
 */
export function offeredCompositions(
  event: InvitationOccasion,
  compositions: readonly Composition[],
): Composition[] {
  const fitting = chooseCompositions(event, compositions);
  const faith = eventFaith(event.kind, event.wedding);
  const others = compositions.filter(
    (composition) =>
      !fitting.includes(composition) && (composition.faith === null || composition.faith === faith),
  );
  const rite = riteFaith(event.kind);
  const ofRite = fitting.filter((composition) => rite !== null && composition.faith === rite);
  const shown = new Set(ofRite);
  return [
    ...ofRite,
    ...venueCompositions(event.place),
    ...unchosenLast(
      event.kind,
      [...fitting, ...others].filter((composition) => !shown.has(composition)),
    ),
  ];
}

/** The poster of the venue that a place names, if it is one of this site. */
function venueCompositions(place: string): Composition[] {
  const written = foldText(place);
  const venue = invitationVenues.find((one) => one.written.test(written));
  return venue === undefined ? [] : [venueComposition(venue)];
}

/** Moves what has motifs of a faith behind all else, unless the event is a rite of it. */
function unchosenLast(kind: string, compositions: readonly Composition[]): Composition[] {
  const faith = riteFaith(kind);
  const waits = (composition: Composition) => composition.faith !== null && composition.faith !== faith;
  return [...compositions.filter((one) => !waits(one)), ...compositions.filter(waits)];
}
