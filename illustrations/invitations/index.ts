import { compositions, type InvitationShape } from "#content/invitations/compositions.ts";
import { invitationShapes } from "#content/invitations/sheets.ts";

import { drawLake } from "./lake.ts";
import { type DrawInvitation, printInvitation } from "./print-invitation.ts";

const drawings: Readonly<Record<string, DrawInvitation>> = { lake: drawLake };

/** Every sheet of every composition, by its path under public/art. */
export function drawInvitations(): Map<string, string> {
  return new Map(
    compositions.flatMap((composition) => {
      const draw = drawings[composition.id];
      if (!draw) throw new Error(`Nobody draws the composition '${composition.id}'.`);
      return invitationShapes.map((shape: InvitationShape) => [
        `invitations/${composition.shapes[shape].file}`,
        printInvitation(composition, shape, draw),
      ]);
    }),
  );
}
