import type { Composition } from "./composition.ts";
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
export const compositions: readonly Composition[] = [lake];
