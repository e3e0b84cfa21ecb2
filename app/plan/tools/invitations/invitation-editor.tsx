import { invitationDesigns } from "#app/plan/schema/invitations.schema.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";
import { useCanEdit, useRowMutations } from "#app/plan/session/plan-provider.tsx";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";
import type { DrawingWorker } from "#app/stationery/workers/open-drawing-worker.ts";
import { palettes } from "#content/invitations/palettes.ts";

import { CompositionChoice } from "./composition-choice.tsx";
import { DaySet } from "./day-set.tsx";
import { InvitationSheets } from "./invitation-sheets.tsx";
import { PaletteChoice } from "./palette-choice.tsx";
import { useInvitation } from "./use-invitation.ts";
import { WordsFields } from "./words-fields.tsx";

type InvitationEditorProps = {
  /** Null for the save-the-date. */
  event: EventRow | null;
  draw: DrawingWorker["draw"];
  link: ToolProps["link"];
  /** The set for the day is shown in place of the invitation. */
  isForDay: boolean;
};

/** One invitation, or what is printed for its day: picture, colours, words, and the files made of them. */
export function InvitationEditor({ event, draw, link, isForDay }: InvitationEditorProps) {
  const invitation = useInvitation(event);
  const { id, composition, palette, words } = invitation;
  const { put } = useRowMutations(invitationDesigns);
  const readOnly = !useCanEdit();
  const inks = palettes[palette.family][palette.season][palette.hour];
  if (composition === undefined)
    return <p className="plan__section note">There is no picture for this event yet.</p>;
  const change = (what: Parameters<typeof put>[1]) => put(id, what);
  const shared = (
    <>
      <CompositionChoice
        offered={invitation.offered}
        chosen={composition}
        inks={inks}
        draw={draw}
        choose={(chosen) => change({ composition: chosen })}
        readOnly={readOnly}
      />
      <PaletteChoice {...invitation} change={change} readOnly={readOnly} />
    </>
  );
  if (isForDay && event !== null)
    return (
      <DaySet
        event={event}
        words={words}
        composition={composition}
        inks={inks}
        draw={draw}
        link={link}
        change={change}
        readOnly={readOnly}
      >
        {shared}
      </DaySet>
    );
  return (
    <InvitationSheets
      event={event}
      words={words}
      composition={composition}
      inks={inks}
      draw={draw}
      link={link}
    >
      {shared}
      <WordsFields {...invitation} change={change} readOnly={readOnly} />
    </InvitationSheets>
  );
}
