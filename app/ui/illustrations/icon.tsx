import { type IconName, iconShapes } from "./icon-shapes.ts";

/** An icon beside text or in a labelled button, in the text colour; its size comes from CSS. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg
    className="icon"
    width={20}
    height={20}
    viewBox="0 0 24 24"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: iconShapes[name] }}
  />
);

const heartId = "heart-shape";

/** The shape of the hearts of a page, which has dozens of them. */
export const HeartShape = () => (
  <div hidden>
    <svg>
      <g id={heartId} dangerouslySetInnerHTML={{ __html: iconShapes.heart }} />
    </svg>
  </div>
);

/** The heart's icon, by reference to its shape in the page. */
export const HeartIcon = () => (
  <svg className="icon" width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#${heartId}`} />
  </svg>
);
