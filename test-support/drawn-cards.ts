import { readFileSync } from "node:fs";

import { drawInvitation, type DrawnInvitation } from "#app/stationery/drawing/draw-invitation.ts";
import { sheetArt } from "#app/stationery/drawing/sheet-art.ts";
import { compositions } from "#content/invitations/compositions.ts";
import { invitationVenues } from "#content/invitations/invitation-venues.ts";
import { palettes } from "#content/invitations/palettes.ts";
import { venueComposition } from "#content/invitations/venue-compositions.ts";

import { openTypesetter } from "./invitation-typesetter.ts";

/** An invitation as a card, in every composition and with the poster of every venue. */
export function drawnCards(): DrawnInvitation[] {
  const typesetter = openTypesetter();
  return [...compositions, ...invitationVenues.map(venueComposition)].map(({ shapes: { card } }) =>
    drawInvitation(
      {
        shape: "card",
        sheet: card,
        art: sheetArt(card, readFileSync(`public/art/invitations/${card.file}`, "utf8")),
        inks: palettes.indian.winter.evening,
        words: {
          names: "Harpreet & Daniel",
          nativeNames: "ਹਰਪ੍ਰੀਤ ਅਤੇ ਡੈਨੀਅਲ",
          hosts: "",
          wording: "You’re invited to the wedding of",
          nativeWording: "",
          event: "Anand Karaj",
          when: "Saturday, 19 June 2027 · 10:30 a.m.",
          place: "Dashmesh Culture Centre",
        },
      },
      typesetter,
    ),
  );
}
