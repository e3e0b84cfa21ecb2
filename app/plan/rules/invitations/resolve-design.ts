import type { InvitationWords } from "#app/stationery/drawing/invitation-text.ts";
import type { InvitationDesign } from "#app/plan/schema/invitations.schema.ts";
import type { Composition } from "#content/invitations/compositions.ts";

import type { InvitationPalette } from "./choose-palette.ts";

/** What the couple chose; undefined while it has not touched the invitation. */
type Chosen = InvitationDesign | undefined;

/** The words of an invitation: the couple's own, and the plan's where it has written none. */
export const resolveWords = (design: Chosen, defaults: InvitationWords): InvitationWords => ({
  names: design?.names ?? defaults.names,
  nativeNames: design?.nativeNames ?? defaults.nativeNames,
  hosts: design?.hosts ?? defaults.hosts,
  wording: design?.wording ?? defaults.wording,
  nativeWording: design?.nativeWording ?? defaults.nativeWording,
  event: design?.heading ?? defaults.event,
  when: design?.when ?? defaults.when,
  place: design?.where ?? defaults.place,
});

/** The palette of an invitation: the couple's choice, and the event's own light where it has made none. */
export const resolvePalette = (design: Chosen, suggested: InvitationPalette): InvitationPalette => ({
  family: design?.family ?? suggested.family,
  season: design?.season ?? suggested.season,
  hour: design?.hour ?? suggested.hour,
});

/**
 * The composition of an invitation: the couple's, while it is still offered, and else the best one.
 * @param offered best first
 */
export const resolveComposition = (
  design: Chosen,
  offered: readonly Composition[],
): Composition | undefined => offered.find(({ id }) => id === design?.composition) ?? offered[0];
