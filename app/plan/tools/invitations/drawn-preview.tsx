import { svgSource, type useDrawing } from "./use-drawing.ts";

type DrawnPreviewProps = {
  drawing: ReturnType<typeof useDrawing>;
  /** Whose room is held before its picture is there. */
  shape: "card" | "square" | "story" | "board" | "sheet" | "wide-sheet";
  /** The picture and its words, for who does not see them. */
  alt: string;
};

/** A drawing as its files are: the very same. */
export function DrawnPreview({ drawing: { drawn, hasFailed, drawAgain }, shape, alt }: DrawnPreviewProps) {
  // A vowel sign stands on no letter here.
  const missing = drawn?.missing.filter((character) => !/\p{Mark}/u.test(character)) ?? [];
  return (
    <>
      <div className="invitations__table" data-shape={shape}>
        {drawn !== null && <img src={svgSource(drawn.svg)} alt={alt} />}
      </div>
      {hasFailed && (
        <div className="plan__error" role="alert">
          <p>We couldn’t load this picture. Check your connection.</p>
          <button type="button" className="button button--line button--small" onClick={drawAgain}>
            Try again
          </button>
        </div>
      )}
      {missing.length > 0 && (
        <output className="note">
          Our typefaces don’t have {missing.join(" ")}, so{" "}
          {missing.length === 1
            ? "it’s left out. Write it in another way."
            : "they’re left out. Write them in another way."}
        </output>
      )}
    </>
  );
}
