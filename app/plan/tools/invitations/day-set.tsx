import { useState, type ReactNode } from "react";

import type { InvitationDesign } from "#app/plan/schema/invitations.schema.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";
import type { DayPieceId } from "#app/stationery/day-set/day-piece.ts";
import type { InvitationWords } from "#app/stationery/drawing/invitation-text.ts";
import type { DrawingWorker } from "#app/stationery/workers/open-drawing-worker.ts";
import type { Composition } from "#content/invitations/compositions.ts";
import type { InvitationInks } from "#content/invitations/palettes.ts";

import { DayWordsFields } from "./day-words-fields.tsx";
import { PieceChoice } from "./piece-choice.tsx";
import { PieceMissing } from "./piece-missing.tsx";
import { PiecePreview } from "./piece-preview.tsx";
import { useDaySet } from "./use-day-set.ts";

type DaySetProps = {
  event: EventRow;
  words: InvitationWords;
  composition: Composition;
  inks: InvitationInks;
  draw: DrawingWorker["draw"];
  link: ToolProps["link"];
  change: (what: Partial<Omit<InvitationDesign, "id">>) => void;
  readOnly: boolean;
  /** Picture and colours, which the set shares with the invitation. */
  children: ReactNode;
};

/** What is printed for the day itself, in the hand of the event's invitation. */
export function DaySet({
  event,
  words: invitation,
  composition,
  inks,
  draw,
  link,
  change,
  readOnly,
  children,
}: DaySetProps) {
  const [chosen, choose] = useState<DayPieceId>("welcome");
  const set = useDaySet(event, invitation);
  const piece = set.pieces[chosen];
  return (
    <div className="invitations">
      <section className="invitations__preview" aria-label="Preview">
        <PieceChoice chosen={chosen} choose={choose} />
        {piece === null ? (
          <PieceMissing piece={chosen} link={link} />
        ) : (
          <PiecePreview
            key={chosen}
            piece={piece}
            names={invitation.names}
            composition={composition}
            inks={inks}
            draw={draw}
          />
        )}
      </section>
      <div className="invitations__settings">
        <DayWordsFields piece={chosen} {...set} change={change} readOnly={readOnly} />
        {children}
      </div>
    </div>
  );
}
