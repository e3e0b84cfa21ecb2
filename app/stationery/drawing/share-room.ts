import type { InvitationBox, InvitationSheet } from "#content/invitations/compositions.ts";

import { fitText, type FittedText, type Paragraph } from "#app/stationery/typesetting/fit-text.ts";
import type { Typesetter } from "#app/stationery/typesetting/typesetter.ts";

/** The line above the names gets room of theirs until it is as large as this, as a share of its largest size. */
const readable = 0.72;
/** Shares of the names' room that the line may take, one after the other. */
const shares = [0, 0.1, 0.2, 0.3, 0.4, 0.5] as const;
/** The names stay the largest: this many times the line's size. */
const namesAbove = 1.7;

type SharedBlock = { paragraphs: readonly Paragraph[]; largest: number };

/**
 * Sets the line and the names below it. Four parents need more room than 'Save the date': what they lack, the
 * names give, as long as these stay larger.
 */
export function fitLineAndNames(
  { line: above, names: below }: Pick<InvitationSheet["areas"], "line" | "names">,
  line: SharedBlock,
  names: SharedBlock,
  typesetter: Typesetter,
): { line: FittedText; names: FittedText } {
  const within = (share: number) => ({
    line: fitText(line.paragraphs, grown(above, below, share), line.largest, typesetter),
    names: fitText(names.paragraphs, shrunk(below, share), names.largest, typesetter),
  });
  let best = within(0);
  for (const share of shares) {
    if (best.line.size >= readable * line.largest) break;
    const tried = within(share);
    if (tried.names.size < namesAbove * tried.line.size) break;
    best = tried;
  }
  return best;
}

const grown = (line: InvitationBox, names: InvitationBox, share: number): InvitationBox => ({
  ...line,
  height: line.height + share * names.height,
});

const shrunk = (names: InvitationBox, share: number): InvitationBox => ({
  ...names,
  y: names.y + share * names.height,
  height: (1 - share) * names.height,
});

/** The line's box where it takes the most room of the names. */
export const lineAtMost = (line: InvitationBox, names: InvitationBox): InvitationBox =>
  grown(line, names, Math.max(...shares));
