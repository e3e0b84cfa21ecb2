import type { Composition } from "./composition.ts";
import { courtyard } from "./pictures/courtyard.ts";
import { elopement } from "./pictures/elopement.ts";
import { ballroom } from "./pictures/ballroom.ts";
import { kolam } from "./pictures/kolam.ts";
import { garden } from "./pictures/garden.ts";
import { barn } from "./pictures/barn.ts";
import { winter } from "./pictures/winter.ts";
import { garba } from "./pictures/garba.ts";
import { sangeet } from "./pictures/sangeet.ts";
import { nikah } from "./pictures/nikah.ts";
import { mehndi } from "./pictures/mehndi.ts";
import { mandap } from "./pictures/mandap.ts";
import { gurdwara } from "./pictures/gurdwara.ts";
import { skyline } from "./pictures/skyline.ts";
import { prairie } from "./pictures/prairie.ts";
import { castle } from "./pictures/castle.ts";
import { lake } from "./pictures/lake.ts";

export type {
  Composition,
  InvitationBox,
  InvitationEventKind,
  InvitationFaith,
  InvitationShape,
  InvitationSheet,
} from "./composition.ts";

/** The pictures of invitations, in the order in which a couple sees them. */
export const compositions: readonly Composition[] = [
  lake,
  castle,
  prairie,
  skyline,
  gurdwara,
  mandap,
  mehndi,
  nikah,
  sangeet,
  garba,
  winter,
  barn,
  garden,
  kolam,
  ballroom,
  elopement,
  courtyard,
];
