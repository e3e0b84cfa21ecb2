import { useMemo } from "react";

import { weddingLocations } from "#app/calendar/wedding-locations.ts";
import { offeredCompositions } from "#app/plan/rules/invitations/choose-compositions.ts";
import { choosePalette, type InvitationPalette } from "#app/plan/rules/invitations/choose-palette.ts";
import { defaultWords } from "#app/plan/rules/invitations/default-words.ts";
import {
  resolveComposition,
  resolvePalette,
  resolveWords,
} from "#app/plan/rules/invitations/resolve-design.ts";
import { invitationDesigns, saveTheDateId } from "#app/plan/schema/invitations.schema.ts";
import { wedding, weddingRowId, type EventRow } from "#app/plan/schema/wedding.schema.ts";
import { useRow } from "#app/plan/session/plan-provider.tsx";
import type { InvitationWords } from "#app/stationery/drawing/invitation-text.ts";
import { compositions, type Composition } from "#content/invitations/compositions.ts";

import { seasonNames } from "./palette-names.ts";

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

/** @param event null for the save-the-date */
export function useInvitation(event: EventRow | null): Invitation {
  const couple = useRow(wedding, weddingRowId);
  const id = event?.id ?? saveTheDateId;
  const design = useRow(invitationDesigns, id);
  const planned = useMemo(() => {
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
    const roughDate = season === null ? "" : `${seasonNames[season]} ${year ?? ""}`.trim();
    return {
      offered: offeredCompositions(
        { kind: invited.kind, place: invited.place, wedding: kinds },
        compositions,
      ),
      suggestedPalette: choosePalette({ date: invited.date, season, start: invited.start }, kinds),
      defaults: defaultWords({
        ...invited,
        roughDate: event === null ? roughDate : "",
        partnerOne: couple?.partnerOne ?? "",
        partnerTwo: couple?.partnerTwo ?? "",
      }),
    };
  }, [couple, event]);
  return useMemo(
    () => ({
      id,
      ...planned,
      composition: resolveComposition(design, planned.offered),
      palette: resolvePalette(design, planned.suggestedPalette),
      words: resolveWords(design, planned.defaults),
    }),
    [id, planned, design],
  );
}
