import { useMemo, useState, type ReactNode } from "react";

import type { EventRow } from "#app/plan/schema/wedding.schema.ts";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";
import type { InvitationWords } from "#app/stationery/drawing/invitation-text.ts";
import type { InvitationRequest } from "#app/stationery/workers/invitation-request.ts";
import type { DrawingWorker } from "#app/stationery/workers/open-drawing-worker.ts";
import type { Composition, InvitationShape } from "#content/invitations/compositions.ts";
import type { InvitationInks } from "#content/invitations/palettes.ts";

import { DownloadButtons } from "./download-buttons.tsx";
import { HouseholdPrint } from "./household-print.tsx";
import { InvitationPreview } from "./invitation-preview.tsx";
import { useDrawing } from "./use-drawing.ts";

type InvitationSheetsProps = {
  /** Null for the save-the-date. */
  event: EventRow | null;
  words: InvitationWords;
  composition: Composition;
  inks: InvitationInks;
  draw: DrawingWorker["draw"];
  link: ToolProps["link"];
  /** What the couple chooses and writes. */
  children: ReactNode;
};

/** The invitation in its three shapes, their files, and a card for each household. */
export function InvitationSheets({
  event,
  words,
  composition,
  inks,
  draw,
  link,
  children,
}: InvitationSheetsProps) {
  const [shape, setShape] = useState<InvitationShape>("card");
  const request = useMemo<InvitationRequest>(
    () => ({ shape, sheet: composition.shapes[shape], inks, words }),
    [composition, shape, inks, words],
  );
  const drawing = useDrawing(draw, request);
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
        {children}
        <HouseholdPrint
          event={event}
          request={{ ...request, shape: "card", sheet: composition.shapes.card }}
          link={link}
        />
      </div>
    </div>
  );
}
