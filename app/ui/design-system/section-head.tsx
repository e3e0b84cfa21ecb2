import type { ReactNode } from "react";

type SectionHeadProps = {
  /** Small line above the heading. */
  eyebrow?: string;
  heading: string;
  /** Id of the heading, for elements that it labels. */
  id?: string;
  lede?: string;
  /** Centred instead of left-aligned. */
  centred?: boolean;
  /** Above all text. */
  ornament?: ReactNode;
  /** Content at the right: a link onwards, tabs, a count. */
  children?: ReactNode;
};

/** The head of a section: eyebrow and heading at the left, further content at the right. */
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
