import { compositions, type InvitationShape } from "#content/invitations/compositions.ts";
import { invitationVenues } from "#content/invitations/invitation-venues.ts";
import { venueComposition } from "#content/invitations/venue-compositions.ts";
import { invitationShapes } from "#content/invitations/sheets.ts";

import { drawCastle } from "./castle.ts";
import { drawPrairie } from "./prairie.ts";
import { drawSkyline } from "./skyline.ts";
import { drawGurdwara } from "./gurdwara.ts";
import { drawMandap } from "./mandap.ts";
import { drawMehndi } from "./mehndi.ts";
import { drawNikah } from "./nikah.ts";
import { drawSangeet } from "./sangeet.ts";
import { drawGarba } from "./garba.ts";
import { drawWinter } from "./winter.ts";
import { drawBarn } from "./barn.ts";
import { drawGarden } from "./garden.ts";
import { drawKolam } from "./kolam.ts";
import { drawBallroom } from "./ballroom.ts";
import { drawElopement } from "./elopement.ts";
import { drawCourtyard } from "./courtyard.ts";
import { drawLake } from "./lake.ts";
import { venuePosters } from "../venue-posters.ts";
import { type DrawInvitation, printInvitation } from "./print-invitation.ts";
import { printVenue } from "./print-venue.ts";
import { venueHours } from "./venue-hours.ts";

const drawings: Readonly<Record<string, DrawInvitation>> = {
  lake: drawLake,
  castle: drawCastle,
  prairie: drawPrairie,
  skyline: drawSkyline,
  gurdwara: drawGurdwara,
  mandap: drawMandap,
  mehndi: drawMehndi,
  nikah: drawNikah,
  sangeet: drawSangeet,
  garba: drawGarba,
  winter: drawWinter,
  barn: drawBarn,
  garden: drawGarden,
  kolam: drawKolam,
  ballroom: drawBallroom,
  elopement: drawElopement,
  courtyard: drawCourtyard,
};

/** Every sheet of every composition, and the posters of venues, by their path under public/art. */
export const drawInvitations = (): Map<string, string> => new Map([...drawSheets(), ...drawVenues()]);

const drawSheets = () =>
  compositions.flatMap((composition) => {
    const draw = drawings[composition.id];
    if (!draw) throw new Error(`Nobody draws the composition '${composition.id}'.`);
    return invitationShapes.map(
      (shape: InvitationShape) =>
        [`invitations/${composition.shapes[shape].file}`, printInvitation(composition, shape, draw)] as const,
    );
  });

const drawVenues = () =>
  invitationVenues.map((venue) => {
    const [poster, hour] = [venuePosters[`venues/${venue.id}`], venueHours[venue.id]];
    if (!poster || !hour) throw new Error(`Nobody draws the venue '${venue.id}'.`);
    return [`invitations/${venueComposition(venue).shapes.card.file}`, printVenue(poster, hour)] as const;
  });
