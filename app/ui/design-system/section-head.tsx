import type { ReactNode } from "react";

type SectionHeadProps = {
  /** Small line above the heading. */
  eyebrow?: string;
  heading: string;
  /** Of the heading, for what is labelled by it. */
  id?: string;
  lede?: string;
  /** In the middle of the page, and not at its left. */
  centred?: boolean;
  /** Above all words. */
  ornament?: ReactNode;
  /** What stands at the right: a link onwards, tabs, a count. */
  children?: ReactNode;
};

/** How a section begins: eyebrow and heading at the left, the way on at the right. */
export function SectionHead({ eyebrow, heading, id, lede, centred, ornament, children }: SectionHeadProps) {
  return (
    <div className={centred ? "section-head section-head--centred" : "section-head"}>
      <div>
        {ornament}
        {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
        <h2 className="heading-large" id={id}>
          {heading}
        </h2>
        {lede !== undefined && <p className="lede">{lede}</p>}
      </div>
      {children}
    </div>
  );
}
