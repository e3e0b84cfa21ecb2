import { weddingLocations } from "#app/calendar/wedding-locations.ts";
import { weddingSeason } from "#app/plan/rules/wedding-season.ts";
import { saveTheDateId, type InvitationDesign } from "#app/plan/schema/invitations.schema.ts";
import type { EventRow, wedding } from "#app/plan/schema/wedding.schema.ts";
import type { PlanRow } from "#app/plan/document/plan-table.ts";
import type { InvitationWords } from "#app/stationery/drawing/invitation-text.ts";
import { planSeasonName } from "#content/seasons/season-months.ts";
import { compositions, type Composition } from "#content/invitations/compositions.ts";

import { offeredCompositions } from "./choose-compositions.ts";
import { choosePalette, type InvitationPalette } from "./choose-palette.ts";
import { defaultWords } from "./default-words.ts";
import { resolveComposition, resolvePalette, resolveWords } from "./resolve-design.ts";

/** An event's invitation as it is now: the couple's choices, and the plan's where it has made none. */
export type Invitation = {
  /** Id of its row: the event's, or that of the save-the-date. */
  id: string;
  /** Compositions to choose from, the best first. */
  offered: readonly Composition[];
  composition: Composition | undefined;
  palette: InvitationPalette;
  /** What the palette would be without a choice. */
  suggestedPalette: InvitationPalette;
  words: InvitationWords;
  defaults: InvitationWords;
};

type Couple = PlanRow<(typeof wedding)["shape"]> | undefined;

/** What the plan suggests for an invitation. */
export type InvitationSuggestion = Pick<Invitation, "offered" | "suggestedPalette" | "defaults">;

/** @param event null for the save-the-date */
export function suggestInvitation(couple: Couple, event: EventRow | null): InvitationSuggestion {
  const { kinds = [], season = null, year = null, date = null, places = [] } = couple ?? {};
  const [place] = places;
  const ofWedding = {
    kind: saveTheDateId,
    name: "",
    date,
    start: null,
    place: place === undefined || places.length > 1 ? "" : `${weddingLocations[place].name}, Alberta`,
  };
  const invited = event ?? ofWedding;
  const roughDate = season === null ? "" : `${planSeasonName(season)} ${year ?? ""}`.trim();
  return {
    offered: offeredCompositions({ kind: invited.kind, place: invited.place, wedding: kinds }, compositions),
    suggestedPalette: choosePalette(
      { date: invited.date, season: weddingSeason({ date, season }), start: invited.start },
      kinds,
    ),
    defaults: defaultWords({
      ...invited,
      roughDate: event === null ? roughDate : "",
      partnerOne: couple?.partnerOne ?? "",
      partnerTwo: couple?.partnerTwo ?? "",
    }),
  };
}

/** @param design undefined while the couple has not touched the invitation */
export const resolveInvitation = (
  id: string,
  suggested: InvitationSuggestion,
  design: InvitationDesign | undefined,
): Invitation => ({
  id,
  ...suggested,
  composition: resolveComposition(design, suggested.offered),
  palette: resolvePalette(design, suggested.suggestedPalette),
  words: resolveWords(design, suggested.defaults),
});
