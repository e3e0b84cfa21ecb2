import { useMemo, useState } from "react";

import { invitationDesigns } from "#app/plan/schema/invitations.schema.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";
import { useCanEdit, useRowMutations } from "#app/plan/session/plan-provider.tsx";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";
import type { InvitationRequest } from "#app/stationery/workers/invitation-request.ts";
import type { DrawingWorker } from "#app/stationery/workers/open-drawing-worker.ts";
import type { InvitationShape } from "#content/invitations/compositions.ts";
import { palettes } from "#content/invitations/palettes.ts";

import { CompositionChoice } from "./composition-choice.tsx";
import { DownloadButtons } from "./download-buttons.tsx";
import { HouseholdPrint } from "./household-print.tsx";
import { InvitationPreview } from "./invitation-preview.tsx";
import { PaletteChoice } from "./palette-choice.tsx";
import { useDrawing } from "./use-drawing.ts";
import { useInvitation } from "./use-invitation.ts";
import { WordsFields } from "./words-fields.tsx";

type InvitationEditorProps = {
  /** Null for the save-the-date. */
  event: EventRow | null;
  draw: DrawingWorker["draw"];
  link: ToolProps["link"];
};

/** One invitation: its picture, its colours, its words, and the files made of it. */
export function InvitationEditor({ event, draw, link }: InvitationEditorProps) {
  const invitation = useInvitation(event);
  const { id, composition, palette, words } = invitation;
  const [shape, setShape] = useState<InvitationShape>("card");
  const { put } = useRowMutations(invitationDesigns);
  const readOnly = !useCanEdit();
  const inks = palettes[palette.family][palette.season][palette.hour];
  const request = useMemo<InvitationRequest | null>(
    () => (composition === undefined ? null : { shape, sheet: composition.shapes[shape], inks, words }),
    [composition, shape, inks, words],
  );
  const drawing = useDrawing(draw, request);
  if (composition === undefined || request === null)
    return <p className="plan__section note">There is no picture for this event yet.</p>;
  const change = (what: Parameters<typeof put>[1]) => put(id, what);
  return (
    <div className="invitations">
      <InvitationPreview
        drawing={drawing}
        shape={shape}
        setShape={setShape}
        alt={`${composition.alt}. ${Object.values(words).filter(Boolean).join(", ")}`}
      >
        <DownloadButtons request={request} drawn={drawing.drawn} />
      </InvitationPreview>
      <div className="invitations__settings">
        <CompositionChoice
          offered={invitation.offered}
          chosen={composition}
          inks={inks}
          draw={draw}
          choose={(chosen) => change({ composition: chosen })}
          readOnly={readOnly}
        />
        <PaletteChoice {...invitation} change={change} readOnly={readOnly} />
        <WordsFields {...invitation} change={change} readOnly={readOnly} />
        <HouseholdPrint
          event={event}
          request={{ ...request, shape: "card", sheet: composition.shapes.card }}
          link={link}
        />
      </div>
    </div>
  );
}
