import type { InvitationShape, InvitationSheet } from "#content/invitations/compositions.ts";
import type { InvitationInks } from "#content/invitations/palettes.ts";

import type { DaySetRequest } from "#app/stationery/day-set/day-piece.ts";
import type { CardBackWords } from "#app/stationery/drawing/draw-card-back.ts";
import type { InvitationWords } from "#app/stationery/drawing/invitation-text.ts";

/** An invitation to be drawn: a composition in a shape, its inks, and what it says. */
export type InvitationRequest = {
  shape: InvitationShape;
  sheet: InvitationSheet;
  inks: InvitationInks;
  words: InvitationWords;
};

/** What is drawn: an invitation, or the first sheet of a piece for the day. */
export type DrawingRequest = InvitationRequest | DaySetRequest;

/** The drawing as SVG, and the characters that no typeface has. */
export type InvitationSvg = { svg: string; missing: readonly string[] };

/**
 * What a worker says first. It waits for its WebAssembly before it listens, and what is sent to it earlier is
 * lost.
 */
export const workerReady = "ready";

export type DrawingAnswer = typeof workerReady | DrawnAnswer;

type DrawnAnswer = { id: number } & ({ ok: true; drawn: InvitationSvg } | { ok: false });

/** A card to be printed, once, or for each household with a back of its own. */
export type CardPrintRequest = InvitationRequest & { title: string; backs: readonly CardBackWords[] };

/** What is printed: cards, or all of a piece for the day. */
export type PrintRequest = CardPrintRequest | (DaySetRequest & { title: string });

export type PrintAnswer =
  | typeof workerReady
  | { kind: "progress"; cards: number }
  | { kind: "done"; pdf: Uint8Array<ArrayBuffer> }
  | { kind: "failed" };
