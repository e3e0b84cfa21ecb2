import type { EventKindId } from "../plan/event-kinds.ts";

/** Card: 5 × 7 in with 3 mm bleed, in tenths of a millimetre. Square and story: pixels of a telephone. */
export type InvitationShape = "card" | "square" | "story";

export type InvitationEventKind = EventKindId | "save-the-date";

export type InvitationFaith = "sikh" | "hindu" | "muslim" | "ismaili" | "christian";

/** Where a text stands, in the drawing's own units; its ink is a name of the palettes. */
export type InvitationBox = {
  x: number;
  y: number;
  width: number;
  height: number;
  align: "start" | "middle" | "end";
  ink: string;
};

/** A composition in one shape. */
export type InvitationSheet = {
  /** Under /art/invitations/. Its colours are `var(--i-INK)`, without a style sheet. */
  file: string;
  width: number;
  height: number;
  /** What is left of the drawing after cutting. The art reaches to the edge of the bleed. */
  trim: { x: number; y: number; width: number; height: number };
  areas: { names: InvitationBox; line: InvitationBox; details: InvitationBox };
  /**
   * What a small window shows of the picture: its middle, and from where to where down the sheet. Without it,
   * the largest part that no text stands on.
   */
  focus?: {
    x: number;
    top: number;
    bottom: number;
    /** How much of the sheet's width the window may show round x; all of it without. */
    width?: number;
  };
  /** The file is a poster of another size, which hangs on a wall, in a frame whose opening this is. */
  mount?: PosterMount;
};

/** The opening of a frame, in the sheet's units, and the height of the poster that is in its middle. */
type PosterMount = {
  left: number;
  top: number;
  right: number;
  bottom: number;
  focus: number;
};

/** A picture for an invitation: one subject, composed for each shape. */
export type Composition = {
  id: string;
  name: string;
  /** The place that it shows. */
  setting: string;
  /** What it can invite to, the most fitting first. */
  eventKinds: readonly InvitationEventKind[];
  /** The faith whose motifs it has; null where it has none. */
  faith: InvitationFaith | null;
  alt: string;
  shapes: Readonly<Record<InvitationShape, InvitationSheet>>;
};
