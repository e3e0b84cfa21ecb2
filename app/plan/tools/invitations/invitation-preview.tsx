import type { ReactNode } from "react";

import type { InvitationShape } from "#content/invitations/compositions.ts";

import { DrawnPreview } from "./drawn-preview.tsx";
import type { useDrawing } from "./use-drawing.ts";

type InvitationPreviewProps = {
  drawing: ReturnType<typeof useDrawing>;
  shape: InvitationShape;
  setShape: (shape: InvitationShape) => void;
  /** The picture and its words, for who does not see them. */
  alt: string;
  children: ReactNode;
};

const shapes: readonly { id: InvitationShape; name: string }[] = [
  { id: "card", name: "Card, 5 × 7 in" },
  { id: "square", name: "Square" },
  { id: "story", name: "Story" },
];

/** The invitation as its files are: the very same drawing. */
export function InvitationPreview({ drawing, shape, setShape, alt, children }: InvitationPreviewProps) {
  return (
    <section className="invitations__preview" aria-label="Preview">
      <fieldset className="plan__choices invitations__shapes" aria-label="Shape">
        {shapes.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="choice"
            aria-pressed={id === shape}
            onClick={() => setShape(id)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <DrawnPreview drawing={drawing} shape={shape} alt={alt} />
      {children}
    </section>
  );
}
