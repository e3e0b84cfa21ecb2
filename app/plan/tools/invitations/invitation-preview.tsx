import type { ReactNode } from "react";

import type { InvitationShape } from "#content/invitations/compositions.ts";

import { svgSource, type useDrawing } from "./use-drawing.ts";

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
  const { drawn, hasFailed, drawAgain } = drawing;
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
      <div className="invitations__table" data-shape={shape}>
        {drawn !== null && <img src={svgSource(drawn.svg)} alt={alt} />}
      </div>
      {hasFailed && (
        <div className="plan__trouble" role="alert">
          <p>We couldn’t load this picture. Check your connection.</p>
          <button type="button" className="button button--line button--small" onClick={drawAgain}>
            Try again
          </button>
        </div>
      )}
      {drawn !== null && drawn.missing.length > 0 && (
        <output className="note">
          Our typefaces don’t have {drawn.missing.join(" ")}, so it’s left out. Write it in another way.
        </output>
      )}
      {children}
    </section>
  );
}
