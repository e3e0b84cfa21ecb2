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
